import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { NodeSelection, Plugin, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

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

/** Selects a block, or puts the caret at its beginning, and brings it into sight. */
function select(view: EditorView, at: number): void {
  const { doc, tr } = view.state;
  const selection = doc.nodeAt(at)?.isTextblock
    ? TextSelection.create(doc, at + 1)
    : NodeSelection.create(doc, at);
  view.dispatch(tr.setSelection(selection));
  view.focus();
  (view.nodeDOM(at) as HTMLElement).scrollIntoView({ block: 'center' });
}

/** Goes from the block of the caret to the one before or after. @returns false at the edge of the text */
function goBeside(view: EditorView, step: -1 | 1): boolean {
  const { doc, selection } = view.state;
  const index = selection.$from.index(0) + step;
  if (index < 0 || index >= doc.childCount) return false;
  let at = 0;
  for (let before = 0; before < index; before += 1) at += doc.child(before).nodeSize;
  select(view, at);
  return true;
}

/** Has the editor hear `goToBlock`, and go from block to block by keys. */
export const GoToBlock = Extension.create({
  name: 'goToBlock',
  addKeyboardShortcuts: () => ({
    'Alt-ArrowUp': ({ editor }) => goBeside(editor.view, -1),
    'Alt-ArrowDown': ({ editor }) => goBeside(editor.view, 1),
  }),
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleDOMEvents: {
          [eventName]: (view, event) => {
            const at = positionOf(view.state.doc, Number((event as CustomEvent).detail));
            if (at === null) return false;
            select(view, at);
            return true;
          },
        },
      },
    }),
  ],
});
