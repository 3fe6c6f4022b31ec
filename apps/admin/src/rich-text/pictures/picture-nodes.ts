import { isSafeUrl } from '@pesantren/api-client/provider-url';
import { Node } from '@tiptap/core';
import type { Node as DocumentNode, Schema } from '@tiptap/pm/model';

/**
 * A picture as a block. `alt` is empty for decoration and null while no alternative text was entered;
 * width and height are in pixels.
 */
export const PictureNode = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes: () => ({
    src: { default: '' },
    alt: { default: null },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (img) => isSafeUrl(img.getAttribute('src') ?? '') && null },
  ],
  // For the editor alone; serialize.ts writes what is stored. Screen readers hear that the text is missing.
  renderHTML: ({ HTMLAttributes }) => [
    'img',
    HTMLAttributes.alt === null
      ? { ...HTMLAttributes, 'aria-label': 'Gambar tanpa teks alternatif' }
      : HTMLAttributes,
  ],
});

/** A picture with its caption. */
export const FigureNode = Node.create({
  name: 'figure',
  group: 'block',
  content: 'picture figcaption?',
  isolating: true,
  draggable: true,
  parseHTML: () => [{ tag: 'figure', getAttrs: (figure) => figure.querySelector('img') && null }],
  renderHTML: () => ['figure', 0],
});

export const FigcaptionNode = Node.create({
  name: 'figcaption',
  content: 'inline*',
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: ({ HTMLAttributes }) => ['figcaption', HTMLAttributes, 0],
});

/** The values of a picture that is inserted; width and height in pixels where they are known. */
export type PictureFacts = {
  src: string;
  alt: string;
  caption: string;
  width: number | undefined;
  height: number | undefined;
};

/** Creates a picture node, or a figure when there is a caption. */
export function pictureNode(schema: Schema, { caption, ...facts }: PictureFacts): DocumentNode {
  const { width = null, height = null } = facts;
  const picture = schema.node('picture', { ...facts, width, height });
  if (caption === '') return picture;
  return schema.node('figure', null, [
    picture,
    schema.node('figcaption', null, schema.text(caption)),
  ]);
}
