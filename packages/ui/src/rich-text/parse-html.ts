import { LRUCache } from 'lru-cache';
import { type DefaultTreeAdapterTypes, html, parse, defaultTreeAdapter as tree } from 'parse5';
import { documentOf, type HtmlNode, maxDepth, writtenName } from './html-tree.ts';

/** Bodies that were parsed last: many pages show, or begin with, the same few. */
const known = new LRUCache<string, readonly HtmlNode[]>({ max: 100 });

/** Longest body that is kept, in characters. */
const longest = 50_000;

/** Parses a body's HTML on the server by the HTML standard. Never throws; runs and fetches nothing. */
export function parseHtml(text: string): readonly HtmlNode[] {
  const nodes = known.get(text) ?? parsed(text);
  if (text.length <= longest) known.set(text, nodes);
  return nodes;
}

function parsed(text: string): HtmlNode[] {
  // As in a document without a browsing context, which is where the browser's twin parses.
  const page = parse(documentOf(text), { scriptingEnabled: false });
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
