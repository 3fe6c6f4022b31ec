import { limits } from '@pesantren/content/limits';
import { messages } from '@pesantren/content/messages';
import { act, fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  api,
  open,
  provider,
  providerForEachTest,
  providerIsBack,
  visit,
} from '../../testing/site.tsx';

providerForEachTest();

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('[F-84] the picture of an article, which its box crops, leads to the whole file', async () => {
  const image = 'https://contoh.example/jadwal.jpg';
  await api.create('articles', { title: 'Jadwal', image, image_alt: 'Jadwal ujian' });
  const { page } = await open('/artikel/jadwal');
  const whole = page.getByRole('link', { name: 'Lihat gambar utuh: Jadwal ujian' });
  expect(whole.getAttribute('href')).toBe(image);
});

test('[A-04] category and date above the title, then author, reading time, picture and text', async () => {
  await api.create('articles', {
    title: 'Panen raya',
    category: 'Kegiatan',
    date: '12 Januari 2026',
    author: 'Redaksi',
    read_time: '4',
    image: 'https://contoh.example/panen.jpg',
    image_alt: 'Santri di sawah',
    content: 'Paragraf satu.\n\nParagraf dua.',
  });
  const { page } = await open('/artikel/panen-raya');
  const article = page.getByRole('article');
  expect(article.textContent).toMatch(
    /^KegiatanDiterbitkan 12 Januari 2026Panen rayaOleh Redaksi · 4 menit baca/,
  );
  expect(page.getByRole('img', { name: 'Santri di sawah' })).toBeDefined();
  expect(page.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(page.getByText('Paragraf dua.').tagName).toBe('P');
});

test('[A-04] copies its public URL and confirms it for 1.2 s', async () => {
  await api.create('articles', { title: 'Panen raya' });
  const { page } = await open('/artikel/panen-raya');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const button = page.getByRole('button', { name: 'Salin tautan' });
  await act(async () => fireEvent.click(button));
  expect(button.textContent).toBe(messages.copied);
  expect(await navigator.clipboard.readText()).toBe(`${api.siteOrigin}/artikel/panen-raya`);
  act(() => vi.advanceTimersByTime(limits.copiedShownFor - 1));
  expect(button.textContent).toBe(messages.copied);
  act(() => vi.advanceTimersByTime(1));
  expect(button.textContent).toBe('Salin tautan');
});

test('[A-04] copies by execCommand without the Clipboard API; a refusal is not confirmed', async () => {
  await api.create('articles', { title: 'Panen raya' });
  const { page, user } = await open('/artikel/panen-raya');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('ditolak'));
  let copied = '';
  let works = true;
  document.execCommand = () => {
    if (works && document.activeElement instanceof HTMLTextAreaElement) {
      copied = document.activeElement.value;
    }
    return works;
  };
  const button = page.getByRole('button', { name: 'Salin tautan' });
  works = false;
  await user.click(button);
  expect(button.textContent).toBe('Salin tautan');
  works = true;
  await user.click(button);
  expect(await page.findByText(messages.copied)).toBeDefined();
  expect(copied).toBe(`${api.siteOrigin}/artikel/panen-raya`);
  expect(document.activeElement).toBe(button);
});

test('[A-04] back goes to the previous page of this site, else to the list', async () => {
  await api.create('articles', { title: 'Panen raya' });
  const { page, user } = await open('/artikel/panen-raya');
  const link = page.getByRole('link', { name: 'Kembali' });
  expect(link.getAttribute('href')).toBe('/artikel');
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => {});
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(
    `${window.location.origin}/artikel?q=panen`,
  );
  await user.click(link);
  expect(back).toHaveBeenCalledOnce();
});

test('[A-04] WhatsApp comes first in the share row', async () => {
  await api.create('articles', { title: 'Panen & pesta?' });
  const { page } = await open('/artikel/panen-pesta');
  const link = page.getByRole<HTMLAnchorElement>('link', { name: 'Bagikan lewat WhatsApp' });
  const text = new URL(link.href).searchParams.get('text');
  expect(text).toBe(`Panen & pesta?\n${api.siteOrigin}/artikel/panen-pesta`);
});

test.each(['full', 'plain'] as const)(
  'links to the articles before and after it (%s)',
  async (profile) => {
    for (const title of ['Lama', 'Tengah', 'Baru']) await api.create('articles', { title });
    const { page } = await open('/artikel/tengah', { profile });
    const link = (name: RegExp) => page.getByRole('link', { name }).getAttribute('href');
    expect(link(/Sebelumnya.*Lama/)).toBe('/artikel/lama');
    expect(link(/Berikutnya.*Baru/)).toBe('/artikel/baru');
  },
);

test('a former slug redirects to the present one', async () => {
  const { id } = await api.create('articles', { title: 'Panen raya' });
  await api.rename(id, 'Panen madu');
  const answer = await visit('/artikel/panen-raya');
  expect([answer.status, answer.headers.get('Location')]).toEqual([301, '/artikel/panen-madu']);
});

test('[A-05] an unknown slug shows its message', async () => {
  const { page, status } = await open('/artikel/tidak-ada');
  expect(status).toBe(404);
  expect(page.getByRole('heading', { name: messages.articleNotFound })).toBeDefined();
  expect(document.title).toContain('Artikel tidak ditemukan');
});

test('[L-01] [L-03] an article that fails to load shows an error and recovers', async () => {
  await api.create('articles', { title: 'Panen raya' });
  provider('articles', 'cut');
  const { page, user, status } = await open('/artikel/panen-raya');
  expect(status).toBe(503);
  expect(page.getByRole('alert').textContent).toContain(messages.articleFailed);
  expect(page.getByRole('link', { name: 'Kembali' }).getAttribute('href')).toBe('/artikel');
  providerIsBack();
  await user.click(page.getByRole('button', { name: messages.retry }));
  expect(await page.findByRole('heading', { level: 1, name: 'Panen raya' })).toBeDefined();
});

test('[X02] [X09] a hostile body renders alike on server and browser and clobbers nothing', async () => {
  const content =
    '<p id="state">a</p><img name="getElementById" src="x" onerror="alert(1)"><script>alert(1)</script><div>b<p>c';
  provider('articles', () => Response.json([{ id: 1, title: 'Jahat', content }]));
  const { page } = await open('/artikel/jahat', { profile: 'plain' });
  const body = page.getByRole('article');
  expect(body.querySelectorAll('script, [id], [name], [onerror]')).toHaveLength(0);
  expect(body.textContent).toContain('c');
});

test('[A-04] the page of one article contains no other’s body', async () => {
  await api.create('articles', { title: 'Satu', content: 'Isi satu.' });
  await api.create('articles', { title: 'Dua', content: 'Isi dua.' });
  expect(await (await visit('/artikel/satu')).text()).not.toContain('Isi dua.');
});

test('[F-34] an Arabic neighbour has its own direction', async () => {
  await api.create('articles', { title: 'العلم نور', date: '1 Mei 2026' });
  await api.create('articles', { title: 'Panen raya', date: '2 Mei 2026' });
  const { page } = await open('/artikel/panen-raya');
  const { lang, dir } = await page.findByText('العلم نور');
  expect([lang, dir]).toEqual(['ar', 'rtl']);
});
