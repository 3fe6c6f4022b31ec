import type { Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';

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
