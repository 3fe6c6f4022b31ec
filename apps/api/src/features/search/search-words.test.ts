import type { Found } from '@pesantren/api-client/contract/lists/found';
import { expect, test } from 'vitest';
import { apiForEachTest } from '../../testing/api-for-each-test.ts';
import { bodyOf, read } from '../../testing/requests.ts';

const api = apiForEachTest({ now: () => new Date('2026-11-23T05:00:00Z') });

async function titles(q: string): Promise<string[]> {
  const answer = read(api, `/search.php?q=${encodeURIComponent(q)}`);
  return (await bodyOf<Found[]>(answer)).map(({ title }) => title);
}

test('[F-100] words are found in any order, and in every spelling that parents use', async () => {
  await api.create('announcements', {
    title: 'Hari kunjungan orang tua',
    content: 'Bawa kartu keluarga.',
  });
  await api.create('articles', {
    title: 'Tahfiz Al-Qur\u2019an',
    content: 'Salat subuh, Ramadan, ustaz, syahriah.',
  });
  await api.create('articles', {
    title: 'Kata\u00adkata dan spa\u200bsi',
    content: 'Cafe\u0301 di Jumʿat.',
  });
  const arabic = 'ٱلْعِلْمُ نُورٌ';
  await api.create('articles', { title: arabic, content: 'ﺍﻟﺤﻤﺪ ﷲ' });
  const visit = 'Hari kunjungan orang tua';
  const quran = 'Tahfiz Al-Qur\u2019an';
  const table: Record<string, string[]> = {
    [visit]: [
      'kunjungan orang tua',
      'orang tua kunjungan',
      'tua  kunjungan',
      'kartu kunjungan',
      'ortu besuk',
      'berkunjung',
    ],
    [quran]: [
      ...[
        'quran',
        'alquran',
        'al-quran',
        'al quran',
        "Qur'an",
        'QUR\u2019AN',
        'tahfidz',
        'tahfizh',
        'tahfidz quran',
      ],
      ...['sholat', 'shalat subuh', 'ramadhan', 'ustadz', 'spp'],
    ],
    'Kata\u00adkata dan spa\u200bsi': ['katakata', 'spasi', 'café', 'cafe', 'jumat', "jum'at"],
    [arabic]: ['العلم', 'نور', 'الحمد', 'العِلم نور'],
  };
  for (const [title, searches] of Object.entries(table)) {
    for (const q of searches) expect(await titles(q), q).toEqual([title]);
  }
  for (const q of ['kunjungan xyz', 'wa', 'di zz']) expect(await titles(q), q).toEqual([]);
});

test('[F-100] a list is searched in the same folding, as one text', async () => {
  await api.create('articles', { title: 'Tahfiz Al-Qur\u2019an di  lembah', content: 'Isi.' });
  const found = async (q: string) =>
    (await bodyOf<object[]>(read(api, `/articles.php?q=${encodeURIComponent(q)}`))).length;
  for (const q of ['alquran', 'quran  di lembah', 'al-Qur\u02bcan', '-'])
    expect(await found(q), q).toBe(1);
  for (const q of ['lembah quran', 'tahfidz']) expect(await found(q), q).toBe(0);
});

test('[F-100] a word in the title comes first, a whole one before a part, a newer one before an older', async () => {
  const create = (title: string, content: string, date: string) =>
    api.create('articles', { title, content, date });
  await create('Sawah', 'Kopi dan madu.', '1 Mei 2026');
  await create('Kopi madu', 'Isi.', '1 Januari 2020');
  await create('Bubuk kopiah madu', 'Isi.', '1 Juni 2026');
  await create('Kebun', 'Sekopi semadu.', '1 November 2026');
  await create('Ladang', 'Madu, lalu kopi.', '1 Juni 2026');
  await create('Kopi', 'Dengan madu.', '1 Januari 2019');
  const order = ['Kopi madu', 'Bubuk kopiah madu', 'Kopi', 'Ladang', 'Sawah', 'Kebun'];
  expect(await titles('madu kopi')).toEqual(order);
  expect(await titles('apakah ada madu di kopi?')).toEqual(order);
});

test('[F-102] what a visitor reads is searched, no markup; the excerpt is the place of the match', async () => {
  const far = 'awal '.repeat(60);
  const content = `<h2>Judul</h2><p>${far}</p><p>Si<strong>lat</strong>, lihat <a href="https://contoh.sch.id/a.jpg">foto</a></p><figure><img src="/uploads/contoh/panen.jpg" alt="x" /></figure>`;
  await api.create('pages', { title: 'Olahraga', content });
  for (const q of [
    'h2',
    'strong',
    'jpg',
    'img',
    'src',
    'href',
    'uploads',
    'contoh',
    'figure',
    'olahraga strong',
  ])
    expect(await titles(q), q).toEqual([]);
  const [hit] = await bodyOf<Found[]>(read(api, '/search.php?q=silat'));
  expect(hit?.excerpt).toMatch(/^… (awal )+Silat, lihat foto$/);
  const list = (q: string) => bodyOf<object[]>(read(api, `/pages.php?q=${encodeURIComponent(q)}`));
  expect(await list('uploads/contoh/panen')).toHaveLength(1);
  expect(await list(`${api.origin}/uploads/contoh/panen.jpg`)).toHaveLength(1);
  expect(await list('strong')).toEqual([]);
});
