import { embedLabel } from '@pesantren/ui/rich-text/embeds';
import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** Shows an address that stands alone as the card that visitors see in its place; the text stays the address. */
export const EmbedCards = Extension.create({
  name: 'embedCards',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        decorations({ doc }) {
          const cards: Decoration[] = [];
          doc.forEach((node, at) => {
            const label = node.type.name === 'paragraph' && embedLabel(node.textContent.trim());
            if (label) {
              const attributes = { class: 'embed', 'data-label': label };
              cards.push(Decoration.node(at, at + node.nodeSize, attributes));
            }
          });
          return DecorationSet.create(doc, cards);
        },
      },
    }),
  ],
});
