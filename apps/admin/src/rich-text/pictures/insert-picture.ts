import type { Node, NodeType, ResolvedPos } from '@tiptap/pm/model';
import { type EditorState, NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state';
import { hasPlaceholderAt } from './upload-placeholders.ts';

/** Whether a node is a picture, with or without a line below it. */
export function isPicture(type: NodeType): boolean {
  return type.name === 'picture' || type.name === 'figure';
}

/** Whether a picture as a whole is selected: whatever is put in would take its place. */
export function isPictureSelected({ selection }: Pick<EditorState, 'selection'>): boolean {
  return selection instanceof NodeSelection && isPicture(selection.node.type);
}

/**
 * Puts a picture behind what is selected, which stays, and the caret into a text block below it. A line
 * that is empty makes room for it.
 */
export function insertPicture(state: EditorState, picture: Node): Transaction {
  const { tr } = state;
  const { $to, to } = tr.selection;
  const isEmptyLine = $to.parent.isTextblock && $to.parent.content.size === 0;
  const at = afterFigure($to) ?? (isEmptyLine ? $to.after() : to);
  tr.replaceRangeWith(at, at, picture);
  const end = endOfInsertion(tr);
  caretBelow(tr, end);
  // The place of another picture that is on its way would go with the line.
  if (isEmptyLine && !hasPlaceholderAt(state, $to.before())) removeLine(tr, $to.before());
  return tr.scrollIntoView();
}

/** Puts the caret into the text block at a position between blocks, into an empty one if need be. */
export function caretBelow(tr: Transaction, at: number): Transaction {
  const $at = tr.doc.resolve(at);
  if (!$at.parent.isTextblock && !isEmptyParagraph($at.nodeAfter)) {
    tr.insert(at, tr.doc.type.schema.node('paragraph'));
  }
  const inText = $at.parent.isTextblock ? at : at + 1;
  return tr.setSelection(TextSelection.create(tr.doc, inText));
}

/** Puts the caret below the picture that is selected as a whole. */
export function caretBelowPicture(state: EditorState): Transaction {
  return caretBelow(state.tr, state.selection.to).scrollIntoView();
}

function isEmptyParagraph(node: Node | null): boolean {
  return node?.type.name === 'paragraph' && node.content.size === 0;
}

/** Behind the figure that a position lies in, whose caption takes no second picture. */
function afterFigure($at: ResolvedPos): number | null {
  for (let { depth } = $at; depth > 0; depth -= 1) {
    if ($at.node(depth).type.name === 'figure') return $at.after(depth);
  }
  return null;
}

/** Where what the last step put in ends. */
function endOfInsertion(tr: Transaction): number {
  let end = 0;
  tr.mapping.maps.at(-1)?.forEach((_from, _to, _newFrom, newTo) => {
    end = newTo;
  });
  return end;
}

/** Takes a text block out, unless it has to be there. */
export function removeLine(tr: Transaction, at: number): void {
  const $at = tr.doc.resolve(at);
  const line = $at.nodeAfter;
  if (!line || !$at.parent.canReplace($at.index(), $at.index() + 1)) return;
  tr.delete(at, at + line.nodeSize);
}
