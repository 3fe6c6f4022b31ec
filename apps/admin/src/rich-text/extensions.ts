import { embedLabel } from '@pesantren/ui/rich-text/embeds';
import { Extension, Mark } from '@tiptap/core';
import { TableKit } from '@tiptap/extension-table';
import type { ResolvedPos } from '@tiptap/pm/model';
import { Plugin, TextSelection } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import StarterKit from '@tiptap/starter-kit';
import { bodySchema } from './body-schema.ts';
import { Direction } from './direction.ts';
import { GoToBlock } from './go-to-block.ts';
import { PictureKeys } from './pictures/picture-keys.ts';
import { FigcaptionNode, FigureNode, PictureNode } from './pictures/picture-nodes.ts';
import { UploadPlaceholders } from './pictures/upload-placeholders.ts';
import { WhatsAppSigns } from './whatsapp-signs.ts';

/** Puts the caret below a table that was pasted, not into its last cell: who pastes one goes on below it. */
const PastedTables = Extension.create({
  name: 'pastedTables',
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction(transactions, before, { doc, schema, selection, tr }) {
        const isPasted = transactions.some((one) => one.getMeta('uiEvent') === 'paste');
        const depth = depthOfTable(selection.$from);
        // Cells that are pasted into a table belong to it.
        if (!isPasted || depth === null || depthOfTable(before.selection.$from) !== null) return;
        const after = selection.$from.after(depth);
        const { paragraph } = schema.nodes;
        const isText = doc.resolve(after).nodeAfter?.isTextblock === true;
        if (!isText && paragraph) tr.insert(after, paragraph.create());
        return tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView();
      },
    }),
  ],
});

function depthOfTable(at: ResolvedPos): number | null {
  for (let depth = at.depth; depth > 0; depth -= 1) {
    if (at.node(depth).type.name === 'table') return depth;
  }
  return null;
}

/** Shows an address that stands alone as the card that visitors see in its place; the text stays the address. */
const EmbedCards = Extension.create({
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

/** A mark without a button, kept in texts that have it; so are the next two. */
const Subscript = Mark.create({
  name: 'subscript',
  excludes: 'superscript',
  parseHTML: () => [{ tag: 'sub' }],
  renderHTML: () => ['sub', 0],
});

const Superscript = Mark.create({
  name: 'superscript',
  excludes: 'subscript',
  parseHTML: () => [{ tag: 'sup' }],
  renderHTML: () => ['sup', 0],
});

/** A passage in another language or direction within a line. */
const Passage = Mark.create({
  name: 'passage',
  addAttributes: () => ({ dir: { default: null }, lang: { default: null } }),
  parseHTML: () => [{ tag: 'span[lang]' }, { tag: 'span[dir]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

/**
 * Restores the selection as soon as the focus returns, from a dialog or by Tab. The browser puts the caret
 * before the first word; ProseMirror corrects that only within 200 ms, too late on a busy phone, and then
 * takes it for the person's own choice.
 */
const RestoreSelection = Extension.create({
  name: 'restoreSelection',
  addProseMirrorPlugins: () => [
    new Plugin({ props: { handleDOMEvents: { focus: (view) => view.focus() } } }),
  ],
});

/** The editor's extensions: the schema is the contract's subset of HTML (docs/contract.md#bodies). */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    ...{ bulletList: false, orderedList: false, link: false, code: false, codeBlock: false },
  }),
  TableKit.configure({ tableCell: false, tableHeader: false }),
  ...bodySchema,
  WhatsAppSigns,
  Direction,
  Subscript,
  Superscript,
  Passage,
  PictureNode,
  FigureNode,
  FigcaptionNode,
  PictureKeys,
  UploadPlaceholders,
  RestoreSelection,
  PastedTables,
  GoToBlock,
  EmbedCards,
];

/**
 * The extensions whose own rules may change what is typed or pasted (docs/editor.md#rules); those of any other, also of
 * one that a release of Tiptap brings, are off.
 */
export const enabledRules = {
  enableInputRules: ['bulletList', 'orderedList', 'whatsAppSigns'],
  enablePasteRules: ['link'],
};
