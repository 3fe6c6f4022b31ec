import type { HtmlNode } from './html-tree.ts';
import { parseBodyTree } from './parse-body.ts';

/** A body, or what it was parsed to, where its elements are needed as well. */
type Body = string | readonly HtmlNode[];

/** Inline elements: their words join the words around them. */
const inline = new Set(['a', 'strong', 'em', 'u', 's', 'sub', 'sup', 'span', 'code']);

// An excerpt ends neither with punctuation nor with half of a surrogate pair.
const trailing = /[\s,;:.\u2013\ud800-\udbff-]+$/;

/** Elements beside the running text: captions and tables begin no excerpt. */
const besides = new Set(['figure', 'table']);

/** Headings begin no excerpt of an article, whose title stands above it. */
const headings = new Set(['h2', 'h3', 'h4']);

/** The length of an excerpt that is taken from an article's body, in characters. */
const excerptLength = 200;

/** Returns an article's excerpt for lists and sharing: its own, else the beginning of its body (docs/spec.md#f-10). */
export function articleExcerpt({ excerpt, content }: { excerpt: string; content: Body }): string {
  return excerpt.trim() || beginning(content, excerptLength, new Set([...besides, ...headings]));
}

/**
 * Returns the beginning of a body as one line of plain text.
 * @param maxLength in characters; a longer text ends after a whole word, with `…`.
 */
export function excerptOf(body: Body, maxLength: number): string {
  return beginning(body, maxLength, besides);
}

function beginning(body: Body, maxLength: number, without: ReadonlySet<string>): string {
  const nodes = typeof body === 'string' ? parseBodyTree(body) : body;
  return shortened(wordsOf(nodes, without), maxLength);
}

/** Returns the beginning of a plain text. @param maxLength in characters; a longer text ends after a whole word, with `…`. */
export function shortened(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : maxLength).replace(trailing, '')}…`;
}

/** Returns the words of nodes as one line of plain text, without the named elements. */
export function wordsOf(
  nodes: readonly HtmlNode[],
  without: ReadonlySet<string> = new Set(),
): string {
  return spacedWords(nodes, without).replace(/\s+/g, ' ').trim();
}

function spacedWords(nodes: readonly HtmlNode[], without: ReadonlySet<string>): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if (without.has(node.tag)) return ' ';
      const words = spacedWords(node.children, without);
      return inline.has(node.tag) ? words : ` ${words} `;
    })
    .join('');
}
