import { expect, test } from 'vitest';
import { api, open, provider, providerForEachTest, visit, wordsAt } from '../../testing/site.tsx';

providerForEachTest();

async function fill(): Promise<void> {
  await api.create('articles', { title: 'Panen raya', content: 'Padi di sawah.' });
  await api.create('announcements', { title: 'Libur', content: 'Libur sesudah panen.' });
  await api.create('prestasi', { prestasi: 'Juara lomba panen', tanggal: '2026-01-02' });
  await api.create('gallery', { title: 'Hari panen' });
}

test.each(['full', 'plain'] as const)(
  '[J-32] [R-04] one ranked list of everything, before any script (%s)',
  async (profile) => {
    await fill();
    const html = await (await visit('/cari?q=panen', { profile })).text();
    const page = new DOMParser().parseFromString(html, 'text/html');
    const items = [...page.querySelectorAll('main li')];
    expect(items.map((item) => item.querySelector('a')?.textContent)).toEqual(
      expect.arrayContaining(['Panen raya', 'Juara lomba panen', 'Hari panen', 'Libur']),
    );
    // The words in the title come before those in the body; the last is a part of a fixed page, 'panen' in its text.
    expect(items.at(-2)?.querySelector('a')?.getAttribute('href')).toMatch(/^\/pengumuman\//);
    expect(page.querySelector('[role=status]')?.textContent).toBe('5 hasil');
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(page.querySelector('main form')?.getAttribute('action')).toBe('/cari');
  },
);

test('[J-32] without words there is a field alone, and nobody is asked', async () => {
  provider('search', 'cut');
  expect(await wordsAt('/cari')).not.toContain('hasil');
  expect((await visit('/cari?q=%20')).status).toBe(200);
});

test('[J-32] no match says so; a search that fails can be repeated', async () => {
  expect(await wordsAt('/cari?q=tidakada')).toContain('Tidak ada yang sesuai dengan pencarian.');
  provider('search', 'cut');
  const { page, status } = await open('/cari?q=panen');
  expect(status).toBe(503);
  expect(page.getByRole('button', { name: 'Coba Lagi' })).toBeDefined();
});

test('[J-32] twenty results a page; words of any length and kind', async () => {
  for (let n = 1; n <= 21; n += 1) await api.create('gallery', { title: `Panen ${n}` });
  const { page } = await open('/cari?q=panen&halaman=2');
  expect(page.getByRole('region', { name: 'Hasil pencarian' }).querySelectorAll('h2')).toHaveLength(
    1,
  );
  for (const q of ['a'.repeat(5000), '<script>', '%', "'", 'العلم', '\u0000']) {
    expect((await visit(`/cari?q=${encodeURIComponent(q)}`)).status, q).toBe(200);
  }
});

test('[J-32] typing searches, and the address follows', async () => {
  await fill();
  const { page, user } = await open('/cari');
  const main = page.getByRole('main');
  const field = main.querySelector<HTMLInputElement>('input[type=search]');
  if (field) await user.type(field, 'raya');
  expect((await page.findByRole('link', { name: 'Panen raya' })).getAttribute('href')).toBe(
    '/artikel/panen-raya',
  );
  expect(window.location.search).toBe('?q=raya');
});

test('[F-102] an event in the answer says its days, and that it is over or was cancelled; what has expired comes last', async () => {
  const past = { starts: '2026-01-05', ends: '2026-01-07' };
  await api.create('agenda', { title: 'Ujian silam', ...past });
  await api.create('agenda', { title: 'Ujian batal', starts: '2099-12-06', cancelled: true });
  await api.create('agenda', { title: 'Ujian nanti', starts: '2099-12-06T08:00+07:00' });
  const event = { event_date: '2026-01-05', event_end_date: '2026-01-07' };
  await api.create('announcements', { title: 'Ujian usai', date: '2025-12-20', ...event });
  await api.create('announcements', { title: 'Ujian tak bertanggal', date: '2025-12-20' });
  const ended = { publish_at: '2025-12-01T00:00:00Z', expire_at: '2025-12-31T00:00:00Z' };
  await api.create('announcements', { title: 'Ujian berakhir', date: '2026-03-03', ...ended });
  const html = await (await visit('/cari?q=ujian')).text();
  const page = new DOMParser().parseFromString(html, 'text/html');
  const told = [...page.querySelectorAll('main li:has(h2)')].map((item) => [
    item.querySelector('h2')?.textContent,
    item.querySelector('p')?.textContent,
  ]);
  const told2026 = '5 sampai 7 Januari 2026Sudah lewat';
  expect(Object.fromEntries(told)).toMatchObject({
    'Ujian silam': `Agenda${told2026}`,
    'Ujian batal': 'Agenda6 Desember 2099Dibatalkan',
    'Ujian nanti': 'Agenda6 Desember 2099, 08.00 WIB',
    'Ujian usai': `Pengumuman${told2026}`,
    'Ujian tak bertanggal': 'PengumumanDiterbitkan 20 Desember 2025',
  });
  expect(told.findLast(([title]) => title?.startsWith('Ujian'))).toEqual([
    'Ujian berakhir',
    'PengumumanDiterbitkan 3 Maret 2026Sudah berakhir',
  ]);
  expect(page.querySelectorAll('main li h2 s')).toHaveLength(1);
});
