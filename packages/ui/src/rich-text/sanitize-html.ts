import {
  isRichTextValue,
  richTextAttributes,
  richTextSynonyms,
  richTextTags,
} from '@pesantren/api-client/contract/texts/rich-text';
import type { HtmlElement, HtmlNode } from './html-tree.ts';

const allowed: ReadonlySet<string> = new Set(richTextTags);

/** Elements that are removed with their content. Any other unknown one is replaced by its content. */
const removed = new Set([
  ...['script', 'style', 'template', 'noscript', 'iframe', 'noframes', 'noembed', 'object', 'svg'],
  ...['select', 'textarea', 'title', 'xmp', 'plaintext', 'video', 'audio', 'canvas', 'caption'],
]);

/** Unknown block elements, whose text becomes a paragraph. */
const lines = new Set([
  ...['div', 'section', 'article', 'aside', 'header', 'footer', 'main', 'nav', 'address', 'center'],
  ...['dl', 'dt', 'dd', 'details', 'summary', 'form', 'fieldset', 'legend'],
]);

const blocks = new Set([
  ...['h2', 'h3', 'h4', 'p', 'hr', 'blockquote', 'ul', 'ol', 'li', 'pre'],
  ...['figure', 'figcaption', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
]);

/** The allowed parents of elements. */
const parents: Readonly<Record<string, readonly string[]>> = {
  li: ['ul', 'ol'],
  figcaption: ['figure'],
  thead: ['table'],
  tbody: ['table'],
  tr: ['thead', 'tbody'],
  th: ['tr'],
  td: ['tr'],
};

/** Parents of their own kind of children only, without text. */
const tableParts = new Set(['table', 'thead', 'tbody', 'tr']);

const headings = ['h2', 'h3', 'h4'];

/**
 * Sanitizes a parsed body by the allow-list (docs/contract.md#bodies). The result nests as HTML allows, so that a
 * browser parses the server's HTML to the same tree.
 */
export function sanitizeHtml(
  nodes: readonly HtmlNode[],
  above: readonly string[] = [],
): HtmlNode[] {
  return nodes.flatMap((node) =>
    typeof node === 'string' ? cleanText(node, above) : cleanElement(node, above),
  );
}

function cleanText(text: string, above: readonly string[]): HtmlNode[] {
  return tableParts.has(above.at(-1) ?? '') ? [] : [text];
}

function cleanElement(element: HtmlElement, above: readonly string[]): HtmlNode[] {
  if (removed.has(element.tag)) return [];
  const tag = nameOf(element.tag);
  if (!allowed.has(tag)) {
    const inside = sanitizeHtml(element.children, above);
    return lines.has(tag) && !above.includes('p') ? asParagraph(inside) : inside;
  }
  if (!fits(tag, above)) return sanitizeHtml(element.children, above);
  return [
    {
      tag,
      attributes: cleanAttributes(tag, element.attributes),
      children: sanitizeHtml(element.children, [...above, tag]),
    },
  ];
}

function nameOf(tag: string): string {
  return tag === 'tfoot' ? 'tbody' : (richTextSynonyms[tag] ?? tag);
}

function fits(tag: string, above: readonly string[]): boolean {
  const parent = above.at(-1) ?? '';
  if (parents[tag]) return parents[tag].includes(parent);
  if (tableParts.has(parent)) return false;
  if (above.includes('p') && blocks.has(tag)) return false;
  if (headings.includes(tag) && headings.some((heading) => above.includes(heading))) return false;
  return tag !== 'a' || !above.includes('a');
}

function asParagraph(nodes: HtmlNode[]): HtmlNode[] {
  const hasBlock = nodes.some((node) => typeof node !== 'string' && blocks.has(node.tag));
  const blank = nodes.every((node) => typeof node === 'string' && node.trim() === '');
  return hasBlock || blank ? nodes : [{ tag: 'p', attributes: {}, children: nodes }];
}

function cleanAttributes(tag: string, attributes: HtmlElement['attributes']) {
  const names = richTextAttributes[tag] ?? [];
  const entries = names.flatMap((name): [string, string][] => {
    const value = Object.hasOwn(attributes, name) ? (attributes[name] ?? '').trim() : null;
    if (value === null) return [];
    return isRichTextValue(name, value) ? [[name, value]] : [];
  });
  return Object.fromEntries(entries);
}
