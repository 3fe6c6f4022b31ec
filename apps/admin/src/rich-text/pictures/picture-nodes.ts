import { isSafeUrl } from '@pesantren/api-client/provider-url';
import { Node } from '@tiptap/core';

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
      ? { ...HTMLAttributes, 'aria-label': 'Gambar tanpa penjelasan' }
      : HTMLAttributes,
  ],
});

/** A picture with its caption, or a gallery: several pictures in a row or a square, perhaps with a caption. */
export const FigureNode = Node.create({
  name: 'figure',
  group: 'block',
  content: 'picture+ figcaption?',
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
