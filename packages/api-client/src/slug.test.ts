import { expect, test } from 'vitest';
import { compareIds, numberedSlug, slugOf, withSlugs } from './slug.ts';

test.each([
  ['Panen Perdana di Petak Atas', 'panen-perdana-di-petak-atas'],
  ['  Ujian   --  Akhir!  ', 'ujian-akhir'],
  ["Al-Qur’an & Al-Qur'an", 'al-quran-al-quran'],
  ['Santri Kelas Ⅻ Juara №1', 'santri-kelas-xii-juara-no1'],
  ['Ｆｕｌｌ Ｗｉｄｔｈ', 'full-width'],
  ['Café à l’École', 'cafe-a-lecole'],
  ['2025: 10.000 Langkah', '2025-10-000-langkah'],
  ['İstanbul', 'istanbul'],
  ['a/b\\c?d#e%2e%2e', 'a-b-c-d-e-2e-2e'],
  ['<script>alert(1)</script>', 'script-alert-1-script'],
  ['admin', 'admin'],
])('the slug of "%s" is %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test.each(['', '...', '..', '!!!', '🌾🌾', 'مدرسة لمبة الاس', '山', '\ud800', '\u0000', '-'])(
  '[A-06] [I13] a title of %j still gets one',
  (title) => {
    expect(slugOf(title)).toBe('artikel');
  },
);

test('[I13] [I18] a slug has at most 80 characters and no loose hyphen, however long the title', () => {
  expect(slugOf('kata '.repeat(60))).toHaveLength(79);
  expect(slugOf('x'.repeat(300))).toBe('x'.repeat(80));
  for (const kind of ['x', '-', ' ', '!', '\u0301', '’', 'é', '🌾', '\u0130']) {
    expect(slugOf(kind.repeat(100_000))).toMatch(/^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/);
  }
});

test('[A-06] a slug is its own slug', () => {
  for (const title of ['Panen Raya', 'kata '.repeat(60), 'Ⅻ', '...']) {
    expect(slugOf(slugOf(title))).toBe(slugOf(title));
  }
});

test('[A-06] the nth of equal slugs is numbered within 80 characters', () => {
  expect(numberedSlug('berita', 1)).toBe('berita');
  expect(numberedSlug('berita', 2)).toBe('berita-2');
  expect(numberedSlug('x'.repeat(80), 12)).toBe(`${'x'.repeat(77)}-12`);
  expect(numberedSlug(`${'x'.repeat(77)}-yz`, 2)).toBe(`${'x'.repeat(77)}-2`);
});

test('ids are ordered by value where they are numbers, as text after them where not', () => {
  const ids = [
    '10',
    '7a',
    'b',
    '9',
    '007',
    'a10',
    '7',
    '99999999999999999999',
    '0',
    'a9',
    '-1',
    '',
  ];
  const ordered = [
    '0',
    '7',
    '007',
    '9',
    '10',
    '99999999999999999999',
    '',
    '-1',
    '7a',
    'a10',
    'a9',
    'b',
  ];
  expect(ids.toSorted(compareIds)).toEqual(ordered);
  expect(ids.toReversed().toSorted(compareIds)).toEqual(ordered);
  expect(compareIds('7', '7')).toBe(0);
});

test('[A-06] [I12] every article of a list is reachable at its own slug', () => {
  const titles = ['Berita', 'BERITA!', 'bérita', 'berita 2', 'Berita-2', '🌾', '...', 'Artikel'];
  const articles = titles.map((title, index) => ({ id: String(index), title, slug: '' }));
  const slugs = withSlugs(articles).map((article) => article.slug);
  expect(slugs).toEqual([
    ...['berita', 'berita-2', 'berita-3', 'berita-2-2', 'berita-2-3'],
    ...['artikel', 'artikel-2', 'artikel-3'],
  ]);
});
