import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { NodeSelection, Plugin, TextSelection } from '@tiptap/pm/state';

const eventName = 'go-to-block';

/** Moves the caret of the open text to a block of its body and brings it into sight. */
export function goToBlock(index: number): void {
  document
    .querySelector('.ProseMirror')
    ?.dispatchEvent(new CustomEvent(eventName, { detail: index }));
}

/** Returns the position of a block of the stored body, which has no empty lines. */
function positionOf(document: Node, index: number): number | null {
  let found: number | null = null;
  let left = index;
  document.forEach((node, at) => {
    const isEmpty = node.type.name === 'paragraph' && node.textContent.trim() === '';
    if (isEmpty || found !== null) return;
    if (left === 0) found = at;
    left -= 1;
  });
  return found;
}

/** Has the editor hear `goToBlock`. */
export const GoToBlock = Extension.create({
  name: 'goToBlock',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleDOMEvents: {
          [eventName]: (view, event) => {
            const { doc, tr } = view.state;
            const at = positionOf(doc, Number((event as CustomEvent).detail));
            if (at === null) return false;
            const selection = doc.nodeAt(at)?.isTextblock
              ? TextSelection.create(doc, at + 1)
              : NodeSelection.create(doc, at);
            view.dispatch(tr.setSelection(selection));
            view.focus();
            (view.nodeDOM(at) as HTMLElement).scrollIntoView({ block: 'center' });
            return true;
          },
        },
      },
    }),
  ],
});
