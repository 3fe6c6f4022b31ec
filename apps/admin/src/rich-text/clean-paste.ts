import { richTextSynonyms } from '@pesantren/api-client/contract/rich-text';
import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { embeddedIndex, extractEmbedded } from './pictures/embedded-pictures.ts';

/** Callbacks for pasted content that the editor does not insert itself. */
export type PasteEvents = {
  /** Returns true for a picture that our provider stores; one elsewhere may disappear. */
  isOwnPicture: (src: string) => boolean;
  /** Called when pictures were dropped: they stand on another host, or in the other program only. */
  onPicturesLeftOut: () => void;
  /** Called with the pictures inside the pasted HTML, before the text that refers to them. */
  onPicturesTaken: (files: readonly File[]) => void;
  /** Called with the pasted text. @returns true when it was inserted. */
  onSlice: (view: EditorView, slice: Slice) => boolean;
  /** Called with pasted or dropped files. @returns true when they were handled. */
  onFiles: (view: EditorView, data: DataTransfer | null) => boolean;
};

const officeComment = /<!--\[if[^\]]*\]>(?!-->)[\s\S]*?<!\[endif\]-->/g;
const officeMarker = /<!(?:--)?\[(?:if[^\]]*|endif)\](?:--)?>/g;
/** A heading of a level that bodies lack, such as the title that Word and most pages begin with. */
const foreignHeading = /(<\/?)(h[156])\b/gi;
const officeTag = /<\/?[owvm]:[^>]*>/g;
/** The content security policy refuses them with an error on the console. */
const styleSheet = /<style\b[\s\S]*?<\/style\s*>|<link\b[^>]*>/gi;
/** A picture that only the other program can read. */
const enclosedPicture = /<img\s[^>]*?src=["']?(?:data|file|blob|cid):/i;

/**
 * Cleans the clipboard's HTML: removes Word's markup, turns its drawn lists into real ones, and hands its
 * embedded pictures on. Styles, classes and unknown tags need no care: the editor's schema drops them.
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
  // An inert document: it fetches nothing and runs nothing.
  const page = new DOMParser().parseFromString(text, 'text/html');
  convertWordLists(page);
  events.onPicturesTaken(extractEmbedded(page));
  if (enclosedPicture.test(page.body.innerHTML)) events.onPicturesLeftOut();
  return page.body.innerHTML;
}

/** Returns true when copied HTML is one picture and nothing else, so that the file beside it suffices. */
export function isOnlyPicture(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return body.textContent.trim() === '' && body.querySelectorAll('img').length === 1;
}

/** Drops the pictures of pasted content that would be fetched from elsewhere. */
export function withoutForeignPictures(slice: Slice, events: PasteEvents): Slice {
  let isLeftOut = false;
  const isForeign = (node: Node): boolean => {
    if (node.type.name === 'figure') {
      return node.children.every((child) => child.type.name !== 'picture' || isForeign(child));
    }
    const src = String(node.attrs.src);
    return node.type.name === 'picture' && embeddedIndex(src) === null && !events.isOwnPicture(src);
  };
  const clean = (fragment: Fragment): Fragment => {
    const nodes: Node[] = [];
    for (const node of fragment.content) {
      if (isForeign(node)) isLeftOut = true;
      else nodes.push(node.isLeaf ? node : node.copy(clean(node.content)));
    }
    return Fragment.from(nodes);
  };
  const content = clean(slice.content);
  if (!isLeftOut) return slice;
  events.onPicturesLeftOut();
  return new Slice(content, 0, 0);
}

/** `1.`, `a)`, `iv.`: the marker that Word writes before an item of a numbered list. */
const listNumber = /^\W?(?:\d+|[a-z]|[ivxlc]+)[.)]/i;

/**
 * Turns Word's paragraphs that only look like lists (`mso-list:l0 level1`) into lists: nested by their
 * level, numbered or not by their marker, which is removed.
 */
function convertWordLists(page: Document): void {
  // The open list of each level, outermost first.
  let lists: Element[] = [];
  for (const paragraph of page.querySelectorAll('p[style*="mso-list"]')) {
    const level = Number(/level(\d)/.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 1);
    const marker = paragraph.querySelector('[style*="mso-list:Ignore" i]');
    const tag = listNumber.test(marker?.textContent.trim() ?? '') ? 'ol' : 'ul';
    marker?.remove();
    if (paragraph.previousElementSibling !== lists[0]) lists = [];
    // A level that Word skips would be an empty item.
    const depth = Math.min(Math.max(level, 1), lists.length + 1);
    const isOpen = lists[depth - 1]?.localName === tag;
    lists = lists.slice(0, isOpen ? depth : depth - 1);
    if (!isOpen) lists.push(newList(page.createElement(tag), lists, paragraph));
    const item = page.createElement('li');
    lists.at(-1)?.append(item);
    item.append(...paragraph.childNodes);
    paragraph.remove();
  }
}

/** Inserts a list below the last item of the list around it, or before its first line. */
function newList(list: Element, around: readonly Element[], first: Element): Element {
  const parent = around.at(-1)?.lastElementChild;
  if (parent) parent.append(list);
  else first.before(list);
  return list;
}
