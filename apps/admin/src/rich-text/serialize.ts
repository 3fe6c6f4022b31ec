import { isHtml, richTextAttributes } from '@pesantren/api-client/contract/texts/rich-text';
import { type HtmlElement, type HtmlNode, textOf } from '@pesantren/ui/rich-text/html-tree';
import { DOMSerializer, type Node as DocumentNode } from '@tiptap/pm/model';
import { serializeHtml } from './serialize-html.ts';

/**
 * Serializes the editor's document to a body (docs/contract.md#bodies): plain text while nothing is
 * formatted, otherwise HTML of the contract's subset; `''` when it is empty.
 */
export function serializeBody(document: DocumentNode): string {
  const tree = treeOf(document);
  const text = plainText(tree);
  // Text in angle brackets that reads as a tag survives only as escaped HTML.
  return text === null || isHtml(text) ? serializeHtml(tree) : text;
}

/** The trees of blocks by the blocks, which the versions of a document share as long as they do not change. */
const trees = new WeakMap<DocumentNode, HtmlNode[]>();

function treeOf(document: DocumentNode): HtmlNode[] {
  return document.children.flatMap(treeOfBlock).filter((node) => !isEmptyParagraph(node));
}

function treeOfBlock(block: DocumentNode): HtmlNode[] {
  const known = trees.get(block);
  if (known) return known;
  const page = window.document.implementation.createHTMLDocument('');
  const serializer = DOMSerializer.fromSchema(block.type.schema);
  page.body.append(serializer.serializeNode(block, { document: page }));
  const tree = childrenOf(page.body);
  trees.set(block, tree);
  return tree;
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
  const attributes = [...element.attributes].filter(({ name, value }) => {
    const isDefault = /span$/.test(name) && value === '1';
    return names.includes(name) && !isDefault;
  });
  return Object.fromEntries(attributes.map(({ name, value }) => [name, value]));
}

/** Unwraps items and cells of one paragraph, and puts header rows into `thead`. */
function tidy(element: HtmlElement): HtmlElement {
  switch (element.tag) {
    case 'li':
    case 'td':
    case 'th':
      return { ...element, children: unwrapped(withoutEmptyLines(element.children)) };
    case 'figure':
      return withoutEmptyCaption(element);
    case 'blockquote':
      return { ...element, children: withoutEmptyLines(element.children) };
    case 'table':
      return { ...element, children: tableParts(element) };
    default:
      return element;
  }
}

/** Drops a caption in which nothing was written; a picture alone needs no figure then. */
function withoutEmptyCaption(figure: HtmlElement): HtmlElement {
  const children = figure.children.filter(
    (node) => !isElement(node, 'figcaption') || textOf(node).trim() !== '',
  );
  const [only, ...others] = children;
  return isElement(only, 'img') && others.length === 0 ? only : { ...figure, children };
}

/** Drops empty lines beside other content, such as the caret's below a picture. */
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
  const firstBodyRow = rows.findIndex(isBody);
  const headerRows = firstBodyRow < 0 ? rows.length : firstBodyRow;
  return [
    ...part('thead', 'col', rows.slice(0, headerRows)),
    ...part('tbody', 'row', rows.slice(headerRows)),
  ];
}

/** @param scope the `scope` of header cells in these rows */
function part(tag: string, scope: 'col' | 'row', rows: readonly HtmlNode[]): HtmlNode[] {
  if (rows.length === 0) return [];
  const scoped = (cell: HtmlNode): HtmlNode =>
    isElement(cell, 'th') ? { ...cell, attributes: { ...cell.attributes, scope } } : cell;
  const children = rows.map((row) =>
    typeof row === 'string' ? row : { ...row, children: row.children.map(scoped) },
  );
  return [{ tag, attributes: {}, children }];
}

/** Returns the plain text of bare paragraphs; null when anything is formatted. */
function plainText(tree: readonly HtmlNode[]): string | null {
  const paragraphs = tree.map((node) => {
    if (!isElement(node, 'p') || Object.keys(node.attributes).length > 0) return null;
    const parts = node.children.map(plainInline);
    return parts.includes(null) ? null : parts.join('').trim();
  });
  return paragraphs.includes(null) ? null : paragraphs.join('\n\n');
}

function plainInline(node: HtmlNode): string | null {
  if (typeof node === 'string') return node;
  if (node.tag === 'br') return '\n';
  // A link whose text is its address is a link in plain text too.
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
