import { type Editor, Extension } from '@tiptap/core';
import { NodeSelection, Plugin, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { caretBelowPicture, isPicture, isPictureSelected, removeLine } from './insert-picture.ts';

/**
 * Keeps pictures from being lost to typing: letters, Enter and pasted text go below a picture that is
 * selected as a whole, and a deletion that reaches a picture from the text selects it first.
 */
export const PictureKeys = Extension.create({
  name: 'pictureKeys',
  priority: 1000,
  addKeyboardShortcuts: () => ({ Enter: goOn, Backspace: backward, Delete: forward }),
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleTextInput(view, _from, _to, text) {
          if (!leavePicture(view)) return false;
          view.dispatch(view.state.tr.insertText(text).scrollIntoView());
          return true;
        },
        handleDOMEvents: {
          // Keyboards of phones send no letters but a composition, which writes where the caret stands.
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

const goOn = ({ editor }: { editor: Editor }) => leavePicture(editor.view);
const backward = ({ editor }: { editor: Editor }) => selectNeighbor(editor, -1);
const forward = ({ editor }: { editor: Editor }) => selectNeighbor(editor, 1);

/** Goes on in a text block below the picture that is selected; false when none is. */
export function leavePicture(view: EditorView): boolean {
  if (!isPictureSelected(view.state)) return false;
  view.dispatch(caretBelowPicture(view.state));
  return true;
}

/** Selects the picture beside the caret instead of deleting it; an empty line that the caret stands in goes. */
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
