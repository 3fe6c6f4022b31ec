import { Fragment, type Node, Slice } from '@tiptap/pm/model';

/** What the editor hands on instead of taking it into the text itself. */
export type PasteEvents = {
  /** Whether a picture stands with our provider; another one may be gone tomorrow. */
  isOwnPicture: (src: string) => boolean;
  /** Pictures of the pasted text stand on another host, or in the clipboard only. */
  onPicturesLeftOut: () => void;
  /** Files were pasted or dropped; true when they were taken. */
  onFiles: (data: DataTransfer | null) => boolean;
};

const officeComment = /<!--\[if[\s\S]*?<!\[endif\]-->/g;
const officeMarker = /<!\[(?:if[^\]]*|endif)\]>/g;
const officeTag = /<\/?[owvm]:[^>]*>/g;
/** Refused by the page's policy, loudly. */
const styleSheet = /<style\b[\s\S]*?<\/style\s*>|<link\b[^>]*>/gi;
/** A picture that only the clipboard or the other program holds. */
const enclosedPicture = /<img\s[^>]*?src=["']?(?:data|file|blob|cid):/i;

/**
 * HTML of the clipboard without what Word puts around it. Styles, classes and foreign tags need no
 * care here: the editor knows no such thing.
 */
export function cleanPaste(html: string, { onPicturesLeftOut }: PasteEvents): string {
  if (enclosedPicture.test(html)) onPicturesLeftOut();
  const junk = [officeComment, officeMarker, officeTag, styleSheet];
  return junk.reduce((text, pattern) => text.replace(pattern, ''), html);
}

/** Pasted content without the pictures that would be fetched from elsewhere. */
export function withoutForeignPictures(slice: Slice, events: PasteEvents): Slice {
  let leftOut = false;
  const isForeign = (node: Node): boolean => {
    const picture = node.type.name === 'figure' ? node.firstChild : node;
    return picture?.type.name === 'picture' && !events.isOwnPicture(String(picture.attrs.src));
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
