import type { Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';

/** The addresses of a text's pictures of which nobody has said what is to be seen, in their order. */
export function picturesWithoutAlt(document: Node): string[] {
  const sources = new Set<string>();
  document.descendants((node) => {
    if (lacksAlt(node)) sources.add(String(node.attrs.src));
  });
  return [...sources];
}

/** Says what is to be seen on a picture, wherever it stands and lacks its words. */
export function describePicture(tr: Transaction, src: string, alt: string): void {
  tr.doc.descendants((node, at) => {
    if (lacksAlt(node) && node.attrs.src === src) tr.setNodeAttribute(at, 'alt', alt);
  });
}

function lacksAlt({ type, attrs }: Node): boolean {
  return type.name === 'picture' && attrs.alt === null;
}
