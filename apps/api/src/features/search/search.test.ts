import type { Found } from '@pesantren/api-client/contract/lists/found';
import { createSearch } from '@pesantren/api-client/search';
import { defaultClock } from '@pesantren/content/clock';
import { expect, test } from 'vitest';
import { inTransaction } from '../../db/in-transaction.ts';
import { maxMatches } from '../../db/search.ts';
import { createItem } from '../../resources/save-item.ts';
import { apiForEachTest } from '../../testing/api-for-each-test.ts';
import { bodyOf, read, write } from '../../testing/requests.ts';

const api = apiForEachTest({ now: () => new Date('2026-11-23T05:00:00Z') });

async function found(q: string, more = ''): Promise<Found[]> {
  return bodyOf<Found[]>(read(api, `/search.php?q=${encodeURIComponent(q)}${more}`));
}

const names = async (q: string, more?: string) =>
  (await found(q, more)).map(({ resource, title }) => `${resource} ${title}`);

async function fill(): Promise<void> {
  await api.create('articles', {
    title: 'Kebun kopi',
    content: '<p>Masa <b>panen</b> raya.</p>',
    date: '1 Mei 2026',
  });
  await api.create('articles', { title: 'Panen besok', content: 'Isi.', date: '1 Desember 2026' });
  await api.create('announcements', { title: 'Libur panen', content: 'Isi.', date: '2 Mei 2026' });
  await api.create('prestasi', { prestasi: 'Juara lomba panen', tanggal: '2025-03-04' });
  await api.create('pages', { title: 'Jadwal', content: 'Sesudah panen.' });
  await api.create('gallery', { title: 'Panen madu', image: '/uploads/contoh/panen.jpg' });
  await api.create('gallery', { title: 'Asrama', image: '/uploads/contoh/panen.jpg' });
  await api.create('carousel', { src: '/uploads/contoh/panen.jpg', alt: 'panen' });
}

test('[J-30] one list of everything: words in the title first, the newest first within, pictures and prizes last', async () => {
  await fill();
  const response = await read(api, '/search.php?q=PANEN');
  expect([response.status, response.headers.get('X-Total-Count')]).toEqual([200, '6']);
  expect(await names('panen')).toEqual([
    'announcements Libur panen',
    'articles Panen besok',
    'gallery Panen madu',
    'prestasi Juara lomba panen',
    'pages Jadwal',
    'articles Kebun kopi',
  ]);
  expect((await found('kopi'))[0]).toEqual({
    ...{ resource: 'articles', id: 1, title: 'Kebun kopi', slug: 'kebun-kopi', image: '' },
    ...{ excerpt: 'Masa panen raya.', date: '2026-04-30T17:00:00.000Z' },
    ...{ starts: '', ends: '', cancelled: false, expired: false, section: '' },
  });
  expect((await found('madu'))[0]).toMatchObject({
    ...{ image: `${api.origin}/uploads/contoh/panen.jpg`, slug: '' },
  });
});

test('[J-30] it comes in parts, 20 at first and 100 at most', async () => {
  for (let n = 0; n < 25; n += 1) await api.create('gallery', { title: `Panen ${n}` });
  expect(await found('panen')).toHaveLength(20);
  expect(await found('panen', '&limit=500')).toHaveLength(25);
  const part = await read(api, '/search.php?q=panen&limit=3&offset=23');
  expect([part.headers.get('X-Total-Count'), (await bodyOf<Found[]>(part)).length]).toEqual([
    '25',
    2,
  ]);
  expect(await found('panen', '&offset=30')).toEqual([]);
});

test('[D-10] of events of one title the next is found, after what has a page of its own', async () => {
  const events = {
    'Hari kunjungan orang tua': ['2026-10-04', '2026-11-01', '2027-01-03', '2026-12-06'],
    'Kunjungan ke museum': ['2026-09-01', '2026-09-20'],
  };
  for (const [title, days] of Object.entries(events)) {
    for (const starts of days) await api.create('agenda', { title, starts, place: 'Aula Gayo' });
  }
  await api.create('agenda', { title: 'Kunjungan yang belum terbit', ...{ state: 'draft' } });
  await api.create('announcements', { title: 'Aturan kunjungan', content: 'Isi.' });
  const days = (await found('kunjungan')).map(({ title, date }) => [
    title,
    defaultClock.isoDay(new Date(date)),
  ]);
  expect(days).toEqual([
    ['Aturan kunjungan', expect.anything()],
    ['Hari kunjungan orang tua', '2026-12-06'],
    ['Kunjungan ke museum', '2026-09-20'],
  ]);
  expect((await found('aula gayo orang tua'))[0]).toMatchObject({
    ...{ resource: 'agenda', title: 'Hari kunjungan orang tua' },
    excerpt: expect.stringContaining('Aula Gayo'),
  });
});

test('[F-102] an event is found by a month of its days, also beside other words', async () => {
  const visits = ['2026-12-06', '2027-01-17', '2027-02-21'];
  for (const starts of visits) await api.create('agenda', { title: 'Hari kunjungan', starts });
  await api.create('agenda', { title: 'Libur akhir', starts: '2026-12-20', ends: '2027-01-02' });
  const days = async (q: string) =>
    (await found(q)).map(({ title, starts }) => [title, starts]).sort();
  expect(await days('kunjungan februari')).toEqual([['Hari kunjungan', '2027-02-21']]);
  expect(await days('libur jan')).toEqual([['Libur akhir', '2026-12-20']]);
  expect(await days('januari')).toEqual([
    ['Hari kunjungan', '2027-01-17'],
    ['Libur akhir', '2026-12-20'],
  ]);
  expect(await days('kunjungan maret')).toEqual([]);
});

test('[J-31] what is unpublished or deleted is found by nobody, a session neither', async () => {
  await api.create('pages', { title: 'Rahasia', published: false });
  await api.create('articles', { title: 'Rahasia dihapus' });
  await write(api, 'DELETE', '/articles.php/1');
  expect(await found('rahasia')).toEqual([]);
  expect(await bodyOf(write(api, 'GET', '/search.php?q=rahasia'))).toEqual([]);
});

test('[J-31] what no visitor reads is not searched: addresses and ids', async () => {
  await fill();
  expect(await names('uploads/contoh')).toEqual([]);
  expect(await names('1')).toEqual([]);
});

test('[J-31] [I10] strange searches find nothing and are no failure', async () => {
  await fill();
  for (const q of ['', '  ', '%', '_', '"', "' or 1=1 --", '\\', '\u0000', '\ud83d', '<b>']) {
    const response = await read(api, `/search.php?q=${encodeURIComponent(q.toWellFormed())}`);
    expect([response.status, await response.json()], q).toEqual([200, []]);
  }
  expect((await read(api, '/search.php')).status).toBe(200);
  for (const query of [`q=${'a'.repeat(201)}`, 'q=a&q=b', 'q=a&limit=x']) {
    expect((await read(api, `/search.php?${query}`)).status, query).toBe(400);
  }
});

test('[J-31] [I21] of a word that everything has, so many of each resource are ranked and no more', async () => {
  await inTransaction(api.deps.db, async (db) => {
    for (let n = 0; n < maxMatches + 5; n += 1) {
      const input = { title: `Foto ${n}`, category: '', image: 'https://contoh.sch.id/a.jpg' };
      await createItem({ ...api.deps, db }, 'gallery', input);
    }
  });
  const response = await read(api, '/search.php?q=foto&limit=1');
  expect(response.headers.get('X-Total-Count')).toBe(String(maxMatches));
  expect(await response.json()).toMatchObject([{ title: `Foto ${maxMatches + 4}` }]);
});

test('[J-30] the client finds the same under plain, in the lists', async () => {
  await fill();
  const fetch: typeof globalThis.fetch = (input, init) => {
    expect(String(input)).not.toMatch(/search|[?]/);
    return api.fetch(new Request(input, init));
  };
  const options = { url: api.url, key: api.key };
  const plain = createSearch({ ...options, fetch, profile: 'plain' });
  const own: typeof globalThis.fetch = (input, init) => api.fetch(new Request(input, init));
  const full = createSearch({ ...options, fetch: own, profile: 'full' });
  const [one, other] = [await full.search('kopi'), await plain.search('kopi')];
  expect(one).toMatchObject({ total: 1, items: [{ resource: 'articles', id: '1' }] });
  expect(other).toEqual(one);
  const part = { limit: 2, offset: 1 };
  expect(await plain.search('libur', part)).toEqual({ items: [], total: 1 });
  expect(await full.search(' ')).toEqual({ items: [], total: 0 });
});

test('[F-102] what is read the most, of what visitors may see: no menu, nothing made up, withdrawn or ended', async () => {
  const gone = await api.create('announcements', { title: 'Dihapus', content: 'Isi.' });
  const over = await api.create('announcements', { title: 'Usai', content: 'Isi.' });
  const visit = await api.create('announcements', { title: 'Hari kunjungan', content: 'Isi.' });
  const news = await api.create('articles', { title: 'Panen raya', content: 'Isi.' });
  const pages = {
    ...{ '/': 900, '/artikel': 800, '/artikel/karangan': 700 },
    ...{ [`/pengumuman/${gone.id}`]: 60, [`/pengumuman/${over.id}`]: 50 },
    ...{ [`/artikel/${news.slug}`]: 20, [`/pengumuman/${visit.id}`]: 30 },
  };
  await write(api, 'POST', '/visits.php', { pages, speeds: {} }, { Cookie: '' });
  await write(api, 'DELETE', `/announcements.php/${gone.id}`);
  const ended = {
    title: 'Usai',
    content: 'Isi.',
    state: 'published',
    expire_at: '2020-01-01T00:00:00Z',
  };
  await write(api, 'PUT', `/announcements.php/${over.id}`, ended);
  expect(await bodyOf(read(api, '/search.php/most-read'))).toEqual([
    { path: `/pengumuman/${visit.id}`, title: 'Hari kunjungan' },
    { path: `/artikel/${news.slug}`, title: 'Panen raya' },
  ]);
});
