import { printable } from '@pesantren/api-client/contract/texts/printable';
import { richTextSynonyms } from '@pesantren/api-client/contract/texts/rich-text';
import { choosePictures, extractEmbedded } from '../pictures/embedded-pictures.ts';
import { keepLinks } from './pasted-links.ts';
import { dropOtherValues, numberLists, writeCheckboxes } from './pasted-lists.ts';
import { writeSymbols } from './symbol-fonts.ts';
import { convertWordLists } from './word-lists.ts';

/** The kinds of content that a pasted text has lost. */
export type LeftOut = 'pictures' | 'media' | 'links';

/** The clipboard's HTML as the editor takes it. */
export type CleanPaste = {
  html: string;
  /** The pictures inside it, for which placeholders stand in the HTML. */
  files: readonly File[];
  leftOut: ReadonlySet<LeftOut>;
};

const officeComment = /<!--\[if[^\]]*\]>(?!-->)[\s\S]*?<!\[endif\]-->/g;
const officeMarker = /<!(?:--)?\[(?:if[^\]]*|endif)\](?:--)?>/g;
/** A heading of a level that bodies lack, such as the title that Word and most pages begin with. */
const foreignHeading = /(<\/?)(h[156])\b/gi;
const officeTag = /<\/?[owvm]:[^>]*>/g;
/** The content security policy refuses them with an error on the console. */
const styleSheet = /<style\b[\s\S]*?<\/style\s*>|<link\b[^>]*>/gi;
/** Parts of a table without it, which HTML drops elsewhere. */
const bareTablePart = /^\s*(?:<meta[^>]*>\s*)*<(?:thead|tbody|tr|td|th)\b/i;

const media = 'video, audio, iframe, object, embed';
/** The elements that are invisible where a text is copied. */
const hidden = [
  ...['[style*="display:none" i]', '[style*="display: none" i]', '[hidden]'],
  ...['[style*="visibility:hidden" i]', '[style*="visibility: hidden" i]'],
  ...['svg title', 'svg desc', 'datalist', 'noscript', 'template'],
].join();
/** Elements on lines of their own that the editor does not know as that: their words would run into the next ones. */
const blocks = [
  ...['center', 'legend', 'main', 'nav', 'menu', 'search', 'dialog', 'details', 'summary'],
  ...['block', 'flex', 'grid', 'table', 'list-item', 'flow-root'].flatMap((display) => [
    `[style*="display:${display}" i]`,
    `[style*="display: ${display}" i]`,
  ]),
].map((each) => `${each}:not(img, a, li, td, th, p, h2, h3, h4, table, ul, ol, tr, tbody, thead)`);

/**
 * Cleans the clipboard's HTML: removes Word's markup, turns its drawn lists into real ones, and leaves of pictures, links and
 * numbers what a body can have (docs/editor.md#pasting). Unknown tags need no care: the editor's schema drops them.
 * @param isOwnPicture true for a picture that our provider stores; one elsewhere may disappear.
 */
export function cleanPaste(html: string, isOwnPicture: (src: string) => boolean): CleanPaste {
  const junk = [officeComment, officeMarker, officeTag, styleSheet];
  const text = junk
    .reduce((rest, pattern) => rest.replace(pattern, ''), printable(html))
    .replace(foreignHeading, (_, open, tag) => open + richTextSynonyms[tag.toLowerCase()]);
  // An inert document: it fetches nothing and runs nothing.
  const page = new DOMParser().parseFromString(
    bareTablePart.test(text) ? `<table>${text}` : text,
    'text/html',
  );
  const leftOut = new Set<LeftOut>();
  for (const element of page.querySelectorAll(hidden)) element.remove();
  for (const element of page.querySelectorAll(media)) {
    element.remove();
    leftOut.add('media');
  }
  writeSymbols(page);
  writeCheckboxes(page);
  if (choosePictures(page, isOwnPicture)) leftOut.add('pictures');
  for (const element of page.querySelectorAll(blocks.join())) standAlone(element);
  convertWordLists(page);
  numberLists(page);
  dropOtherValues(page);
  if (keepLinks(page)) leftOut.add('links');
  const files = extractEmbedded(page);
  return { html: page.body.innerHTML, files, leftOut };
}

function standAlone(element: Element): void {
  const block = element.ownerDocument.createElement('div');
  element.before(block);
  block.append(element);
}

/** Returns true when copied HTML is one picture and nothing else, so that the file beside it suffices. */
export function isOnlyPicture(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return body.textContent.trim() === '' && body.querySelectorAll('img').length === 1;
}
