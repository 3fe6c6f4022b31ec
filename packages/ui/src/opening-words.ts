import { bodyTree } from './body-tree.ts';
import type { HtmlNode } from './html-tree.ts';

/** Elements within a line: their words join the words around them. */
const inline = new Set(['a', 'strong', 'em', 'u', 's', 'sub', 'sup', 'span', 'code']);

// What no cut text may end with: punctuation, and the first half of a character of two.
const trailing = /[\s,;:.\u2013\ud800-\udbff-]+$/;

/**
 * How a body begins, as one line of plain text.
 * @param most characters; a longer text ends after a whole word, with `…`.
 */
export function openingWords(body: string, most: number): string {
  const text = wordsOf(bodyTree(body)).replace(/\s+/g, ' ').trim();
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : most).replace(trailing, '')}…`;
}

function wordsOf(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const words = wordsOf(node.children);
      return inline.has(node.tag) ? words : ` ${words} `;
    })
    .join('');
}
