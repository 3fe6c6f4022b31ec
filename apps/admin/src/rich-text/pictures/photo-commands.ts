import type { Node } from '@tiptap/pm/model';
import {
  type EditorState,
  NodeSelection,
  Selection,
  TextSelection,
  type Transaction,
} from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { caretBelow, isPictureSelected } from './picture-commands.ts';

/** A picture of the document and its position. */
export type PlacedPicture = { at: number; node: Node };

/** Returns the selected picture, of a selected figure its first; null when none is selected. */
export function selectedPicture(state: EditorState): PlacedPicture | null {
  if (!isPictureSelected(state)) return null;
  const { from } = state.selection;
  const node = state.doc.nodeAt(from);
  if (node?.type.name === 'picture') return { at: from, node };
  return node?.firstChild ? { at: from + 1, node: node.firstChild } : null;
}

/** Sets attributes of every picture that `select` names. */
export function updatePictures(
  tr: Transaction,
  select: (attributes: Node['attrs']) => Node['attrs'] | null,
): Transaction {
  tr.doc.descendants((node, at) => {
    const changes = node.type.name === 'picture' ? select(node.attrs) : null;
    for (const [name, value] of Object.entries(changes ?? {})) tr.setNodeAttribute(at, name, value);
  });
  return tr;
}

/** Moves the caret into the caption of a picture or of its gallery, which is made where there is none. */
export function writeCaption(
  { tr, schema }: EditorState,
  { at, node }: PlacedPicture,
): Transaction {
  const { figure, figcaption } = schema.nodes;
  if (!figure || !figcaption) return tr;
  const $at = tr.doc.resolve(at);
  if ($at.parent.type !== figure) {
    tr.replaceWith(at, at + node.nodeSize, figure.create(null, [node, figcaption.create()]));
    return tr.setSelection(TextSelection.create(tr.doc, at + 3)).scrollIntoView();
  }
  const end = $at.end();
  const caption = $at.parent.lastChild?.type === figcaption;
  if (!caption) tr.insert(end, figcaption.create());
  const inside = caption ? end - 1 : end + 1;
  return tr.setSelection(TextSelection.create(tr.doc, inside)).scrollIntoView();
}

/**
 * Moves a picture up (-1) or down (1): among the pictures of its gallery, at their end out of it, and otherwise past the
 * next block. @returns null where there is nothing to pass
 */
export function movePicture(
  { tr }: EditorState,
  { at, node }: PlacedPicture,
  direction: -1 | 1,
): Transaction | null {
  const $at = tr.doc.resolve(at);
  const { parent } = $at;
  if (parent.type.name !== 'figure') return moveBlock(tr, at, direction);
  const pictures = parent.children.filter(({ type }) => type === node.type).length;
  if (pictures === 1) return moveBlock(tr, $at.before(), direction);
  const next = parent.maybeChild($at.index() + direction);
  const outside = direction < 0 ? $at.before() : $at.after();
  const target = next?.type === node.type ? at + (direction < 0 ? -1 : 2) : outside;
  tr.insert(target, node);
  const from = tr.mapping.map(at);
  tr.delete(from, from + node.nodeSize);
  const now = target < at ? target : target - node.nodeSize;
  return tr.setSelection(NodeSelection.create(tr.doc, now)).scrollIntoView();
}

function moveBlock(tr: Transaction, at: number, direction: -1 | 1): Transaction | null {
  const $at = tr.doc.resolve(at);
  const [block, passed] = [$at.nodeAfter, $at.parent.maybeChild($at.index() + direction)];
  if (!block || !passed) return null;
  const target = at + direction * passed.nodeSize;
  tr.delete(at, at + block.nodeSize).insert(target, block);
  return tr.setSelection(NodeSelection.create(tr.doc, target)).scrollIntoView();
}

/** Returns what goes with a picture: its figure where it is the only one there, with the caption. */
function removalOf({ doc }: EditorState, { at, node }: PlacedPicture): PlacedPicture {
  const $at = doc.resolve(at);
  const isOnly = $at.parent.children.filter(({ type }) => type === node.type).length === 1;
  const isFigure = $at.parent.type.name === 'figure';
  return isFigure && isOnly ? { at: $at.before(), node: $at.parent } : { at, node };
}

/** Removes a picture; the caret goes into text, since a second tap would remove a picture that is selected next. */
export function removePicture(state: EditorState, picture: PlacedPicture): Transaction {
  const { at, node } = removalOf(state, picture);
  const tr = state.tr.delete(at, at + node.nodeSize);
  const $near = tr.doc.resolve(Math.min(at, tr.doc.content.size));
  const text = Selection.findFrom($near, 1, true) ?? Selection.findFrom($near, -1, true);
  return (text ? tr.setSelection(text) : caretBelow(tr, tr.doc.content.size)).scrollIntoView();
}

/**
 * Removes the picture in an editor.
 * @returns a function that puts it back to its place, whatever was written meanwhile
 */
export function removeWithUndo(editor: Editor, picture: PlacedPicture): () => void {
  const { node, at: from } = removalOf(editor.state, picture);
  editor.view.dispatch(removePicture(editor.state, picture));
  let at = from;
  const follow = ({ transaction }: { transaction: Transaction }) => {
    at = transaction.mapping.map(at);
  };
  editor.on('transaction', follow);
  return () => {
    editor.off('transaction', follow);
    if (!editor.isDestroyed) editor.view.dispatch(editor.state.tr.replaceRangeWith(at, at, node));
  };
}
