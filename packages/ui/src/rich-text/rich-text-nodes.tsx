import { type ComponentProps, type ElementType, Fragment, type ReactNode, use } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { Picture } from '../content/picture.tsx';
import { UiContext } from '../ui-context.ts';
import { languageOf } from './arabic.ts';
import type { HtmlElement, HtmlNode } from './html-tree.ts';
import { InlineText } from './inline-text.tsx';

/** Elements whose text may run either way: each takes its direction from its own words. */
const directed = new Set(['h2', 'h3', 'h4', 'p', 'li', 'blockquote', 'th', 'td', 'figcaption']);

/** Chromium looks through all children for the direction once more with each: 30,000 lines take it seconds. */
const mostDirected = 1_000;

/** The names that React gives to attributes of HTML. */
const reactNames: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan' };

type RichTextNodesProps = {
  nodes: readonly HtmlNode[];
  /** Whether there are Arabic letters in it, which get their language and direction. */
  hasArabic: boolean;
};

/** A clean tree as React elements. */
export function RichTextNodes({ nodes, hasArabic }: RichTextNodesProps) {
  const { fileUrl } = use(UiContext);

  /** `isWhole`: its words are not taken apart, as in what is Arabic already, or preformatted. */
  function show(node: HtmlNode, isWhole: boolean): ReactNode {
    if (typeof node === 'string') return isWhole ? node : <InlineText text={node} />;
    const own = isWhole || !hasArabic || !directed.has(node.tag) ? {} : languageOf(textOf(node));
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

  return element(
    Fragment,
    {},
    nodes.map((node) => show(node, false)),
  );
}

/** As JSX makes one that is written out: of a hundred thousand children, which no call takes as arguments. */
function element(tag: string | typeof Fragment, props: object, children: ReactNode[]): ReactNode {
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

/** The beginning of an element's words, enough to tell their language by. */
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
    // Its words are its address already: on paper it is not spelled out once more.
    ...(children[0] === href && { 'data-bare': '' }),
  };
}

function pictureOf({ attributes }: HtmlElement): ReactNode {
  const { src = '', alt = '', width = '1600', height = '1000' } = attributes;
  return <Picture src={src} alt={alt} width={Number(width)} height={Number(height)} sizes="68ch" />;
}
