import { isHtml } from '@pesantren/api-client/contract/texts/rich-text';
import type { HtmlNode } from '@pesantren/ui/rich-text/html-tree';
import { parseBodyTree } from '@pesantren/ui/rich-text/parse-body';
import { DOMParser, type Node, type Schema } from '@tiptap/pm/model';

/**
 * Parses a body, plain text or HTML, to the editor's document. What the contract does not allow is
 * dropped; the elements are built in an inert document, where no picture is fetched.
 */
export function parseBody(body: string, schema: Schema): Node {
  const page = document.implementation.createHTMLDocument('');
  append(page.body, parseBodyTree(body));
  const preserveWhitespace = isHtml(body) ? false : 'full';
  return DOMParser.fromSchema(schema).parse(page.body, { preserveWhitespace });
}

function append(parent: Element, nodes: readonly HtmlNode[]): void {
  for (const node of nodes) {
    if (typeof node === 'string') {
      parent.append(node);
      continue;
    }
    const element = parent.ownerDocument.createElement(node.tag);
    for (const [name, value] of Object.entries(node.attributes)) element.setAttribute(name, value);
    append(element, node.children);
    parent.append(element);
  }
}
