import { messages } from '@pesantren/content/messages';
import { expect, test } from 'vitest';
import {
  api,
  open,
  provider,
  providerForEachTest,
  providerIsBack,
  visit,
  wordsAt,
} from '../../testing/site.tsx';

providerForEachTest();

function titlesIn(words: string): string[] {
  return words.match(/Kabar ke-\d+/g) ?? [];
}

test.each(['full', 'plain'] as const)(
  '[B-03] shows the six newest articles and a link to all (%s)',
  async (profile) => {
    for (let n = 1; n <= 8; n += 1) await api.create('articles', { title: `Kabar ke-${n}` });
    const words = await wordsAt('/', { profile });
    expect(titlesIn(words)).toEqual([8, 7, 6, 5, 4, 3].map((n) => `Kabar ke-${n}`));
    const { page } = await open('/', { profile });
    const all = page.getByRole('link', { name: 'Lihat Semua Berita' });
    expect(all.getAttribute('href')).toBe('/artikel');
  },
);

test('[B-03] only the large article has its excerpt, and no other is sent along', async () => {
  for (const n of [1, 2]) {
    await api.create('articles', { title: `Kabar ke-${n}`, excerpt: `Ringkasan ke-${n}.` });
  }
  const html = await (await visit('/')).text();
  expect(html).toContain('Ringkasan ke-2.');
  expect(html).not.toContain('Ringkasan ke-1.');
});

test('[L-01] shows a message when there are no articles', async () => {
  expect(await wordsAt('/')).toContain(messages.articlesEmpty);
});

test('[B-10] [L-01] fails with its own message and recovers by ‘Coba Lagi’', async () => {
  await api.create('articles', { title: 'Kabar ke-1' });
  provider('articles', 'cut');
  const { page, user, status } = await open('/');
  expect(status).toBe(200);
  const alert = page.getByText(messages.articlesFailed).closest('[role=alert]');
  providerIsBack();
  await user.click(alert?.querySelector('button') ?? document.body);
  expect(await page.findByText('Kabar ke-1')).toBeDefined();
});

test.each([
  ['an object', {}],
  ['null', null],
  ['a number', 7],
  ['text', 'galat'],
])('[L-04] [P01] treats %s as an empty list', async (_name, body) => {
  provider('articles', () => Response.json(body));
  expect(await wordsAt('/')).toContain(messages.articlesEmpty);
});

test('[P02] [P03] a response that is not JSON is a failure and is not shown', async () => {
  provider('articles', () => new Response('<b>Fatal error</b>: [{"id":1'));
  const words = await wordsAt('/');
  expect(words).toContain(messages.articlesFailed);
  expect(words).not.toContain('Fatal error');
});

test('[P05] [P06] [P10] [P12] [P17] tolerates empty fields, odd dates and odd pictures', async () => {
  const articles = [
    { id: '1', title: 'Satu', date: '0000-00-00', image: 'javascript:alert(1)', category: null },
    { id: 1, title: 'Satu lagi, dengan id yang sama' },
    { id: 2, title: 'Dua', date: 'Pertengahan Ramadan', image: '//lain.example/a b.jpg' },
    { id: 3, title: null, date: null, excerpt: null, image: null, read_time: null },
    { id: 4, title: 'Empat', date: '17-08-2025', image: '/uploads/foto.jpg', asing: true },
  ];
  provider('articles', () => Response.json(articles));
  const { page } = await open('/', { profile: 'plain' });
  const main = page.getByRole('main').textContent;
  expect(main).not.toMatch(/null|undefined|Invalid/);
  expect(main).toContain('17 Agustus 2025');
  expect(main).toContain('Pertengahan Ramadan');
  expect(page.queryByText('Satu lagi, dengan id yang sama')).toBeNull();
  const sources = [...document.querySelectorAll('article img')].map((img) =>
    img.getAttribute('src'),
  );
  expect(sources).toEqual(['https://lain.example/a%20b.jpg', `${api.origin}/uploads/foto.jpg`]);
});
