import type { Node, NodeType } from '@tiptap/pm/model';
import { type EditorState, NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state';

/** Returns true for a picture, with or without a caption. */
export function isPicture(type: NodeType): boolean {
  return type.name === 'picture' || type.name === 'figure';
}

/** Returns true when a whole picture is selected, which any insertion would replace. */
export function isPictureSelected({ selection }: Pick<EditorState, 'selection'>): boolean {
  return selection instanceof NodeSelection && isPicture(selection.node.type);
}

/** Moves the caret into the text block at a position between blocks, and adds an empty one if needed. */
export function caretBelow(tr: Transaction, at: number): Transaction {
  const $at = tr.doc.resolve(at);
  if (!$at.parent.isTextblock && !isEmptyParagraph($at.nodeAfter)) {
    tr.insert(at, tr.doc.type.schema.node('paragraph'));
  }
  const inText = $at.parent.isTextblock ? at : at + 1;
  return tr.setSelection(TextSelection.create(tr.doc, inText));
}

/** Moves the caret below the selected picture, of a figure below all of it. */
export function caretBelowPicture({ tr, selection: { $to, to } }: EditorState): Transaction {
  const below = $to.parent.type.name === 'figure' ? $to.after() : to;
  return caretBelow(tr, below).scrollIntoView();
}

function isEmptyParagraph(node: Node | null): boolean {
  return node?.type.name === 'paragraph' && node.content.size === 0;
}

/** Removes a text block, unless the schema needs it. */
export function removeLine(tr: Transaction, at: number): void {
  const $at = tr.doc.resolve(at);
  const line = $at.nodeAfter;
  if (!line || !$at.parent.canReplace($at.index(), $at.index() + 1)) return;
  tr.delete(at, at + line.nodeSize);
}
