import type { HtmlNode } from './html-tree.ts';
import { parseBodyTree } from './parse-body.ts';

/** Elements within a line: their words join the words around them. */
const inline = new Set(['a', 'strong', 'em', 'u', 's', 'sub', 'sup', 'span', 'code']);

// What no cut text may end with: punctuation, and the first half of a character of two.
const trailing = /[\s,;:.\u2013\ud800-\udbff-]+$/;

/** Elements beside the running text: captions and the words of tables begin no summary. */
const besides = new Set(['figure', 'table']);

/** The same for an article, whose title stands above the summary already. */
const headings = new Set(['h2', 'h3', 'h4']);

/** Characters of a summary that is taken from the body. */
const summaryLength = 200;

/**
 * Returns what stands for an article wherever it is listed or shared: its excerpt, else how its body begins.
 * The form shows the same as its proposal.
 */
export function articleExcerpt({ excerpt, content }: { excerpt: string; content: string }): string {
  return excerpt.trim() || beginning(content, summaryLength, new Set([...besides, ...headings]));
}

/**
 * How a body begins, as one line of plain text.
 * @param most characters; a longer text ends after a whole word, with `…`.
 */
export function excerptOf(body: string, most: number): string {
  return beginning(body, most, besides);
}

function beginning(body: string, most: number, without: ReadonlySet<string>): string {
  const text = wordsOf(parseBodyTree(body), without).replace(/\s+/g, ' ').trim();
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : most).replace(trailing, '')}…`;
}

function wordsOf(nodes: readonly HtmlNode[], without: ReadonlySet<string>): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if (without.has(node.tag)) return ' ';
      const words = wordsOf(node.children, without);
      return inline.has(node.tag) ? words : ` ${words} `;
    })
    .join('');
}
