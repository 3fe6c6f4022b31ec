import type { HtmlNode } from '@pesantren/ui/rich-text/html-tree';

const voidElements = new Set(['br', 'hr', 'img']);

/** Serializes a tree in the provider's own spelling, so that a stored body equals the one that was sent. */
export function serializeHtml(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escapeText(node);
      const attributes = Object.entries(node.attributes)
        .map(([name, value]) => ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`)
        .join('');
      if (voidElements.has(node.tag)) return `<${node.tag}${attributes} />`;
      return `<${node.tag}${attributes}>${serializeHtml(node.children)}</${node.tag}>`;
    })
    .join('');
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
