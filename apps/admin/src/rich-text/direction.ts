import { type Editor, Extension } from '@tiptap/core';

const blocks = [
  ...['paragraph', 'heading', 'blockquote', 'bulletList', 'orderedList', 'listItem'],
  ...['tableCell', 'tableHeader', 'figcaption'],
];

/** What the button sets and unsets: the blocks that hold words themselves. */
const ofWords = ['paragraph', 'heading', 'figcaption'];

/** Keeps `dir` and `lang` of blocks, so that Arabic stands in its own direction and letters. */
export const Direction = Extension.create({
  name: 'direction',
  addGlobalAttributes: () => [
    {
      types: blocks,
      attributes: { dir: { default: null }, lang: { default: null } },
    },
  ],
});

/** Whether the block that the cursor is in is marked as Arabic. */
export function isArabic(editor: Editor): boolean {
  return ofWords.some((type) => editor.isActive(type, { lang: 'ar' }));
}

/** Marks the blocks of the selection as Arabic, or no longer. */
export function toggleArabic(editor: Editor): void {
  const marks = isArabic(editor) ? { dir: null, lang: null } : { dir: 'rtl', lang: 'ar' };
  const chain = editor.chain().focus();
  for (const type of ofWords) chain.updateAttributes(type, marks);
  chain.run();
}
