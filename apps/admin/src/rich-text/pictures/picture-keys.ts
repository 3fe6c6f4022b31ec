import { type Editor, Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { NodeSelection, Plugin, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import {
  caretBelow,
  caretBelowPicture,
  isPicture,
  isPictureSelected,
  removeLine,
} from './picture-commands.ts';

/**
 * Keeps typing from deleting pictures: letters, Enter and pasted text go below a selected picture, and a
 * deletion next to a picture selects it first. A second touch selects a picture as the first one does.
 */
export const PictureKeys = Extension.create({
  name: 'pictureKeys',
  priority: 1000,
  addKeyboardShortcuts: () => ({ Enter: goOn, Backspace: backward, Delete: forward }),
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        // Two touches at one place within half a second, also of two pictures when the text scrolled in between.
        handleDoubleClickOn: selectTouched,
        handleTripleClickOn: selectTouched,
        handleTextInput(view, _from, _to, text) {
          if (!leavePicture(view)) return false;
          view.dispatch(view.state.tr.insertText(text).scrollIntoView());
          return true;
        },
        handleDOMEvents: {
          // Phone keyboards send a composition instead of letters; it writes at the caret.
          compositionstart: (view) => void leavePicture(view),
          beforeinput(view, event) {
            const { inputType, data } = event as InputEvent;
            if (inputType !== 'insertText' || !data || !leavePicture(view)) return false;
            event.preventDefault();
            view.dispatch(view.state.tr.insertText(data).scrollIntoView());
            return true;
          },
        },
      },
    }),
  ],
});

const goOn = ({ editor }: { editor: Editor }) =>
  leavePicture(editor.view) || leaveCaption(editor.view);
const backward = ({ editor }: { editor: Editor }) => selectNeighbor(editor, -1);
const forward = ({ editor }: { editor: Editor }) => selectNeighbor(editor, 1);

/** Selects the picture that was touched. @returns false for anything else */
function selectTouched(view: EditorView, _pos: number, node: Node, at: number): boolean {
  if (node.type.name !== 'picture') return false;
  view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, at)));
  return true;
}

/** Moves the caret below the selected picture. @returns false when none is selected */
export function leavePicture(view: EditorView): boolean {
  if (!isPictureSelected(view.state)) return false;
  view.dispatch(caretBelowPicture(view.state));
  return true;
}

/** Moves the caret from a caption's end below its figure. @returns false when it is elsewhere */
function leaveCaption(view: EditorView): boolean {
  const { $from, empty } = view.state.selection;
  if (!empty || $from.parent.type.name !== 'figcaption') return false;
  if ($from.parentOffset < $from.parent.content.size) return false;
  view.dispatch(caretBelow(view.state.tr, $from.after(-1)).scrollIntoView());
  return true;
}

/** Selects the picture next to the caret instead of deleting it, and removes the caret's line when empty. */
function selectNeighbor({ view }: Editor, direction: -1 | 1): boolean {
  const { selection, tr } = view.state;
  if (!(selection instanceof TextSelection) || !selection.empty) return false;
  const { $from } = selection;
  const atEdge = $from.parentOffset === (direction < 0 ? 0 : $from.parent.content.size);
  if (!atEdge || $from.depth === 0 || $from.parent.type.name === 'figcaption') return false;
  const edge = direction < 0 ? $from.before() : $from.after();
  const $edge = tr.doc.resolve(edge);
  const picture = direction < 0 ? $edge.nodeBefore : $edge.nodeAfter;
  if (!picture || !isPicture(picture.type)) return false;
  const at = direction < 0 ? edge - picture.nodeSize : edge;
  if ($from.parent.content.size === 0) removeLine(tr, $from.before());
  const selected = NodeSelection.create(tr.doc, tr.mapping.map(at));
  view.dispatch(tr.setSelection(selected).scrollIntoView());
  return true;
}
