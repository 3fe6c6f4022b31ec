import { type Editor, Extension } from '@tiptap/core';

const blocks = [
  'paragraph',
  'heading',
  'blockquote',
  'bulletList',
  'orderedList',
  'listItem',
  'table',
  'tableCell',
  'tableHeader',
  'figcaption',
];

/** The blocks that the button marks: those that hold text themselves. */
const textBlocks = ['paragraph', 'heading', 'figcaption'];

/** Adds `dir` and `lang` to blocks, so that Arabic keeps its direction and its font. */
export const Direction = Extension.create({
  name: 'direction',
  addGlobalAttributes: () => [
    {
      types: blocks,
      attributes: { dir: { default: null }, lang: { default: null } },
    },
  ],
});

/** Returns true when the cursor's block is marked as Arabic. */
export function isArabic(editor: Editor): boolean {
  return textBlocks.some((type) => editor.isActive(type, { lang: 'ar' }));
}

/** Toggles the Arabic mark of the selection's blocks. */
export function toggleArabic(editor: Editor): void {
  const marks = isArabic(editor) ? { dir: null, lang: null } : { dir: 'rtl', lang: 'ar' };
  const chain = editor.chain().focus();
  for (const type of textBlocks) chain.updateAttributes(type, marks);
  chain.run();
}
