import { expect, test, vi } from 'vitest';
import { articles } from '../article.ts';
import { categoriesOf, paginate, parseList, toQueryString } from './pagination.ts';

const ids = (body: unknown) => parseList(articles.item, body).map((article) => article.id);

test.each([{}, { data: [{ id: 1 }] }, { 0: { id: 1 } }, null, undefined, '', 'Error', false, 7])(
  '[L-04] [P01] a list that is %j is an empty one',
  (body) => {
    expect(ids(body)).toEqual([]);
  },
);

test('[P05] ids "1" and 1 mixed in one list are one item, the first', () => {
  const list = parseList(articles.item, [
    { id: '1', title: 'pertama' },
    { id: 2, title: 'lain' },
    { id: 1, title: 'kedua' },
  ]);
  expect(list.map((article) => [article.id, article.title])).toEqual([
    ['1', 'pertama'],
    ['2', 'lain'],
  ]);
});

test('[P12] the order is the provider’s, whatever the ids and dates', () => {
  expect(ids([{ id: 3, date: '2099-01-01' }, { id: 10 }, { id: 1 }])).toEqual(['3', '10', '1']);
});

test('[P06] null and missing fields are empty, not "null" or "undefined"', () => {
  const [article] = parseList(articles.item, [{ id: 1, title: null, image: null }]);
  expect(article).toMatchObject({ title: '', content: '', date: '', image: '', slug: '' });
  expect(Object.values(article ?? {})).not.toContain(null);
});

test('[L-04] one bad item is dropped and reported, the rest stays', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const list = [{ id: 1 }, { title: 'tanpa id' }, null, 'x', { id: 2, title: {} }, { id: 3 }];
  expect(ids(list)).toEqual(['1', '3']);
  expect(warn).toHaveBeenCalledTimes(4);
  expect(warn.mock.calls[0]?.join(' ')).toMatch(/^Item dari penyedia dilewati: .*id/s);
});

test('[P07] a list of ten thousand is read whole', () => {
  const list = Array.from({ length: 10_000 }, (_, id) => ({ id, title: 'sama', asing: [id] }));
  expect(ids(list)).toHaveLength(10_000);
});

const items = Array.from({ length: 10 }, (_, n) => ({
  title: `Berita ${n}`,
  category: n % 2 === 0 ? 'Kegiatan' : 'Tahfidz',
}));

const title = { searchFields: ['title'] } as const;

test.each([
  ['everything', {}, 10, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ['the first two', { limit: 2 }, 10, [0, 1]],
  ['two from the third', { limit: 2, offset: 2 }, 10, [2, 3]],
  ['what is left at the end', { limit: 4, offset: 8 }, 10, [8, 9]],
  ['nothing beyond the end', { limit: 4, offset: 10 }, 10, []],
  ['nothing at all', { limit: 0 }, 10, []],
  ['a category, whatever its case', { category: 'TAHFIDZ', limit: 2 }, 5, [1, 3]],
  ['every category', { category: '' }, 10, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ['an unknown category', { category: 'Opini' }, 0, []],
  ['what matches', { q: 'BERITA 7' }, 1, [7]],
  ['both at once', { q: 'berita', category: 'kegiatan', offset: 3 }, 5, [6, 8]],
  ['no match of both', { q: 'berita 7', category: 'kegiatan' }, 0, []],
])('a cut list holds %s', (_, part, total, numbers) => {
  const wanted = numbers.map((n) => items[n]);
  expect(paginate(items, part, title)).toEqual({ items: wanted, total });
});

test('a category is equal as a whole, not in part', () => {
  expect(paginate(items, { category: 'Kegi' }, title).total).toBe(0);
  expect(
    paginate([{ src: '/a.jpg' }], { category: 'Kegiatan' }, { searchFields: ['src'] }).total,
  ).toBe(0);
});

test('the query of a part names what is wanted and nothing else', () => {
  expect(toQueryString({})).toBe('');
  expect(toQueryString({ q: '', category: '' })).toBe('');
  expect(toQueryString({ limit: 12, offset: 0, q: 'a&b=c ü', fields: 'summary' })).toBe(
    '?limit=12&offset=0&q=a%26b%3Dc+%C3%BC&fields=summary',
  );
});

const dated = [
  { title: 'ziarah', date: 'besok', n: 3 },
  { title: 'Érat', date: '2026-01-13', n: 20 },
  { title: 'Panen', date: '12 Januari 2026', n: 100 },
  { title: 'panen', date: '12/01/2026', n: 3 },
];
const sortFields = { title: 'text', date: 'day', n: 'value' } as const;

test.each([
  ['title', [1, 2, 3, 0]],
  ['-title', [0, 2, 3, 1]],
  ['date', [0, 2, 3, 1]],
  ['-date', [1, 2, 3, 0]],
  ['n', [0, 3, 1, 2]],
  ['', [0, 1, 2, 3]],
  ['id', [0, 1, 2, 3]],
  ['__proto__', [0, 1, 2, 3]],
])('a cut list is sorted by "%s", equal ones in its order', (sort, order) => {
  const wanted = order.map((n) => dated[n]);
  const fields = { searchFields: [], sortFields };
  expect(paginate(dated, { sort }, fields).items).toEqual(wanted);
  expect(paginate(dated, { sort, offset: 1, limit: 2 }, fields)).toEqual({
    items: wanted.slice(1, 3),
    total: 4,
  });
});

test('categories are counted whatever their case, most used first, as the first item writes them', () => {
  const categories = ['Opini', 'Kegiatan', '', 'KEGIATAN', 'Asrama'].map((category) => ({
    category,
  }));
  expect(categoriesOf(categories)).toEqual(['Kegiatan', 'Asrama', 'Opini']);
});
