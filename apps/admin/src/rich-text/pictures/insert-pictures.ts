import type { UploadAnswer } from '@pesantren/api-client/contract/upload';
import type { Node, Slice } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { placeOf } from './data-url-pictures.ts';
import { caretBelow } from './insert-picture.ts';
import { positionOf, updatePlaceholders } from './upload-placeholders.ts';

/** A picture that is on its way into the text: what will stand there, and what shows meanwhile. */
export type Awaited = { file: File; node: Node; element: HTMLElement };

/** Puts a pasted text in, with a place to wait at for each picture that was taken out of it. */
export function pasteAround(view: EditorView, slice: Slice, files: readonly File[]): Awaited[] {
  const { tr } = view.state;
  const from = tr.selection.from;
  tr.replaceSelection(slice);
  const found: { at: number; node: Node; file: File }[] = [];
  tr.doc.nodesBetween(Math.max(0, from - 1), tr.selection.to, (node, at) => {
    const file = files[placeOf(pictureOf(node)?.attrs.src ?? '') ?? -1];
    if (file) found.push({ at, node, file });
    return !file;
  });
  const before = tr.mapping.maps.length;
  const places = found.map(({ at, node, file }) => {
    const now = tr.mapping.slice(before).map(at);
    remove(tr, now, node);
    return { file, node, element: waiting(file), at: now };
  });
  const end = Math.min(places.at(-1)?.at ?? 0, tr.doc.content.size);
  if (end >= tr.selection.to) caretBelow(tr, end);
  view.dispatch(updatePlaceholders(tr, additions(places, tr)));
  return places;
}

/** Places for pictures that came as files, at the cursor, which goes on below them. */
export function awaitAtCursor(view: EditorView, files: readonly File[]): Awaited[] {
  const { tr, schema } = view.state;
  const { $to, to } = tr.selection;
  const at = $to.depth === 0 ? to : $to.after(1);
  caretBelow(tr, at);
  const places = files.map((file) => ({
    ...{ file, at, element: waiting(file) },
    node: schema.node('picture'),
  }));
  view.dispatch(updatePlaceholders(tr, additions(places, tr)));
  return places;
}

/** A picture is stored: it takes its place. What was deleted meanwhile stays away. */
export function arrive(view: EditorView, { node, element }: Awaited, answer: UploadAnswer): void {
  const at = positionOf(view.state, element);
  const { width = null, height = null, url: src } = answer;
  const picture = pictureOf(node);
  const attrs = { ...picture?.attrs, src, width, height };
  const arrived = view.state.schema.node('picture', attrs);
  const { tr } = view.state;
  if (at !== null) {
    tr.replaceRangeWith(
      at,
      at,
      node === picture ? arrived : node.copy(node.content.replaceChild(0, arrived)),
    );
  }
  view.dispatch(updatePlaceholders(tr, [{ remove: element }]));
}

/** A picture does not come. */
export function giveUp(view: EditorView, { element }: Awaited): void {
  view.dispatch(updatePlaceholders(view.state.tr, [{ remove: element }]));
}

function pictureOf(node: Node): Node | null {
  if (node.type.name === 'picture') return node;
  return node.type.name === 'figure' ? node.firstChild : null;
}

/** Takes a block out; where one has to be, an empty line stays. */
function remove(tr: Transaction, at: number, node: Node): void {
  const $at = tr.doc.resolve(at);
  const { nodeSize } = node;
  if ($at.parent.canReplace($at.index(), $at.index() + 1)) tr.delete(at, at + nodeSize);
  else tr.replaceWith(at, at + nodeSize, node.type.schema.node('paragraph'));
}

function additions(places: readonly { at: number; element: HTMLElement }[], tr: Transaction) {
  return places.map(({ at, element }) => ({
    add: { at: Math.min(at, tr.doc.content.size), element },
  }));
}

function waiting({ name }: File): HTMLElement {
  const element = document.createElement('p');
  element.className = 'upload-place';
  element.title = name;
  return element;
}
