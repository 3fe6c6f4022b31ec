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

async function createArticles(count: number) {
  for (let n = 1; n <= count; n += 1) await api.create('articles', { title: `Kabar ke-${n}` });
}

test('[A-01] search and category filter together and are in the URL', async () => {
  await api.create('articles', { title: 'Malam khataman', category: 'Tahfidz' });
  await api.create('articles', { title: 'Malam kemah', category: 'Kegiatan' });
  await api.create('articles', { title: 'Pagi setoran', category: 'Tahfidz' });
  const { page, user } = await open('/artikel');
  expect(page.getAllByRole('article')).toHaveLength(3);
  const buttons = page.getAllByRole('button', { pressed: false });
  expect(buttons.map((button) => button.textContent)).toEqual([
    ...['Pendidikan', 'Tahfidz', 'Opini', 'Kegiatan', 'Prestasi'],
  ]);

  await user.click(page.getByRole('button', { name: 'Tahfidz' }));
  expect(await page.findByText('2 artikel')).toBeDefined();
  await user.type(page.getByRole('searchbox'), 'malam');
  expect(await page.findByText('1 artikel')).toBeDefined();
  expect(page.getByRole('link', { name: 'Malam khataman' })).toBeDefined();
  expect(window.location.search).toBe('?q=malam&kategori=Tahfidz');
});

test('[A-01] the URL alone filters, ignoring case, before any script', async () => {
  await api.create('articles', { title: 'Malam khataman', category: 'Tahfidz' });
  await api.create('articles', { title: 'Pagi setoran', category: 'Tahfidz' });
  const words = await wordsAt('/artikel?q=PAGI&kategori=tahfidz');
  expect(words).toContain('Pagi setoran');
  expect(words).not.toContain('Malam khataman');
});

test('[A-02] [F-32] load more adds twelve, updates the URL and focuses the first new one', async () => {
  await createArticles(30);
  const { page, user } = await open('/artikel');
  expect(page.getAllByRole('article')).toHaveLength(12);
  const count = page.getByText('12 dari 30 artikel');
  const links = () => page.getAllByRole('link', { name: /^Kabar ke-/ });
  await user.click(page.getByRole('link', { name: 'Muat lebih banyak' }));
  await expect.poll(() => page.getAllByRole('article').length).toBe(24);
  expect(window.location.search).toBe('?halaman=2');
  await expect.poll(() => document.activeElement).toBe(links()[12]);
  await expect.poll(() => count.textContent).toBe('24 dari 30 artikel');
  expect(count.isConnected && count.role).toBe('status');
  await user.click(page.getByRole('link', { name: 'Muat lebih banyak' }));
  await expect.poll(() => page.getAllByRole('article').length).toBe(30);
  await expect.poll(() => document.activeElement).toBe(links()[24]);
  expect(count.textContent).toBe('30 artikel');
  expect(page.queryByRole('link', { name: 'Muat lebih banyak' })).toBeNull();
});

test.each(['full', 'plain'] as const)(
  '[A-02] [F-38] a page in the URL shows the items up to it, at most 100 (%s)',
  async (profile) => {
    await createArticles(110);
    const titles = async (path: string) => (await wordsAt(path, { profile })).match(/Kabar ke-/g);
    expect(await titles('/artikel?halaman=2')).toHaveLength(24);
    expect(await titles('/artikel?halaman=8')).toHaveLength(96);
    expect(await wordsAt('/artikel?halaman=8', { profile })).toContain('96 dari 110 artikel');
    for (const page of [10, 500, 1_000_000]) {
      expect(await titles(`/artikel?halaman=${page}`)).toHaveLength(14);
    }
    expect(await wordsAt('/artikel?halaman=500', { profile })).toContain('97–110 dari 110 artikel');
    const { page } = await open('/artikel?halaman=8', { profile });
    const pages = page.getByRole('navigation', { name: 'Halaman' });
    expect([...pages.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      ...['/artikel', '/artikel?halaman=9', '/artikel?halaman=9'],
    ]);
    expect(page.queryByRole('link', { name: 'Muat lebih banyak' })).toBeNull();
  },
);

test.each(['?halaman=-1', '?halaman=1e9', '?halaman=x&q=%00&kategori=%0A', '?q=%E0%A4%A'])(
  '[I15] %s is no reason to fail',
  async (search) => {
    await createArticles(1);
    expect((await visit(`/artikel${search}`)).status).toBe(200);
    expect(await wordsAt(`/artikel${search}`)).toMatch(/Kabar ke-1|sesuai dengan filter/);
  },
);

test('[I10] control characters in the URL do not reach the page', async () => {
  const html = await (await visit('/artikel?q=a%00b%1Bc&kategori=%07')).text();
  expect(html).not.toMatch(/\p{Cc}|\\u00[01]/u);
});

test('[A-03] an empty list and an empty search have different messages', async () => {
  expect(await wordsAt('/artikel')).toContain(messages.articlesEmpty);
  await createArticles(1);
  const { page, user } = await open('/artikel');
  const count = page.getByRole('status');
  await user.type(page.getByRole('searchbox'), 'zakat');
  expect(await page.findByText(messages.articlesFilteredEmpty)).toBeDefined();
  // The same element: only what changes in one that was there before is read out.
  expect(count.textContent).toBe('0 artikel');
  expect(count.isConnected).toBe(true);
  await user.click(page.getByRole('link', { name: 'Tampilkan semua' }));
  expect(await page.findByText('1 artikel')).toBeDefined();
});

test('[L-01] a failed list shows an error with status 503 and recovers', async () => {
  await createArticles(1);
  provider('articles', 'cut');
  const { page, user, status } = await open('/artikel');
  expect(status).toBe(503);
  expect(page.getByRole('alert').textContent).toContain(messages.articlesFailed);
  providerIsBack();
  await user.click(page.getByRole('button', { name: messages.retry }));
  expect(await page.findByText('Kabar ke-1')).toBeDefined();
  expect(page.queryByRole('alert')).toBeNull();
});

test.each(['full', 'plain'] as const)(
  'a list carries of its articles what it shows and nothing else, with a %s provider',
  async (profile) => {
    const [content, image_alt] = ['Isi yang panjang.', 'Surau pada malam hari'];
    const excerpt = 'Ringkas.';
    await api.create('articles', { title: 'Malam khataman', excerpt, content, image_alt });
    for (const path of ['/', '/artikel']) {
      const html = await (await visit(path, { profile })).text();
      expect(html).toContain('Malam khataman');
      expect(html).not.toContain(content);
      expect(html).not.toContain(image_alt);
    }
  },
);
