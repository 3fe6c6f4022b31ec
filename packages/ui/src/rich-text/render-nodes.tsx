import type { ComponentProps, ElementType, ReactNode } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { Picture } from '../content/picture.tsx';
import { hasArabic, languageOf } from './arabic.ts';
import { type HtmlElement, type HtmlNode, textOf } from './html-tree.ts';
import { InlineText } from './inline-text.tsx';

/** Elements that take their direction from their own text. */
const directed = new Set(['h2', 'h3', 'h4', 'p', 'li', 'blockquote', 'th', 'td', 'figcaption']);

/** `dir=auto` costs Chromium a walk over all children for each of them: 30,000 lines take it seconds. */
const mostDirected = 1_000;

/** React's names of HTML attributes. */
const reactNames: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan' };

/** The characters that tell an element's language. */
const sampleLength = 600;

/** Renders a node of a body as React elements of the allow-list: nothing in it can run. */
export type RenderNode = (node: HtmlNode) => ReactNode;

/**
 * Creates the renderer of a body's nodes.
 * @param fileUrl makes the URL of an upload absolute.
 */
export function createNodeRenderer(body: string, fileUrl: (address: string) => string): RenderNode {
  const isMixed = hasArabic(body);
  return (node) => show(node, false);

  /** `isWhole`: inside Arabic or preformatted text, whose words are not split into passages. */
  function show(node: HtmlNode, isWhole: boolean): ReactNode {
    if (typeof node === 'string') return isWhole ? node : <InlineText text={node} />;
    const own =
      isWhole || !isMixed || !directed.has(node.tag) ? {} : languageOf(textOf(node, sampleLength));
    const isWithin =
      isWhole || node.tag === 'pre' || (own.lang ?? node.attributes.lang) !== undefined;
    const children = node.children.map((child) => show(child, isWithin));
    switch (node.tag) {
      case 'a':
        return createElement('a', linkProps(node, fileUrl), children);
      case 'img':
        return pictureOf(node);
      case 'table':
        return createElement(
          'div',
          { className: 'table-box', role: 'region', 'aria-label': 'Tabel', tabIndex: 0 },
          [createElement('table', plainProps(node), children)],
        );
      default:
        return createElement(node.tag, { ...plainProps(node), ...own }, children);
    }
  }
}

/** Creates an element of any number of children: a hundred thousand are too many arguments for a call. */
export function createElement(tag: string, props: object, children: ReactNode[]): ReactNode {
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
