import { type ComponentProps, type ElementType, type ReactNode, use } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { Picture } from '../content/picture.tsx';
import { UiContext } from '../ui-context.ts';
import { hasArabic, languageOf } from './arabic.ts';
import type { HtmlElement, HtmlNode } from './html-tree.ts';
import { InlineText } from './inline-text.tsx';
import { parseBodyTree } from './parse-body.ts';

/** Elements that take their direction from their own text. */
const directed = new Set(['h2', 'h3', 'h4', 'p', 'li', 'blockquote', 'th', 'td', 'figcaption']);

/** `dir=auto` costs Chromium a walk over all children for each of them: 30,000 lines take it seconds. */
const mostDirected = 1_000;

/** React's names of HTML attributes. */
const reactNames: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan' };

/**
 * Renders the body of an article or announcement, plain text or HTML (docs/contract.md#bodies), as React
 * elements of the allow-list: nothing in a body can run.
 */
export function RichText({ body }: { body: string }) {
  const { fileUrl } = use(UiContext);
  const isMixed = hasArabic(body);

  /** `isWhole`: inside Arabic or preformatted text, whose words are not split into passages. */
  function show(node: HtmlNode, isWhole: boolean): ReactNode {
    if (typeof node === 'string') return isWhole ? node : <InlineText text={node} />;
    const own = isWhole || !isMixed || !directed.has(node.tag) ? {} : languageOf(textOf(node));
    const isWithin =
      isWhole || node.tag === 'pre' || (own.lang ?? node.attributes.lang) !== undefined;
    const children = node.children.map((child) => show(child, isWithin));
    switch (node.tag) {
      case 'a':
        return element('a', linkProps(node, fileUrl), children);
      case 'img':
        return pictureOf(node);
      case 'table':
        return element(
          'div',
          { className: 'table-box', role: 'region', 'aria-label': 'Tabel', tabIndex: 0 },
          [element('table', plainProps(node), children)],
        );
      default:
        return element(node.tag, { ...plainProps(node), ...own }, children);
    }
  }

  const children = parseBodyTree(body).map((node) => show(node, false));
  return element('div', { className: 'rich-text' }, children);
}

/** Creates an element of any number of children: a hundred thousand are too many arguments for a call. */
function element(tag: string, props: object, children: ReactNode[]): ReactNode {
  const type = tag as ElementType;
  if (children.length > 1) return jsxs(type, { ...props, children });
  return jsx(type, { ...props, children: children[0] });
}

function plainProps({ tag, attributes, children }: HtmlElement) {
  const named = Object.entries(attributes).map(([name, value]) => [
    reactNames[name] ?? name,
    value,
  ]);
  const isDirected = directed.has(tag) && children.length <= mostDirected;
  const dir = isDirected ? { dir: 'auto' } : {};
  return { ...dir, ...Object.fromEntries(named) };
}

/** Returns the beginning of an element's text, enough to detect its language. */
function textOf(node: HtmlNode): string {
  if (typeof node === 'string') return node;
  let text = '';
  for (const child of node.children) {
    text += textOf(child);
    if (text.length > 600) break;
  }
  return text;
}

function linkProps(
  { attributes, children }: HtmlElement,
  fileUrl: (address: string) => string,
): ComponentProps<'a'> & { 'data-bare'?: '' } {
  const href = attributes.href;
  if (href === undefined) return {};
  const own = href.startsWith('/');
  return {
    href: href.startsWith('/uploads/') ? fileUrl(href) : href,
    rel: own ? 'noopener' : 'noopener nofollow ugc',
    // The link's text is its address: print does not repeat it.
    ...(children[0] === href && { 'data-bare': '' }),
  };
}

function pictureOf({ attributes }: HtmlElement): ReactNode {
  const { src = '', alt = '', width = '1600', height = '1000' } = attributes;
  return <Picture src={src} alt={alt} width={Number(width)} height={Number(height)} sizes="68ch" />;
}
