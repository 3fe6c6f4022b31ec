import { isHtml } from '@pesantren/api-client/contract/texts/rich-text';
import { parseHtml } from '#parse-html';
import type { HtmlElement, HtmlNode } from './html-tree.ts';
import { sanitizeHtml } from './sanitize-html.ts';

/** Parses a body, plain text or HTML, to the tree of its allowed elements (docs/contract.md#bodies). */
export function parseBodyTree(body: string): HtmlNode[] {
  return isHtml(body) ? sanitizeHtml(parseHtml(body)) : parsePlainText(body);
}

// A bare address in prose, without the punctuation that ends its sentence.
const address = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]]/g;

/** Parses plain text: blank lines split paragraphs, single newlines break, bare URLs are links. */
function parsePlainText(text: string): HtmlNode[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => element('p', paragraph.split('\n').flatMap(lineNodes)));
}

function lineNodes(line: string, index: number): HtmlNode[] {
  const nodes: HtmlNode[] = index === 0 ? [] : [element('br', [])];
  let end = 0;
  for (const match of line.matchAll(address)) {
    nodes.push(line.slice(end, match.index));
    nodes.push(element('a', [match[0]], { href: match[0] }));
    end = match.index + match[0].length;
  }
  return [...nodes, line.slice(end)].filter((node) => node !== '');
}

function element(tag: string, children: HtmlNode[], attributes = {}): HtmlElement {
  return { tag, attributes, children };
}
