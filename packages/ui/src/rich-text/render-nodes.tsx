import type { ComponentProps, ElementType, ReactNode } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { Picture } from '../content/picture.tsx';
import { hasArabic, languageOf } from './arabic.ts';
import { embedLabel } from './embeds.ts';
import { type HtmlElement, type HtmlNode, textOf } from './html-tree.ts';
import { InlineText } from './inline-text.tsx';
import { linkTarget } from './link-target.ts';
import { listStyles } from './list-styles.ts';

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
  return (node) => show(node, false, false);

  /**
   * `isWhole`: inside Arabic or preformatted text, whose words are not split into passages. `isLinked`: inside a link,
   * which holds no other.
   */
  function show(node: HtmlNode, isWhole: boolean, isLinked: boolean): ReactNode {
    if (typeof node === 'string') return isWhole ? node : <InlineText text={node} />;
    const own = isWhole || !isMixed ? {} : ownLanguage(node);
    const card = cardOf(node);
    if (card !== null) return card;
    const isWithin =
      isWhole || node.tag === 'pre' || (own.lang ?? node.attributes.lang) !== undefined;
    const inLink = isLinked || node.tag === 'a';
    const children = node.children.map((child) => show(child, isWithin, inLink));
    switch (node.tag) {
      case 'a':
        return createElement('a', linkProps(node, fileUrl), children);
      case 'img':
        return pictureOf(node);
      case 'figure':
        return figureOf(node, children, isLinked, fileUrl);
      case 'table':
        return createElement(
          'div',
          { className: 'table-box', role: 'region', 'aria-label': 'Tabel', tabIndex: 0 },
          [createElement('table', plainProps(node), children)],
        );
      case 'ol':
        return createElement('ol', listProps(node), children);
      default:
        return createElement(node.tag, { ...plainProps(node), ...own }, children);
    }
  }
}

function ownLanguage(node: HtmlElement): ReturnType<typeof languageOf> {
  return directed.has(node.tag) ? languageOf(textOf(node, sampleLength)) : {};
}

/** The card of an address that stands alone in its paragraph; nothing foreign is loaded before it is touched. */
function cardOf({ tag, children }: HtmlElement): ReactNode {
  const [link] = children;
  if (tag !== 'p' || children.length !== 1 || typeof link !== 'object') return null;
  const { href = '' } = link.attributes;
  const label = link.tag === 'a' && link.children[0] === href && embedLabel(href);
  if (!label) return null;
  return (
    <p>
      <a href={href} className="embed" rel="noopener nofollow ugc" data-plain="" data-bare="">
        <strong>{label}</strong>
        <span>{href}</span>
      </a>
    </p>
  );
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

function listProps(node: HtmlElement) {
  const className = listStyles[node.attributes.type ?? ''];
  return { ...plainProps(node), ...(className && { className }) };
}

function linkProps(
  { attributes, children }: HtmlElement,
  fileUrl: (address: string) => string,
): ComponentProps<'a'> & { 'data-bare'?: '' } {
  const href = attributes.href;
  if (href === undefined) return {};
  const own = href.startsWith('/');
  return {
    href: linkTarget(href, fileUrl),
    rel: own ? 'noopener' : 'noopener nofollow ugc',
    // The link's text is its address: print does not repeat it.
    ...(children[0] === href && { 'data-bare': '' }),
  };
}

function pictureOf({ attributes }: HtmlElement): ReactNode {
  const { src = '', alt = '', width = '1600', height = '1000' } = attributes;
  return <Picture src={src} alt={alt} width={Number(width)} height={Number(height)} sizes="68ch" />;
}

function isPicture(node: HtmlNode): node is HtmlElement {
  return typeof node === 'object' && node.tag === 'img';
}

/** A figure; several pictures are a gallery: two in a row, the last of three a wide one below. Within a link they have none. */
function figureOf(
  { children }: HtmlElement,
  shown: ReactNode[],
  isLinked: boolean,
  fileUrl: (address: string) => string,
): ReactNode {
  const pictures = children.filter(isPicture);
  if (pictures.length < 2 || isLinked) return createElement('figure', {}, shown);
  const wide = pictures.length % 2 === 1 ? pictures.at(-1) : undefined;
  const parts = children.map((child, index) =>
    isPicture(child) ? galleryLink(child, child === wide ? 2 : 4 / 3, fileUrl) : shown[index],
  );
  return createElement('figure', { className: 'gallery' }, parts);
}

/** A picture of a gallery leads to itself: large in its place where scripts are, as a file without. */
function galleryLink(
  { attributes }: HtmlElement,
  ratio: number,
  fileUrl: (address: string) => string,
): ReactNode {
  const { src = '', alt = '' } = attributes;
  const props = {
    href: fileUrl(src),
    'data-plain': '',
    ...(!alt && { 'aria-label': 'Foto' }),
  };
  return createElement('a', props, [
    <Picture
      key="picture"
      src={src}
      alt={alt}
      width={600 * ratio}
      height={600}
      sizes="(min-width: 48rem) 34ch, 50vw"
    />,
  ]);
}
