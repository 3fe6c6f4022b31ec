import { LRUCache } from 'lru-cache';
import {
  type DefaultTreeAdapterTypes,
  html,
  parse as parseDocument,
  defaultTreeAdapter as tree,
} from 'parse5';
import { documentOf, type HtmlNode, maxDepth, writtenName } from './html-tree.ts';

/** The last parsed bodies: many pages show the same few. */
const cache = new LRUCache<string, readonly HtmlNode[]>({ max: 100 });

/** The maximum length of a cached body, in characters. */
const maxLength = 50_000;

/** Parses a body's HTML on the server by the HTML standard. Never throws. */
export function parseHtml(text: string): readonly HtmlNode[] {
  const nodes = cache.get(text) ?? parse(text);
  if (text.length <= maxLength) cache.set(text, nodes);
  return nodes;
}

function parse(text: string): HtmlNode[] {
  // Without scripting, as in the browser's inert document.
  const page = parseDocument(documentOf(text), { scriptingEnabled: false });
  const root = page.childNodes.find(tree.isElementNode);
  const body = root?.childNodes
    .filter(tree.isElementNode)
    .find(({ tagName }) => tagName === 'body');
  return body ? childrenOf(body, 0) : [];
}

function childrenOf(parent: DefaultTreeAdapterTypes.Element, depth: number): HtmlNode[] {
  if (depth >= maxDepth) return [];
  return parent.childNodes.flatMap((node): HtmlNode[] => {
    if (tree.isTextNode(node)) return [node.value];
    if (!tree.isElementNode(node)) return [];
    const foreign = node.namespaceURI !== html.NS.HTML;
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    const tag = foreign ? 'svg' : writtenName(node.tagName);
    return [{ tag, attributes, children: childrenOf(node, depth + 1) }];
  });
}
