import { isSafeLink, isSafeUrl } from '../../provider-url.ts';

/**
 * The allow-list of a body's HTML (docs/contract.md#bodies). The provider sanitizes bodies with it when it
 * stores them, both apps when they show them.
 */
export const richTextTags = [
  ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li', 'pre', 'code'],
  ...['strong', 'em', 'u', 's', 'sub', 'sup', 'span', 'a', 'img', 'figure', 'figcaption'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
] as const;

const block = ['dir', 'lang'];
const cell = ['colspan', 'rowspan', ...block];

/** The allowed attributes of each tag. */
export const richTextAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  th: [...cell, 'scope'],
  td: cell,
  ol: ['start', 'type', ...block],
  ...Object.fromEntries(
    ['h2', 'h3', 'h4', 'p', 'blockquote', 'ul', 'li', 'span', 'figcaption', 'table'].map((tag) => [
      tag,
      block,
    ]),
  ),
};

const size = /^[1-9]\d{0,4}$/;
const span = /^[1-9]\d{0,2}$/;

/** The patterns of attributes' values, but for `href` and `src`, which are URLs. */
const valuePatterns: Readonly<Record<string, RegExp>> = {
  alt: /^/,
  width: size,
  height: size,
  colspan: span,
  rowspan: span,
  scope: /^(?:row|col)(?:group)?$/,
  start: /^[1-9]\d{0,3}$/,
  type: /^[aAiI]$/,
  dir: /^(?:ltr|rtl|auto)$/,
  lang: /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/,
};

/** Returns true for a value that a body's attribute may have; what is not one is dropped with its attribute. */
export function isRichTextValue(name: string, value: string): boolean {
  if (name === 'href') return isSafeLink(value);
  return valuePatterns[name]?.test(value) ?? isSafeUrl(value);
}

/** Tags of other editors that mean the same as one of ours. */
export const richTextSynonyms: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  strike: 's',
  del: 's',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
};

// Not allowed, but a sign that their writer meant HTML. Words in angle brackets (`REG<spasi>nama`) are none.
const foreignTags = [
  ...['div', 'section', 'article', 'center', 'font', 'small', 'big', 'mark', 'ins', 'q', 'cite'],
  ...['dl', 'dt', 'dd', 'caption', 'colgroup', 'col', 'tfoot', 'iframe', 'video', 'audio', 'svg'],
  ...['script', 'style', 'form', 'input', 'button', 'object', 'embed', 'link', 'meta', 'html'],
  ...['body', 'head', 'math', 'template', 'details', 'summary'],
];

const knownTags = [...richTextTags, ...Object.keys(richTextSynonyms), ...foreignTags].join('|');
const tagOfHtml = new RegExp(`</?(?:${knownTags})(?:[\\s/][^<>]*)?>`, 'i');

/** Returns true for a body that is HTML, not plain text: it holds at least one tag that HTML knows. */
export function isHtml(body: string): boolean {
  return tagOfHtml.test(body);
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** Returns a body's text or attribute with the entities that sanitizing leaves as the characters they stand for. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity);
}
