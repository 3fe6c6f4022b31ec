import { messages } from '@pesantren/content/messages';
import { expect, test } from 'vitest';
import {
  api,
  open,
  provider,
  providerForEachTest,
  providerIsBack,
  wordsAt,
} from '../../testing/site.tsx';

providerForEachTest();

/** Returns the year headings and the text of each year, in order. */
function years(main: Element): [string | null | undefined, (string | null)[]][] {
  return [...main.querySelectorAll('section')].map((section) => [
    section.querySelector('h2')?.textContent,
    [...section.querySelectorAll('li > p:first-child')].map((text) => text.textContent),
  ]);
}

test.each(['full', 'plain'] as const)(
  '[T-01] [T-02] groups by year, newest first, unreadable dates last (%s)',
  async (profile) => {
    await api.create('prestasi', { prestasi: 'entah', tanggal: 'besok pagi' });
    await api.create('prestasi', { prestasi: 'lama', tanggal: '05/03/2024' });
    await api.create('prestasi', { prestasi: 'baru', tanggal: '2026-01-09' });
    await api.create('prestasi', { prestasi: 'tengah', tanggal: '17 Agustus 2025' });
    await api.create('prestasi', { prestasi: 'terbaru', tanggal: '2026-11-20' });
    const { page } = await open('/prestasi', { profile });
    expect(years(page.getByRole('main'))).toEqual([
      ['2026', ['terbaru', 'baru']],
      ['2025', ['tengah']],
      ['2024', ['lama']],
      ['Tanpa tanggal', ['entah']],
    ]);
    expect(page.getByText('besok pagi')).toBeDefined();
  },
);

test('[T-01] [R-04] dates in Indonesian long form, before any script', async () => {
  await api.create('prestasi', { prestasi: 'Juara I panahan', tanggal: '2025-08-03' });
  const words = await wordsAt('/prestasi');
  expect(words).toContain('3 Agustus 2025');
  expect(words).toContain('Juara I panahan');
});

test('[T-01] a year’s link leads to it, and it can take the focus', async () => {
  await api.create('prestasi', { tanggal: '2025-08-03' });
  await api.create('prestasi', { tanggal: '2024-08-03' });
  const { page, user } = await open('/prestasi');
  await user.click(page.getByRole('link', { name: '2024' }));
  expect(window.location.hash).toBe('#tahun-2024');
  const year = page.getByRole('region', { name: '2024' });
  expect(year.id).toBe('tahun-2024');
  expect(year.tabIndex).toBe(-1);
});

test('[T-02] shows a message when there are none', async () => {
  expect(await wordsAt('/prestasi')).toContain(messages.achievementsEmpty);
});

test('[L-01] [L-03] a failed list has its own message, status 503, and recovers by ‘Coba Lagi’', async () => {
  await api.create('prestasi', { prestasi: 'Juara I panahan' });
  provider('prestasi', 'cut');
  const { page, user, status } = await open('/prestasi');
  expect(status).toBe(503);
  expect(page.getByRole('alert').textContent).toContain(messages.achievementsFailed);
  providerIsBack();
  await user.click(page.getByRole('button', { name: messages.retry }));
  expect(await page.findByText('Juara I panahan')).toBeDefined();
});

test('[P06] [P12] [P17] [T-02] odd items do not break the page', async () => {
  const items = [
    { id: 1, prestasi: 'a', tanggal: '0000-00-00' },
    { id: '1', prestasi: 'id yang sama', tanggal: '2025-01-01' },
    { id: 2, prestasi: null, tanggal: null },
    { id: 3, prestasi: '<b>b</b>', tanggal: '17-08-2025' },
    { id: 4, prestasi: 'c', tanggal: 1_755_478_800 },
    { id: 5, prestasi: 'd', tanggal: '2099-01-01T00:00:00+07:00' },
  ];
  provider('prestasi', () => Response.json(items));
  const { page } = await open('/prestasi', { profile: 'plain' });
  expect(years(page.getByRole('main'))).toEqual([
    ['2099', ['d']],
    ['2025', ['<b>b</b>']],
    ['Tanpa tanggal', ['a', 'Tanpa judul', 'c']],
  ]);
  expect(page.getByRole('main').textContent).not.toMatch(/null|undefined|Invalid|0000/);
});

test('[P07] [F-38] shows ten thousand in pages of a hundred', async () => {
  const items = Array.from({ length: 10_000 }, (_, n) => ({
    id: n,
    prestasi: `Juara ke-${n}`,
    tanggal: `${2025 - Math.floor(n / 100)}-05-01`,
  }));
  provider('prestasi', () => Response.json(items));
  const { page, user } = await open('/prestasi', { profile: 'plain' });
  expect(page.getAllByText(/^Juara ke-/)).toHaveLength(100);
  await user.click(page.getByRole('link', { name: 'Halaman 2' }));
  expect(await page.findByText('Juara ke-100')).toBeDefined();
  expect(page.getAllByText(/^Juara ke-/)).toHaveLength(100);
  expect(window.location.search).toBe('?halaman=2');
});

test('[T-01] counts a year’s achievements across pages', async () => {
  const items = Array.from({ length: 130 }, (_, n) => ({
    id: n,
    prestasi: `Juara ke-${n}`,
    tanggal: n < 20 ? '2026-05-01' : '2025-05-01',
  }));
  provider('prestasi', () => Response.json(items));
  const { page, user } = await open('/prestasi', { profile: 'plain' });
  expect(page.getByText('20 prestasi')).toBeDefined();
  expect(page.getByText('110 prestasi')).toBeDefined();
  await user.click(page.getByRole('link', { name: 'Halaman 2' }));
  await expect.poll(() => page.queryByText('20 prestasi')).toBeNull();
  expect(page.getByText('110 prestasi')).toBeDefined();
});
