import type { HtmlNode } from '@pesantren/ui/rich-text/html-tree';

const voids = new Set(['br', 'hr', 'img']);

/** A tree as HTML, spelled as our provider stores it, so that what it answers equals what was sent. */
export function serializeHtml(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escapeText(node);
      const attributes = Object.entries(node.attributes)
        .map(([name, value]) => ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`)
        .join('');
      if (voids.has(node.tag)) return `<${node.tag}${attributes} />`;
      return `<${node.tag}${attributes}>${serializeHtml(node.children)}</${node.tag}>`;
    })
    .join('');
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
