import { matchesSearch } from '@pesantren/api-client/contract/lists/search';
import {
  type Inputs,
  type Items,
  type ResourceName,
  resourceNames,
  resources,
} from '@pesantren/api-client/resources';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { cleanUp } from '../jobs/cleanup-job.ts';
import { apiForEachTest } from '../testing/api-for-each-test.ts';
import { bodyOf, read, write } from '../testing/requests.ts';

let clock = Date.parse('2026-11-21T03:00:00Z');
const api = apiForEachTest({ now: () => new Date(clock) });

const apostrophes = ["'", '\u2019', '\u2018', '\u02bc', '\u02bf', '`'];

test('[M-09] all apostrophes match each other', async () => {
  for (const one of apostrophes) await api.create('articles', { title: `Tadarus Al-Qur${one}an` });
  for (const one of apostrophes) expect(await ids('articles', `QUR${one}AN`), one).toHaveLength(6);
  expect(await ids('articles', 'quran')).toHaveLength(6);
});

test('[M-09] nothing matches across two fields', async () => {
  await api.create('articles', { title: 'Panen raya', excerpt: 'di lembah' });
  expect(await ids('articles', 'raya di')).toEqual([]);
  expect(await ids('articles', 'raya\u001fdi')).toEqual([]);
});

const examples: [ResourceName, object, string[]][] = [
  [
    'announcements',
    { title: 'Libur', category: 'Umum', priority: 'Penting' },
    ['IBU', 'mum', 'ting'],
  ],
  ['prestasi', { prestasi: 'Juara 1 MTQ', tanggal: '2026-10-05' }, ['1 mtq', '10-05', '1']],
  ['carousel', { src: 'https://contoh.sch.id/Kopi.jpg' }, ['kopi.jpg', '1']],
  [
    'gallery',
    { title: 'Sore', category: 'Asrama', image: '/uploads/a.jpg' },
    ['ore', 'rama', 'ads/a', '1'],
  ],
];

test.each(examples)(
  '[M-09] %s are found by each of their fields',
  async (name, input, searches) => {
    const { id } = await api.create(name, input as Partial<Inputs[ResourceName]>);
    for (const q of searches) expect(await ids(name, q), q).toEqual([Number(id)]);
    expect(await ids(name, 'tidak ada')).toEqual([]);
  },
);

/** Items of all resources, whose pictures are own ones, another host's, and one that only looks like an own one. */
async function fillAll(): Promise<void> {
  const pictures = [
    `${api.origin}/uploads/situs/Panen-a1.webp`,
    'https://contoh.sch.id/uploads/panen.jpg',
    'http://localhost:40001/uploads/Kopi.jpg',
    '/foto/kopi.jpg',
  ];
  for (const [n, picture] of pictures.entries()) {
    const texts = { title: `Panen ${n}`, category: n % 2 ? 'Asrama' : 'QUR\u2019AN' };
    const body = n % 2 ? `<p>Lihat <img src="${picture}" /></p>` : `Isi ke-${n} "kopi" _ 100%`;
    await api.create('gallery', { ...texts, image: picture });
    await api.create('carousel', { src: picture });
    await api.create('articles', { ...texts, content: body, image: picture, author: 'Ustaz Élia' });
    await api.create('announcements', { ...texts, content: body, priority: 'Penting' });
    await api.create('prestasi', { prestasi: `Juara ${n + 1} MTQ`, tanggal: `2026-1${n % 3}-05` });
  }
}

const searches = [
  ...['p', 'pa', 'PANEN', 'panen 1', 'xy', 'z', '1', '12', '2026', '-05', 'mtq', 'penting', 'él'],
  ...["qur'an", 'QUR\u2018AN', '%', '_', '100%', '"kopi"', ' kopi ', '<p>', 'src="', '4', '*', '.'],
  ...['/uploads/', 'uploads/situs', 'situs/panen-A1', 'h', 'ht', 'http', 'https', '://', 'local'],
  ...['localhost:4000', 'localhost:4000/', 'localhost:4000/uploads/s', 'localhost:40001', '0/u'],
  ...['http://localhost:4000/uploads/situs/panen-a1.webp', 'contoh.sch.id/uploads', 'T:4000/UPL'],
  ...['"http://localhost', 'st:4000/foto', '/foto/kopi', 'jpg', 's/', '/s', 'gada'],
];

test('[M-09] the server finds what a search over the whole list finds, also with one letter or two', async () => {
  await fillAll();
  for (const name of resourceNames) {
    const { path, item: schema, searchFields } = resources[name];
    const whole = z.parse(
      z.array(schema as z.ZodMiniType<Items[ResourceName]>),
      await bodyOf(read(api, path)),
    );
    for (const q of searches) {
      const matching = whole.filter((item) => matchesSearch(item, q, searchFields as never[]));
      expect(await ids(name, q), `${name}: ${q}`).toEqual(matching.map(({ id }) => Number(id)));
    }
  }
});

test('an item is found by its present text until it is deleted', async () => {
  await api.create('gallery', { title: 'Panen kopi' });
  const change = { title: 'Panen madu', image: 'https://contoh.sch.id/foto.jpg' };
  await write(api, 'PUT', '/gallery_items.php/1', change);
  expect([await ids('gallery', 'kopi'), await ids('gallery', 'madu')]).toEqual([[], [1]]);
  await write(api, 'DELETE', '/gallery_items.php/1');
  expect(await ids('gallery', 'madu')).toEqual([]);
  await write(api, 'POST', '/gallery_items.php/1/restore');
  expect(await ids('gallery', 'madu')).toEqual([1]);
  await write(api, 'DELETE', '/gallery_items.php/1');
  clock += 31 * 86_400_000;
  await cleanUp(api.deps);
  expect(await api.deps.db.selectFrom('gallery_texts').select('rowid').execute()).toEqual([]);
});

test('[I03] [I21] short, long and hostile searches are answered, fifty concurrently', async () => {
  await api.create('articles', {
    title: '100% "kopi" -- * NEAR(a b) col:x العلم نور \u{1f600}\u{1f600}\u{1f600}',
  });
  await api.create('articles', { title: 'lain' });
  const found = [
    '%',
    '_x',
    '"kopi"',
    '-- *',
    'NEAR(a',
    'col:x',
    'العلم',
    '\u{1f600}\u{1f600}\u{1f600}',
    'AND',
    '*',
  ];
  const expected = [1, 0, 1, 1, 1, 1, 1, 1, 0, 1];
  const answers = await Promise.all(found.map((q) => ids('articles', q)));
  expect(answers.map((answer) => answer.length)).toEqual(expected);
  expect(await ids('articles', '\0lain')).toEqual([2]);
  expect((await read(api, `/articles.php?q=${'x'.repeat(7_000)}`)).status).toBe(400);
  const many = Array.from({ length: 50 }, () => read(api, '/articles.php?q=o&limit=24'));
  expect(new Set((await Promise.all(many)).map(({ status }) => status))).toEqual(new Set([200]));
});

test('[I21] a search that matches everything finds the newest two thousand', async () => {
  const facts = { created_at: 'x', updated_at: 'x', category: 'Asrama', category_key: 'asrama' };
  const rows = Array.from({ length: 2_100 }, () => ({ ...facts, title: 'Malam', image: '/a.jpg' }));
  const texts = rows.map((_, n) => ({ rowid: n + 1, text: 'malam\u001fasrama', addresses: '' }));
  await api.deps.db.insertInto('gallery').values(rows).execute();
  await api.deps.db.insertInto('gallery_texts').values(texts).execute();
  for (const q of ['malam', 'ma', 'm']) {
    const part = await read(api, `/gallery_items.php?limit=1&q=${q}`);
    expect(part.headers.get('X-Total-Count'), q).toBe('2000');
    const whole = await bodyOf<{ id: number }[]>(read(api, `/gallery_items.php?q=${q}`));
    expect([whole.length, whole[0]?.id, whole.at(-1)?.id], q).toEqual([2_000, 2_100, 101]);
  }
});

async function ids(name: ResourceName, q: string): Promise<number[]> {
  const answer = read(api, `${resources[name].path}?q=${encodeURIComponent(q)}`);
  return (await bodyOf<{ id: number }[]>(answer)).map(({ id }) => id);
}
