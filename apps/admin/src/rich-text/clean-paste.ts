import { richTextSynonyms } from '@pesantren/api-client/contract/rich-text';
import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { placeOf, takePictures } from './pictures/data-url-pictures.ts';
import { makeRealLists } from './word-lists.ts';

/** What the editor hands on instead of taking it into the text itself. */
export type PasteEvents = {
  /** Whether a picture stands with our provider; another one may be gone tomorrow. */
  isOwnPicture: (src: string) => boolean;
  /** Pictures of the pasted text stand on another host, or in the other program only. */
  onPicturesLeftOut: () => void;
  /** Pictures that the pasted text itself holds, each with a place in what comes next. */
  onPicturesTaken: (files: readonly File[]) => void;
  /** The pasted text; true when it was put in. */
  onSlice: (view: EditorView, slice: Slice) => boolean;
  /** Files were pasted or dropped; true when they were taken. */
  onFiles: (view: EditorView, data: DataTransfer | null) => boolean;
};

const officeComment = /<!--\[if[^\]]*\]>(?!-->)[\s\S]*?<!\[endif\]-->/g;
const officeMarker = /<!(?:--)?\[(?:if[^\]]*|endif)\](?:--)?>/g;
/** A heading of a level that bodies do not have, as the title that Word and most pages begin with. */
const foreignHeading = /(<\/?)(h[156])\b/gi;
const officeTag = /<\/?[owvm]:[^>]*>/g;
/** Refused by the page's policy, loudly. */
const styleSheet = /<style\b[\s\S]*?<\/style\s*>|<link\b[^>]*>/gi;
/** A picture that only the other program holds. */
const enclosedPicture = /<img\s[^>]*?src=["']?(?:data|file|blob|cid):/i;

/**
 * HTML of the clipboard without what Word puts around it, its drawn lists as real ones, its own pictures
 * handed on. Styles, classes and foreign tags need no care here: the editor knows no such thing.
 */
export function cleanPaste(html: string, events: PasteEvents): string {
  const junk = [officeComment, officeMarker, officeTag, styleSheet];
  const text = junk
    .reduce((rest, pattern) => rest.replace(pattern, ''), html)
    .replace(foreignHeading, (_, open, tag) => open + richTextSynonyms[tag.toLowerCase()]);
  if (!/mso-list|\ssrc=["']?data:/i.test(text)) {
    if (enclosedPicture.test(text)) events.onPicturesLeftOut();
    return text;
  }
  // A page that is never shown: it fetches nothing and runs nothing.
  const page = new DOMParser().parseFromString(text, 'text/html');
  makeRealLists(page);
  events.onPicturesTaken(takePictures(page));
  if (enclosedPicture.test(page.body.innerHTML)) events.onPicturesLeftOut();
  return page.body.innerHTML;
}

/** Whether copied HTML is a picture and nothing else, so that the file beside it says it all. */
export function isOnlyPicture(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return body.textContent.trim() === '' && body.querySelectorAll('img').length === 1;
}

/** Pasted content without the pictures that would be fetched from elsewhere. */
export function withoutForeignPictures(slice: Slice, events: PasteEvents): Slice {
  let leftOut = false;
  const isForeign = (node: Node): boolean => {
    const picture = node.type.name === 'figure' ? node.firstChild : node;
    const src = String(picture?.attrs.src);
    return picture?.type.name === 'picture' && placeOf(src) === null && !events.isOwnPicture(src);
  };
  const clean = (fragment: Fragment): Fragment => {
    const kept: Node[] = [];
    for (const node of fragment.content) {
      if (isForeign(node)) leftOut = true;
      else kept.push(node.isLeaf ? node : node.copy(clean(node.content)));
    }
    return Fragment.from(kept);
  };
  const content = clean(slice.content);
  if (!leftOut) return slice;
  events.onPicturesLeftOut();
  return new Slice(content, 0, 0);
}
