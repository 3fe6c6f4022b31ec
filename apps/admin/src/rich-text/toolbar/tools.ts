import {
  type Icon,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconColumnInsertRight,
  IconColumnRemove,
  IconItalic,
  IconList,
  IconListNumbers,
  IconRowInsertBottom,
  IconRowRemove,
  IconTableOff,
  IconTableRow,
} from '@tabler/icons-react';
import type { ChainedCommands } from '@tiptap/core';

/** A button of the toolbar that does one thing to the selected text. */
export type Tool = {
  label: string;
  /** The keys that do the same. */
  keys?: string;
  Icon: Icon;
  /** The node or mark that it toggles. */
  toggles?: string;
  run: (chain: ChainedCommands) => ChainedCommands;
};

export const bold: Tool = {
  label: 'Tebal',
  keys: 'Ctrl+B',
  Icon: IconBold,
  toggles: 'bold',
  run: (chain) => chain.toggleBold(),
};
export const italic: Tool = {
  label: 'Miring',
  keys: 'Ctrl+I',
  Icon: IconItalic,
  toggles: 'italic',
  run: (chain) => chain.toggleItalic(),
};

export const bulletList: Tool = {
  label: 'Daftar berpoin',
  keys: 'Ctrl+Shift+8',
  Icon: IconList,
  toggles: 'bulletList',
  run: (chain) => chain.toggleBulletList(),
};

/** The other blocks that hold blocks. */
export const blockTools: readonly Tool[] = [
  {
    label: 'Daftar bernomor',
    keys: 'Ctrl+Shift+7',
    Icon: IconListNumbers,
    toggles: 'orderedList',
    run: (chain) => chain.toggleOrderedList(),
  },
  {
    label: 'Kutipan',
    keys: 'Ctrl+Shift+B',
    Icon: IconBlockquote,
    toggles: 'blockquote',
    run: (chain) => chain.toggleBlockquote(),
  },
];

export const undo: Tool = {
  label: 'Urungkan ketikan',
  keys: 'Ctrl+Z',
  Icon: IconArrowBackUp,
  run: (chain) => chain.undo(),
};
export const redo: Tool = {
  label: 'Ulangi ketikan',
  keys: 'Ctrl+Shift+Z',
  Icon: IconArrowForwardUp,
  run: (chain) => chain.redo(),
};

/** The changes of the table around the cursor. */
export const tableTools: readonly Tool[] = [
  {
    label: 'Baris baru di bawah',
    Icon: IconRowInsertBottom,
    run: (chain) => chain.addRowAfter(),
  },
  {
    label: 'Kolom baru sesudahnya',
    Icon: IconColumnInsertRight,
    run: (chain) => chain.addColumnAfter(),
  },
  { label: 'Baris kepala', Icon: IconTableRow, run: (chain) => chain.toggleHeaderRow() },
  { label: 'Hapus baris', Icon: IconRowRemove, run: (chain) => chain.deleteRow() },
  { label: 'Hapus kolom', Icon: IconColumnRemove, run: (chain) => chain.deleteColumn() },
  { label: 'Hapus tabel', Icon: IconTableOff, run: (chain) => chain.deleteTable() },
];
