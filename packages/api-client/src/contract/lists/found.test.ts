import { expect, test } from 'vitest';
import { excerptAround, rankFound } from './found.ts';
import { searchWords, wordMatch } from './search-words.ts';

test('[J-30] words in the title come before words in the body, the newest first, a later day last, what has expired after all', () => {
  const hits = [
    { title: 'Musim panen', date: '2026-01-01T00:00:00.000Z' },
    { title: 'Tanpa hari', date: '' },
    { title: 'Kebun', date: '2026-11-01T00:00:00.000Z' },
    { title: 'Besok', date: '2026-12-01T00:00:00.000Z' },
    { title: 'PANEN madu', date: '2026-05-01T00:00:00.000Z' },
    { title: 'Panen usai', date: '2026-06-01T00:00:00.000Z', expired: true },
  ].map((hit) => ({
    ...{ expired: false, resource: 'articles' as const, match: wordMatch.whole },
    ...hit,
  }));
  const titles = rankFound(hits, searchWords(' panen '), new Date('2026-11-24T00:00Z')).map(
    ({ title }) => title,
  );
  expect(titles).toEqual([
    'PANEN madu',
    'Musim panen',
    'Kebun',
    'Tanpa hari',
    'Besok',
    'Panen usai',
  ]);
});

test('[F-102] among titles that hold all words an event that is over comes after what lasts or is to come, before a prize', () => {
  const hit = { date: '', expired: false, match: wordMatch.whole };
  const hits = [
    { ...hit, resource: 'prestasi' as const, title: 'Juara panen' },
    { ...hit, resource: 'announcements' as const, title: 'Panen kemarin', isOver: true },
    { ...hit, resource: 'agenda' as const, title: 'Panen nanti' },
    { ...hit, resource: 'pages' as const, title: 'Aturan panen' },
  ];
  const ranked = rankFound(hits, searchWords('panen'), new Date('2026-11-24T00:00Z'));
  expect(ranked.map(({ title }) => title)).toEqual([
    'Aturan panen',
    'Panen nanti',
    'Panen kemarin',
    'Juara panen',
  ]);
});

test.each([
  ['<p>Madu &amp; <b>kopi</b></p><p>dari kebun.</p>', 'kopi', 'Madu & kopi dari kebun.'],
  ['Satu.\n\nDua < tiga &amp;', 'dua', 'Satu. Dua < tiga &amp;'],
  ['<p>Terpotong <img src="/uploads/a', 'terpotong', 'Terpotong'],
  [
    `<p>${'awal '.repeat(20)}panen raya${' akhir'.repeat(60)}</p>`,
    'PANEN',
    /^… (awal )+panen raya( akhir)+ …$/,
  ],
  ['awal '.repeat(60), 'tidak ada', /^(awal )+…$/],
  ['x'.repeat(400), 'tidak', /^x{160} …$/],
  ['', 'a', ''],
])('[J-30] the excerpt of %s for %s', (body, q, expected) => {
  const excerpt = excerptAround(body, searchWords(q));
  if (typeof expected === 'string') expect(excerpt).toBe(expected);
  else expect(excerpt).toMatch(expected);
  expect(excerpt.length).toBeLessThan(170);
});
