import { Mark } from '@tiptap/core';

/** Marks that have no button but stay in a text that has them. */
export const Subscript = Mark.create({
  name: 'subscript',
  excludes: 'superscript',
  parseHTML: () => [{ tag: 'sub' }],
  renderHTML: () => ['sub', 0],
});

export const Superscript = Mark.create({
  name: 'superscript',
  excludes: 'subscript',
  parseHTML: () => [{ tag: 'sup' }],
  renderHTML: () => ['sup', 0],
});

/** Words of another language or direction within a line. */
export const Passage = Mark.create({
  name: 'passage',
  addAttributes: () => ({ dir: { default: null }, lang: { default: null } }),
  parseHTML: () => [{ tag: 'span[lang]' }, { tag: 'span[dir]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});
