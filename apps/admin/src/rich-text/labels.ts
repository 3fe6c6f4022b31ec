import type { RichTextEditorLabels } from '@mantine/tiptap';

/** The names of Mantine's controls. */
export const labels: Partial<RichTextEditorLabels> = {
  boldControlLabel: 'Tebal',
  italicControlLabel: 'Miring',
  bulletListControlLabel: 'Daftar berpoin',
  orderedListControlLabel: 'Daftar bernomor',
  blockquoteControlLabel: 'Kutipan',
  undoControlLabel: 'Urungkan ketikan',
  redoControlLabel: 'Ulangi ketikan',
  tableRowAfterControlLabel: 'Baris baru di bawah',
  tableColumnAfterControlLabel: 'Kolom baru sesudahnya',
  tableRowDeleteControlLabel: 'Buang baris',
  tableColumnDeleteControlLabel: 'Buang kolom',
  tableToggleHeaderRowControlLabel: 'Baris kepala',
  tableDeleteControlLabel: 'Buang tabel',
};
