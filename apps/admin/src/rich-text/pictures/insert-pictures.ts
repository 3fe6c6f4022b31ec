import type { UploadAnswer } from '@pesantren/api-client/contract/uploads/upload';
import type { Node, Slice } from '@tiptap/pm/model';
import type { Selection, Transaction } from '@tiptap/pm/state';
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
  const { from: at } = placeBelow(tr.selection);
  caretBelow(tr, at);
  const pending = files.map((file) => ({
    file,
    at,
    element: createPlaceholder(file),
    node: schema.node('picture'),
  }));
  // What comes is seen: below a screen of text nothing would seem to happen.
  view.dispatch(updatePlaceholders(tr.scrollIntoView(), additions(pending, tr)));
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

/** The most pictures of one gallery: two in a row, four as a square. */
const mostInGallery = 4;

/**
 * Puts the pictures of one upload that stand side by side into galleries of two to four. Those between which something was
 * written meanwhile, and one alone, stay as they are.
 */
export function gatherPictures(tr: Transaction, sources: ReadonlySet<string>): Transaction {
  const { figure } = tr.doc.type.schema.nodes;
  const runs: { at: number; pictures: Node[] }[] = [];
  let isOpen = false;
  tr.doc.forEach((node, at) => {
    const isOurs = node.type.name === 'picture' && sources.has(String(node.attrs.src));
    if (isOurs && isOpen) runs.at(-1)?.pictures.push(node);
    else if (isOurs) runs.push({ at, pictures: [node] });
    isOpen = isOurs;
  });
  for (const { at, pictures } of runs.reverse()) {
    if (pictures.length < 2 || !figure) continue;
    const galleries = inRows(pictures).map((row) => figure.create(null, row));
    tr.replaceWith(at, at + pictures.reduce((size, { nodeSize }) => size + nodeSize, 0), galleries);
  }
  return tr;
}

/** Splits pictures into as few rows as hold them, of nearly the same length. */
function inRows<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / mostInGallery);
  const rows: Item[][] = [];
  for (let start = 0, left = count; left > 0; left -= 1) {
    const length = Math.ceil((items.length - start) / left);
    rows.push(items.slice(start, start + length));
    start += length;
  }
  return rows;
}

/** Inserts a picture that the school has already, below the cursor's block, in the place of an empty line. */
export function insertStored(view: EditorView, picture: { src: string; alt: string | null }): void {
  const { tr, schema } = view.state;
  const { from, to } = placeBelow(tr.selection);
  const node = schema.node('picture', picture);
  tr.replaceRangeWith(from, to, node);
  view.dispatch(caretBelow(tr, from + node.nodeSize).scrollIntoView());
  view.focus();
}

/** Returns the place below the cursor's block, or that of the empty line that it stands in. */
function placeBelow({ $to, to }: Selection): { from: number; to: number } {
  const isEmptyLine = $to.depth === 1 && $to.parent.content.size === 0;
  if (isEmptyLine) return { from: $to.before(1), to: $to.after(1) };
  const below = $to.depth === 0 ? to : $to.after(1);
  return { from: below, to: below };
}
