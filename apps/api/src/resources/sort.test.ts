import { paginate } from '@pesantren/api-client/contract/lists/pagination';
import {
  type Items,
  type ResourceName,
  resourceNames,
  resources,
} from '@pesantren/api-client/resources';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { apiForEachTest } from '../testing/api-for-each-test.ts';
import { bodyOf, read } from '../testing/requests.ts';

const api = apiForEachTest();

async function list(path: string): Promise<{ id: number; title: string }[]> {
  return bodyOf(read(api, path));
}

const titles = [
  'ziarah',
  'Érat',
  'Panen 10',
  'panen 2',
  'Al-Qur’an',
  "al-qur'an",
  'Tahfīẓ',
  'tahfiz',
  'Tahfiz',
  'ʿAin',
  '(Khusus) wisuda',
  '17 Agustus',
  'مدرسة',
  '🌾 sawah',
];

test('texts are sorted as people do: without accents, apostrophes and case, equal ones newest first', async () => {
  for (const title of titles) await api.create('gallery', { title });
  const sorted = [
    '(Khusus) wisuda',
    '17 Agustus',
    'ʿAin',
    "al-qur'an",
    'Al-Qur’an',
    'Érat',
    'Panen 10',
    'panen 2',
    'Tahfiz',
    'tahfiz',
    'Tahfīẓ',
    'ziarah',
    'مدرسة',
    '🌾 sawah',
  ];
  const found = await list('/gallery_items.php?limit=100&sort=title');
  expect(found.map(({ title }) => title)).toEqual(sorted);
});

const days = ['12 Januari 2026', '2026-01-13', 'besok', '11/01/2026', '', '12 Januari 2026'];

test('a date is sorted by the day that it resourceNames; what resourceNames none comes before all', async () => {
  for (const date of days) await api.create('announcements', { date });
  for (const tanggal of days.filter(Boolean)) await api.create('prestasi', { tanggal });
  const ids = async (path: string) => (await list(path)).map(({ id }) => id);
  expect(await ids('/announcements.php?sort=date&limit=9')).toEqual([5, 3, 4, 6, 1, 2]);
  expect(await ids('/announcements.php?sort=-date&limit=9')).toEqual([2, 6, 1, 4, 5, 3]);
  expect(await ids('/prestasi.php?sort=tanggal&limit=9')).toEqual([3, 4, 5, 1, 2]);
  expect(await ids('/prestasi.php?sort=-tanggal&limit=9')).toEqual([2, 5, 1, 4, 3]);
});

test.each(resourceNames)(
  '%s are sorted by each field as the client sorts a whole list',
  async (name) => {
    for (const [at, text] of titles.entries()) {
      const fields = ['title', 'category', 'author', 'name', 'prestasi'];
      const values = Object.fromEntries(fields.map((field, n) => [field, titles[(at * n) % 14]]));
      const day = ['12 Januari 2026', '2026-01-13', '11/01/2026'][at % 3];
      await api.create(name, { ...values, title: text, date: day, tanggal: day } as object);
    }
    const { path, item: schema, sortFields } = resources[name];
    const whole = z.parse(z.array(schema as z.ZodMiniType<Items[ResourceName]>), await list(path));
    // The list's own order breaks ties in the client, the id at the provider.
    const byId = whole.toSorted((a, b) => Number(b.id) - Number(a.id));
    for (const sort of Object.keys(sortFields).flatMap((field) => [field, `-${field}`])) {
      const expected = paginate(byId, { sort }, { searchFields: [], sortFields });
      const ids = expected.items.map(({ id }) => Number(id));
      const pages = [0, 5, 10].map((offset) =>
        list(`${path}?limit=5&offset=${offset}&sort=${sort}`),
      );
      const paged = (await Promise.all(pages)).flat();
      expect(
        paged.map(({ id }) => id),
        sort,
      ).toEqual(ids);
      const streamed = await list(`${path}?sort=${sort}`);
      expect(
        streamed.map(({ id }) => id),
        sort,
      ).toEqual(ids);
    }
  },
);

test('[L11] a long sorted list of several cursor queries is complete and in order', async () => {
  const facts = { created_at: 'x', updated_at: 'x', category: '', category_key: '', image: '/a' };
  const rows = Array.from({ length: 5_000 }, (_, n) => ({ ...facts, title: `No ${n % 700}` }));
  await api.deps.db.insertInto('gallery').values(rows).execute();
  for (const sort of ['title', '-title']) {
    const found = await list(`/gallery_items.php?sort=${sort}`);
    const direction = sort === 'title' ? 1 : -1;
    const compare = (a: string, b: string) => direction * (Number(a > b) - Number(a < b));
    const sorted = found.toSorted((a, b) => compare(a.title, b.title) || b.id - a.id);
    expect([found.length, found]).toEqual([5_000, sorted]);
  }
});

test('[I03] a sort by what is no field is a 400', async () => {
  const others = [
    'content',
    'tidak',
    '__proto__',
    'constructor',
    '-',
    '--title',
    'title,id',
    'id;--',
  ];
  for (const sort of others) {
    const response = await read(api, `/articles.php?sort=${encodeURIComponent(sort)}`);
    const { code } = await bodyOf(response);
    expect([response.status, code], sort).toEqual([400, 'malformed-request']);
  }
});

test('a doubled sort is a 400, an empty one is none', async () => {
  expect((await read(api, '/articles.php?sort=title&sort=date')).status).toBe(400);
  expect((await read(api, '/articles.php?sort=')).status).toBe(200);
});

test('categories are listed once, most used first, as the newest item writes them', async () => {
  for (const category of ['Opini', 'KEGIATAN', 'Tahfidz', 'kegiatan', '', 'Kegiatan'])
    await api.create('articles', { category, date: '12 Januari 2026' });
  const categories = () => bodyOf<string[]>(read(api, '/articles.php/categories'));
  expect(await categories()).toEqual(['Kegiatan', 'Opini', 'Tahfidz']);
  expect(await bodyOf(read(api, '/prestasi.php/categories'))).toEqual([]);
});
