import type { EditorView } from '@tiptap/pm/view';
import { caretBelow } from './picture-commands.ts';

/** Inserts a picture that the school has already, below the cursor's block, in the place of an empty line. */
export function insertStored(view: EditorView, picture: { src: string; alt: string | null }): void {
  const { tr, schema } = view.state;
  const { $to, to } = tr.selection;
  const isEmptyLine = $to.depth === 1 && $to.parent.content.size === 0;
  const below = $to.depth === 0 ? to : $to.after(1);
  const at = isEmptyLine ? $to.before(1) : below;
  const node = schema.node('picture', picture);
  tr.replaceRangeWith(at, isEmptyLine ? $to.after(1) : at, node);
  view.dispatch(caretBelow(tr, at + node.nodeSize).scrollIntoView());
  view.focus();
}
