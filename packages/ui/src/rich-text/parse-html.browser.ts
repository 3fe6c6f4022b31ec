import { documentOf, type HtmlNode, maxDepth, writtenName } from './html-tree.ts';
import { inertHtml } from './inert-html.ts';

const htmlNamespace = 'http://www.w3.org/1999/xhtml';

/** Parses a body's HTML in the browser. The document is inert: it runs no script, fetches nothing. */
export function parseHtml(text: string): HtmlNode[] {
  const page = new DOMParser().parseFromString(inertHtml(documentOf(text)), 'text/html');
  return childrenOf(page.body, 0);
}

function childrenOf(parent: Element, depth: number): HtmlNode[] {
  if (depth >= maxDepth) return [];
  return [...parent.childNodes].flatMap((node): HtmlNode[] => {
    if (node.nodeType === Node.TEXT_NODE) return [node.nodeValue ?? ''];
    if (!(node instanceof Element)) return [];
    const foreign = node.namespaceURI !== htmlNamespace;
    const attributes = Object.fromEntries(
      [...node.attributes].map(({ name, value }) => [name, value]),
    );
    const tag = foreign ? 'svg' : writtenName(node.localName);
    return [{ tag, attributes, children: childrenOf(node, depth + 1) }];
  });
}
