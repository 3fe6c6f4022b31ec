import type { Node, NodeType, ResolvedPos } from '@tiptap/pm/model';
import { type EditorState, NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state';
import { hasPlaceholderAt } from './upload-placeholders.ts';

/** Returns true for a picture, with or without a caption. */
export function isPicture(type: NodeType): boolean {
  return type.name === 'picture' || type.name === 'figure';
}

/** Returns true when a whole picture is selected, which any insertion would replace. */
export function isPictureSelected({ selection }: Pick<EditorState, 'selection'>): boolean {
  return selection instanceof NodeSelection && isPicture(selection.node.type);
}

/**
 * Inserts a picture after the selection, which stays, and moves the caret into a text block below it. An
 * empty line is replaced.
 */
export function insertPicture(state: EditorState, picture: Node): Transaction {
  const { tr } = state;
  const { $to, to } = tr.selection;
  const isEmptyLine = $to.parent.isTextblock && $to.parent.content.size === 0;
  const at = afterFigure($to) ?? (isEmptyLine ? $to.after() : to);
  tr.replaceRangeWith(at, at, picture);
  const end = endOfInsertion(tr);
  caretBelow(tr, end);
  // The placeholder of another upload would go with the line.
  if (isEmptyLine && !hasPlaceholderAt(state, $to.before())) removeLine(tr, $to.before());
  return tr.scrollIntoView();
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

/** Moves the caret below the selected picture. */
export function caretBelowPicture(state: EditorState): Transaction {
  return caretBelow(state.tr, state.selection.to).scrollIntoView();
}

function isEmptyParagraph(node: Node | null): boolean {
  return node?.type.name === 'paragraph' && node.content.size === 0;
}

/** Returns the position after the figure around a position; null outside one. */
function afterFigure($at: ResolvedPos): number | null {
  for (let { depth } = $at; depth > 0; depth -= 1) {
    if ($at.node(depth).type.name === 'figure') return $at.after(depth);
  }
  return null;
}

/** Returns the position where the last step's insertion ends. */
function endOfInsertion(tr: Transaction): number {
  let end = 0;
  tr.mapping.maps.at(-1)?.forEach((_from, _to, _newFrom, newTo) => {
    end = newTo;
  });
  return end;
}

/** Removes a text block, unless the schema needs it. */
export function removeLine(tr: Transaction, at: number): void {
  const $at = tr.doc.resolve(at);
  const line = $at.nodeAfter;
  if (!line || !$at.parent.canReplace($at.index(), $at.index() + 1)) return;
  tr.delete(at, at + line.nodeSize);
}
