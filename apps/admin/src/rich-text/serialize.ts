import { isHtml, richTextAttributes } from '@pesantren/api-client/contract/rich-text';
import type { HtmlElement, HtmlNode } from '@pesantren/ui/rich-text/html-tree';
import { DOMSerializer, type Node as DocumentNode } from '@tiptap/pm/model';
import { serializeHtml } from './serialize-html.ts';

/**
 * The editor's document as a body (contract section 4): plain text as long as nothing in it is
 * formatted, otherwise HTML of the contract's subset. `''` when it is empty.
 */
export function serializeBody(document: DocumentNode): string {
  const tree = treeOf(document);
  const text = plainText(tree);
  // Words in angle brackets that read as a tag are kept as words by HTML only.
  return text === null || isHtml(text) ? serializeHtml(tree) : text;
}

function treeOf(document: DocumentNode): HtmlNode[] {
  const page = window.document.implementation.createHTMLDocument('');
  const serializer = DOMSerializer.fromSchema(document.type.schema);
  page.body.append(serializer.serializeFragment(document.content, { document: page }));
  return childrenOf(page.body).filter((node) => !isEmptyParagraph(node));
}

function childrenOf(parent: Element): HtmlNode[] {
  return [...parent.childNodes].flatMap((node): HtmlNode[] => {
    if (!(node instanceof Element)) return [node.nodeValue ?? ''];
    if (node.localName === 'colgroup') return [];
    return [
      tidy({ tag: node.localName, attributes: attributesOf(node), children: childrenOf(node) }),
    ];
  });
}

function attributesOf(element: Element): Record<string, string> {
  const names = richTextAttributes[element.localName] ?? [];
  const kept = [...element.attributes].filter(({ name, value }) => {
    const says = !(/span$/.test(name) && value === '1');
    return names.includes(name) && says;
  });
  return Object.fromEntries(kept.map(({ name, value }) => [name, value]));
}

/** Items and cells of one paragraph hold their words themselves; header rows stand in `thead`. */
function tidy(element: HtmlElement): HtmlElement {
  switch (element.tag) {
    case 'li':
    case 'td':
    case 'th':
      return { ...element, children: unwrapped(withoutEmptyLines(element.children)) };
    case 'blockquote':
      return { ...element, children: withoutEmptyLines(element.children) };
    case 'table':
      return { ...element, children: tableParts(element) };
    default:
      return element;
  }
}

/** Lines that stand empty beside something else, as the caret's below a picture. */
function withoutEmptyLines(children: readonly HtmlNode[]): readonly HtmlNode[] {
  const lines = children.filter((node) => !isEmptyParagraph(node));
  return lines.length > 0 ? lines : children;
}

function unwrapped(children: readonly HtmlNode[]): readonly HtmlNode[] {
  const [first, ...rest] = children;
  const isBare = isElement(first, 'p') && Object.keys(first.attributes).length === 0;
  const isOnly = rest.every((node) => isElement(node, 'ul') || isElement(node, 'ol'));
  return isBare && isOnly ? [...first.children, ...rest] : children;
}

function tableParts({ children }: HtmlElement): HtmlNode[] {
  const rows = children.flatMap((part) => (typeof part === 'string' ? [] : part.children));
  const isBody = (row: HtmlNode) =>
    typeof row !== 'string' && row.children.some((cell) => isElement(cell, 'td'));
  const firstOfBody = rows.findIndex(isBody);
  const heads = firstOfBody < 0 ? rows.length : firstOfBody;
  return [
    ...part('thead', 'col', rows.slice(0, heads)),
    ...part('tbody', 'row', rows.slice(heads)),
  ];
}

/** @param scope what a header cell in these rows is the header of. */
function part(tag: string, scope: 'col' | 'row', rows: readonly HtmlNode[]): HtmlNode[] {
  if (rows.length === 0) return [];
  const scoped = (cell: HtmlNode): HtmlNode =>
    isElement(cell, 'th') ? { ...cell, attributes: { ...cell.attributes, scope } } : cell;
  const children = rows.map((row) =>
    typeof row === 'string' ? row : { ...row, children: row.children.map(scoped) },
  );
  return [{ tag, attributes: {}, children }];
}

/** The text of a tree of bare paragraphs, as plain text has it; null when anything is formatted. */
function plainText(tree: readonly HtmlNode[]): string | null {
  const paragraphs = tree.map((node) => {
    if (!isElement(node, 'p') || Object.keys(node.attributes).length > 0) return null;
    const words = node.children.map(plainWords);
    return words.includes(null) ? null : words.join('').trim();
  });
  return paragraphs.includes(null) ? null : paragraphs.join('\n\n');
}

function plainWords(node: HtmlNode): string | null {
  if (typeof node === 'string') return node;
  if (node.tag === 'br') return '\n';
  // A bare address is a link in plain text as well.
  const [words] = node.children;
  return node.tag === 'a' && typeof words === 'string' && words === node.attributes.href
    ? words
    : null;
}

function isEmptyParagraph(node: HtmlNode): boolean {
  if (!isElement(node, 'p')) return false;
  return node.children.every((child) => typeof child === 'string' && child.trim() === '');
}

function isElement(node: HtmlNode | undefined, tag: string): node is HtmlElement {
  return typeof node === 'object' && node.tag === tag;
}
