import type { UploadAnswer } from '@pesantren/api-client/contract/uploads/upload';
import type { Node, Slice } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { embeddedIndex } from './embedded-pictures.ts';
import { caretBelow } from './picture-commands.ts';
import {
  createPlaceholder,
  placeholdersBefore,
  positionOf,
  updatePlaceholders,
} from './upload-placeholders.ts';

/** A picture that is being uploaded: the node that will hold it, and the element of its placeholder. */
export type PendingPicture = { file: File; node: Node; element: HTMLElement };

/** Inserts a pasted text, with a placeholder for each picture that was extracted from it. */
export function insertSlice(
  view: EditorView,
  slice: Slice,
  files: readonly File[],
): PendingPicture[] {
  const { tr } = view.state;
  const from = tr.selection.from;
  tr.replaceSelection(slice);
  const found: { at: number; node: Node; file: File }[] = [];
  tr.doc.nodesBetween(Math.max(0, from - 1), tr.selection.to, (node, at) => {
    const file = files[embeddedIndex(pictureOf(node)?.attrs.src ?? '') ?? -1];
    if (file) found.push({ at, node, file });
    return !file;
  });
  const before = tr.mapping.maps.length;
  const pending = found.map(({ at, node, file }) => {
    const now = tr.mapping.slice(before).map(at);
    removeBlock(tr, now, node);
    return { file, node, element: createPlaceholder(file), at: now };
  });
  const end = Math.min(pending.at(-1)?.at ?? 0, tr.doc.content.size);
  if (end >= tr.selection.to) caretBelow(tr, end);
  view.dispatch(updatePlaceholders(tr, additions(pending, tr)));
  return pending;
}

/** Inserts placeholders for files below the cursor's block, an empty line's in its place, and moves the cursor below them. */
export function insertAtCursor(view: EditorView, files: readonly File[]): PendingPicture[] {
  const { tr, schema } = view.state;
  const { $to, to } = tr.selection;
  const isEmptyLine = $to.depth === 1 && $to.parent.content.size === 0;
  const below = $to.depth === 0 ? to : $to.after(1);
  const at = isEmptyLine ? $to.before(1) : below;
  caretBelow(tr, at);
  const pending = files.map((file) => ({
    file,
    at,
    element: createPlaceholder(file),
    node: schema.node('picture'),
  }));
  view.dispatch(updatePlaceholders(tr, additions(pending, tr)));
  return pending;
}

/**
 * Replaces a placeholder by its uploaded picture, unless the text around it was deleted meanwhile. Placeholders before it at
 * the same position stay before it.
 */
export function replacePlaceholder(
  view: EditorView,
  { node, element }: PendingPicture,
  answer: UploadAnswer,
): void {
  const at = positionOf(view.state, element);
  const { width = null, height = null, url: src } = answer;
  const picture = pictureOf(node);
  const attrs = { ...picture?.attrs, src, width, height };
  const uploaded = view.state.schema.node('picture', attrs);
  const { tr } = view.state;
  const earlier = at === null ? [] : placeholdersBefore(view.state, at, element);
  if (at !== null) {
    tr.replaceRangeWith(
      at,
      at,
      node === picture ? uploaded : node.copy(node.content.replaceChild(0, uploaded)),
    );
  }
  const stay = earlier.flatMap((other) => [
    { remove: other },
    { add: { at: at ?? 0, element: other } },
  ]);
  view.dispatch(updatePlaceholders(tr, [{ remove: element }, ...stay]));
}

/** Removes the placeholder of a picture that failed. */
export function removePlaceholder(view: EditorView, { element }: PendingPicture): void {
  view.dispatch(updatePlaceholders(view.state.tr, [{ remove: element }]));
}

function pictureOf(node: Node): Node | null {
  if (node.type.name === 'picture') return node;
  return node.type.name === 'figure' ? node.firstChild : null;
}

/** Removes a block; where the schema needs one, an empty paragraph stays. */
function removeBlock(tr: Transaction, at: number, node: Node): void {
  const $at = tr.doc.resolve(at);
  const { nodeSize } = node;
  if ($at.parent.canReplace($at.index(), $at.index() + 1)) tr.delete(at, at + nodeSize);
  else tr.replaceWith(at, at + nodeSize, node.type.schema.node('paragraph'));
}

function additions(pending: readonly { at: number; element: HTMLElement }[], tr: Transaction) {
  return pending.map(({ at, element }) => ({
    add: { at: Math.min(at, tr.doc.content.size), element },
  }));
}
