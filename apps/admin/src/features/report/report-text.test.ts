import { defaultClock } from '@pesantren/content/clock';
import { expect, test } from 'vitest';
import { reportText } from './report-text.ts';

const now = new Date('2026-11-27T05:00:00Z');
const line = (name: string, level: 'act' | 'look' | 'good', text: string, advice = '') => ({
  ...{ name, level, text, advice, path: '' },
});

test('[F-123] the week in a message: what is amiss and what to do, then what is read', () => {
  const lines = [
    line('backup', 'act', 'Belum pernah ada cadangan.', 'Ketuk "Cadangkan sekarang".'),
    line('news', 'look', 'Artikel terakhir terbit 1 September 2026.', 'Tulis satu kabar baru.'),
    line('disk', 'good', 'Sisa tempat penyimpanan 82,4 GB.'),
    line('pages', 'good', 'Paling banyak dibaca: Beranda (120).'),
  ];
  expect(reportText(lines, now, defaultClock)).toBe(
    [
      '*Rapor situs, 27 November 2026*',
      '• Perlu tindakan: Belum pernah ada cadangan. Ketuk "Cadangkan sekarang".',
      '• Artikel terakhir terbit 1 September 2026. Tulis satu kabar baru.',
      'Paling banyak dibaca: Beranda (120).',
    ].join('\n\n'),
  );
  expect(reportText([lines[2] ?? line('', 'good', '')], now, defaultClock)).toContain(
    'Semuanya baik.',
  );
});
