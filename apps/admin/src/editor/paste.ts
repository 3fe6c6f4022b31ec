import { Fragment, type Node, Slice } from '@tiptap/pm/model';

/** What the editor hands on instead of taking it into the text itself. */
export type PasteEvents = {
  /** Pictures of the pasted text stand on another host, or in the clipboard only. */
  onPicturesLeftOut: () => void;
  /** Files were pasted or dropped; true when they were taken. */
  onFiles: (data: DataTransfer | null) => boolean;
};

const officeComment = /<!--\[if[\s\S]*?<!\[endif\]-->/g;
const officeMarker = /<!\[(?:if[^\]]*|endif)\]>/g;
const officeTag = /<\/?[owvm]:[^>]*>/g;

/**
 * HTML of the clipboard without what Word puts around it. Styles, classes and foreign tags need no
 * care here: the editor knows no such thing.
 */
export function cleanPaste(html: string): string {
  return html.replace(officeComment, '').replace(officeMarker, '').replace(officeTag, '');
}

/** Pasted content without pictures, which would be fetched from elsewhere, and without blank lines. */
export function withoutForeignPictures(slice: Slice, onLeftOut: () => void): Slice {
  let leftOut = false;
  const clean = (fragment: Fragment): Fragment => {
    const kept: Node[] = [];
    for (const node of fragment.content) {
      if (node.type.name === 'picture' || node.type.name === 'figure') leftOut = true;
      else kept.push(node.isLeaf ? node : node.copy(clean(node.content)));
    }
    return Fragment.from(kept);
  };
  const content = clean(slice.content);
  if (!leftOut) return slice;
  onLeftOut();
  return new Slice(content, 0, 0);
}
