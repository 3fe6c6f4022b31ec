import { defaultClock } from '@pesantren/content/clock';
import { defaultFacts } from '@pesantren/content/default-facts';
import { limits } from '@pesantren/content/limits';
import { messages } from '@pesantren/content/messages';
import { fireEvent } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  api,
  logged,
  open,
  provider,
  providerForEachTest,
  providerIsBack,
  visit,
} from '../../testing/site.tsx';

providerForEachTest();

const pdf_url = 'https://contoh.sch.id/jadwal.pdf';

test('[N-04] [R-04] date, time, badges, title and body, with description and address', async () => {
  const { id } = await api.create('announcements', {
    title: 'Jadwal ujian',
    content: 'Ujian **enam** hari.\n\nBawa kartu.',
    date: '2026-11-24',
    time: '08:00:00',
    priority: 'high',
  });
  const html = await (await visit(`/pengumuman/${id}`)).text();
  expect(html).toContain('<title>Jadwal ujian · Pesantren Lembah Alas</title>');
  expect(html).toContain('content="Ujian **enam** hari. Bawa kartu."');
  expect(html).toContain(`<link rel="canonical" href="${api.siteOrigin}/pengumuman/${id}"/>`);
  const { page } = await open(`/pengumuman/${id}`);
  const words = page.getByRole('article').textContent;
  expect(words).toMatch(/^PentingAkademikDiterbitkan 24 November 2026, 08\.00 WIBJadwal ujian/);
  expect(words).toContain('Bawa kartu.');
});

test('[N-04] the PDF box has its name, size and download', async () => {
  const { id } = await api.create('announcements', { pdf_url });
  const { page } = await open(`/pengumuman/${id}`);
  expect(page.getByText(`Pengumuman-${id}.pdf`)).toBeDefined();
  expect(page.getByText(limits.pdfSizeLabel)).toBeDefined();
  const link = page.getByRole('link', { name: `Unduh Pengumuman-${id}.pdf` });
  expect(link.textContent).toBe('Unduh');
  expect(link.getAttribute('href')).toBe(pdf_url);
});

test('[N-04] shows the size that the provider states; resolves a path on the provider’s host', async () => {
  const item = { id: 7, title: 'a', pdf_url: '/uploads/a.pdf', pdf_bytes: 40_000 };
  provider('announcements', () => Response.json(item));
  const { page } = await open('/pengumuman/7');
  expect(page.getByText('40 KB')).toBeDefined();
  const link = page.getByRole('link', { name: 'Unduh Pengumuman-7.pdf' });
  expect(link.getAttribute('href')).toBe(`${api.origin}/uploads/a.pdf`);
});

test('[N-04] + shows the first page as a link to the PDF, and the number of pages', async () => {
  const item = {
    ...{ id: 7, title: 'a', pdf_url: '/uploads/a.pdf', pdf_bytes: 40_000 },
    ...{ pdf_image: '/uploads/a.webp', pdf_pages: 12 },
  };
  provider('announcements', () => Response.json(item));
  const { page } = await open('/pengumuman/7');
  expect(page.getByText('40 KB · 12 halaman')).toBeDefined();
  const picture = page.getByRole('img', { name: 'Halaman pertama dari Pengumuman-7.pdf' });
  expect(picture.getAttribute('src')).toBe(`${api.origin}/uploads/a.webp`);
  expect(picture.closest('a')?.getAttribute('href')).toBe(`${api.origin}/uploads/a.pdf`);
  fireEvent.error(picture);
  // By which its link is hidden.
  expect(picture.dataset.broken).toBe('');
  expect(page.getByRole('link', { name: 'Unduh Pengumuman-7.pdf' })).toBeDefined();
});

test.each([
  { pdf_image: null, pdf_pages: null },
  { pdf_image: 'javascript:alert(1)', pdf_pages: 'banyak' },
  { pdf_image: {}, pdf_pages: -1 },
])('[P06] [X05] shows the plain box when the provider states %o', async (facts) => {
  const item = { id: 7, title: 'a', pdf_url: '/uploads/a.pdf', ...facts };
  provider('announcements', () => Response.json(item));
  const { page } = await open('/pengumuman/7', { profile: 'plain' });
  expect(page.getByText(limits.pdfSizeLabel).textContent).toBe(limits.pdfSizeLabel);
  expect(page.queryByRole('img', { name: /^Halaman pertama/ })).toBeNull();
});

test.each(['', 'javascript:alert(1)'])('[N-04] [X05] no PDF box for "%s"', async (address) => {
  provider('announcements', () => Response.json({ id: 7, title: 'a', pdf_url: address }));
  const { page } = await open('/pengumuman/7', { profile: 'plain' });
  expect(page.getByRole('article').textContent).not.toMatch(/Unduh|\.pdf/);
});

test('[N-04] leads back to the list; copies its URL', async () => {
  const { id } = await api.create('announcements', { title: 'Libur semester' });
  const { page, user } = await open(`/pengumuman/${id}`);
  await user.click(await page.findByRole('button', { name: 'Salin tautan' }));
  expect(await page.findByText(messages.copied)).toBeDefined();
  expect(await navigator.clipboard.readText()).toBe(`${api.siteOrigin}/pengumuman/${id}`);
  expect(page.getByRole('link', { name: 'Kembali' }).getAttribute('href')).toBe('/pengumuman');
});

test('links to the three newest others', async () => {
  const ids: string[] = [];
  for (let n = 1; n <= 5; n += 1) {
    ids.push((await api.create('announcements', { title: `Kabar ke-${n}` })).id);
  }
  const { page } = await open(`/pengumuman/${ids[3]}`);
  const others = page.getByRole('navigation', { name: 'Pengumuman lainnya' });
  expect(others.textContent?.match(/Kabar ke-\d/g)).toEqual([5, 3, 2].map((n) => `Kabar ke-${n}`));
});

test.each(['full', 'plain'] as const)(
  '[N-05] [R-02] an unknown one has its message, status 404 and noindex (%s)',
  async (profile) => {
    for (const id of ['7', '5abc', '%20', 'a%2Fb', '9007199254740993']) {
      const response = await visit(`/pengumuman/${id}`, { profile });
      const html = await response.text();
      expect(response.status, id).toBe(404);
      expect(html).toContain(messages.announcementNotFound);
      expect(html).toContain('<meta name="robots" content="noindex"/>');
    }
    expect(logged).toContainEqual({ event: 'page-missing', path: '/pengumuman/7' });
  },
);

test.each([
  ['cut off', 'cut' as const],
  ['an error', () => Response.json({ message: 'x' }, { status: 500 })],
  ['an empty answer', () => new Response(null, { status: 204 })],
  ['a list', () => Response.json([])],
  ['HTML', () => new Response('<b>Fatal error</b>')],
])(
  '[L-01] [L-03] [P01] [P02] [P04] %s: failed in its own words with status 503',
  async (_, answer) => {
    provider('announcements', answer);
    const response = await visit('/pengumuman/7');
    const html = await response.text();
    expect(response.status).toBe(503);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(html).toContain(messages.announcementFailed);
    expect(html).not.toContain('Fatal error');
  },
);

test('[L-01] a failed one recovers by ‘Coba Lagi’', async () => {
  const { id } = await api.create('announcements', { title: 'Libur' });
  provider('announcements', 'cut');
  const { page, user } = await open(`/pengumuman/${id}`);
  expect(page.getByRole('link', { name: 'Kembali' }).getAttribute('href')).toBe('/pengumuman');
  providerIsBack();
  await user.click(page.getByRole('button', { name: messages.retry }));
  expect(await page.findByRole('heading', { level: 1, name: 'Libur' })).toBeDefined();
});

test('[P06] renders one with nothing but an id', async () => {
  provider('announcements', () => Response.json({ id: 7, title: null, content: null, time: null }));
  const { page } = await open('/pengumuman/7', { profile: 'plain' });
  expect(page.getByRole('article').textContent).toBe('Tanpa judul');
});

test('[X02] [X07] a hostile body cannot run; its links are printed once', async () => {
  const content =
    '<p onclick="x">Lihat <a href="https://luar.id/a">di sini</a>, <a href="https://luar.id/b">https://luar.id/b</a><script>alert(1)</script>';
  provider('announcements', () => Response.json({ id: 7, title: 'a', content }));
  const { page } = await open('/pengumuman/7', { profile: 'plain' });
  const body = page.getByRole('article');
  expect(body.querySelectorAll('script, [onclick]')).toHaveLength(0);
  const [words, bare] = body.querySelectorAll('.rich-text a');
  expect(words?.hasAttribute('data-bare')).toBe(false);
  expect(bare?.hasAttribute('data-bare')).toBe(true);
});

test('is printed under the letterhead with its URL', async () => {
  const { id } = await api.create('announcements');
  await open(`/pengumuman/${id}`);
  const letterhead = document.querySelector('.letterhead')?.textContent;
  expect(letterhead).toContain(defaultFacts.identity.address.street);
  expect(letterhead).toContain(`${api.siteOrigin}/pengumuman/${id}`);
});

test('[V-41] says until when it counts; once that is over it stays at its address, out of search engines', async () => {
  const end = defaultClock.startOfTomorrow(new Date());
  const until = `Berlaku sampai ${defaultClock.formatDate(new Date(end.getTime() - 1))}`;
  const times = { state: 'published', expire_at: end.toISOString() };
  const { id } = await api.create('announcements', { title: 'Libur', ...times });
  const before = await (await visit(`/pengumuman/${id}`)).text();
  expect(before).toContain(until);
  expect(before).not.toContain('(sudah berakhir)');
  expect(before).toContain(`<link rel="canonical" href="${api.siteOrigin}/pengumuman/${id}"/>`);
  vi.useFakeTimers({ toFake: ['Date'], now: end });
  onTestFinished(() => void vi.useRealTimers());
  const after = await visit(`/pengumuman/${id}`);
  const html = await after.text();
  expect(after.status).toBe(200);
  for (const words of [until, '(sudah berakhir)', 'content="noindex"']) {
    expect(html).toContain(words);
  }
  expect(html).not.toMatch(/rel="canonical"|og:title|NewsArticle/);
  // The words of the server stand in the browser, whatever its clock says.
  const opened = open(`/pengumuman/${id}`, {
    meanwhile: () => vi.setSystemTime(end.getTime() - 60_000),
  });
  expect((await opened).page.getByText(/\(sudah berakhir\)$/)).toBeDefined();
});
