import { defaultClock } from '@pesantren/content/clock';
import { messages } from '@pesantren/content/messages';
import { expect, onTestFinished, test, vi } from 'vitest';
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

/** Creates announcements, one a day from 1 January 2026. */
async function createAnnouncements(count: number) {
  for (let n = 1; n <= count; n += 1) {
    const date = `2026-${n > 28 ? '02' : '01'}-${String(((n - 1) % 28) + 1).padStart(2, '0')}`;
    await api.create('announcements', { title: `Kabar ke-${n}`, date });
  }
}

function titlesIn(words: string): string[] {
  return words.match(/Kabar ke-\d+/g) ?? [];
}

test('[N-01] each links to its page; Penting has the badge, others their category alone', async () => {
  const { id } = await api.create('announcements', { title: 'Ujian', priority: 'Penting' });
  await api.create('announcements', { title: 'Kunjungan', priority: 'Sedang', category: 'Asrama' });
  const { page } = await open('/pengumuman');
  expect(page.getByRole('link', { name: 'Ujian' }).getAttribute('href')).toBe(`/pengumuman/${id}`);
  const [visitDay, exam] = page.getAllByRole('article');
  expect(exam?.textContent).toMatch(/Penting.*Akademik/);
  expect(exam?.querySelector('h3')?.previousElementSibling?.querySelector('svg')).not.toBeNull();
  expect(visitDay?.textContent).toContain('Asrama');
  expect(visitDay?.textContent).not.toContain('Penting');
});

test('[N-02] one with a PDF has a download link before any script', async () => {
  const pdf_url = 'https://contoh.sch.id/jadwal.pdf';
  const { id } = await api.create('announcements', { title: 'Jadwal', pdf_url });
  await api.create('announcements', { title: 'Tanpa berkas' });
  const html = await (await visit('/pengumuman')).text();
  expect(html.match(/<a [^>]*download=/g)).toHaveLength(1);
  expect(html).toContain(`href="${pdf_url}" download="Pengumuman-${id}.pdf"`);
});

test.each(['full', 'plain'] as const)(
  '[N-03] [F-32] shows the newest eight by month, the older ones in the archive (%s)',
  async (profile) => {
    await createAnnouncements(30);
    const { page, user } = await open('/pengumuman', { profile });
    expect(page.getByText('8 terbaru dari 30 pengumuman')).toBeDefined();
    const months = page.getAllByRole('heading', { level: 2 }).map((h) => h.textContent);
    expect(months.slice(0, 2)).toEqual(['Februari 2026', 'Januari 2026']);
    expect(titlesIn(page.getByRole('main').textContent)).toHaveLength(8);

    await user.click(page.getByRole('link', { name: /^Arsip.*22 pengumuman/ }));
    expect(await page.findByRole('heading', { level: 1, name: 'Arsip pengumuman' })).toBeDefined();
    expect(window.location.search).toBe('?arsip=1');
    await expect.poll(() => titlesIn(page.getByRole('main').textContent)[0]).toBe('Kabar ke-22');
    expect(page.getByText('12 dari 22 pengumuman')).toBeDefined();
    await user.click(page.getByRole('link', { name: 'Muat lebih banyak' }));
    await expect.poll(() => page.getAllByRole('article').length).toBe(22);
    const [, , , , , , , , , , , , first] = page.getAllByRole('article');
    await expect.poll(() => first?.contains(document.activeElement)).toBe(true);
    expect(page.getByText('22 pengumuman').role).toBe('status');
    expect(window.location.search).toBe('?arsip=1&halaman=2');
    expect(page.queryByRole('link', { name: 'Muat lebih banyak' })).toBeNull();
  },
);

test.each(['full', 'plain'] as const)(
  '[N-03] [R-04] the whole archive is in the HTML of its URL (%s)',
  async (profile) => {
    await createAnnouncements(21);
    const words = await wordsAt('/pengumuman?arsip=1&halaman=2', { profile });
    expect(titlesIn(words)).toEqual(
      Array.from({ length: 13 }, (_, index) => `Kabar ke-${13 - index}`),
    );
  },
);

test('[N-03] has no archive link without older ones', async () => {
  await createAnnouncements(8);
  const words = await wordsAt('/pengumuman');
  expect(words).toContain('8 pengumuman');
  expect(words).not.toContain('Arsip');
});

test('search and category cover the archive and are in the URL', async () => {
  await api.create('announcements', { title: 'Libur Ramadan', date: '2025-02-20' });
  await api.create('announcements', { title: 'Libur semester', category: 'Asrama' });
  await createAnnouncements(9);
  const { page, user } = await open('/pengumuman');
  const categories = page.getAllByRole('button', { pressed: false });
  expect(categories.map((button) => button.textContent)).toEqual(['Akademik', 'Asrama']);
  await user.type(page.getByRole('searchbox', { name: 'Cari pengumuman' }), 'libur');
  expect(await page.findByText('2 pengumuman')).toBeDefined();
  await user.click(page.getByRole('button', { name: 'Akademik' }));
  expect(await page.findByText('1 pengumuman')).toBeDefined();
  expect(page.getByRole('link', { name: 'Libur Ramadan' })).toBeDefined();
  expect(window.location.search).toBe('?q=libur&kategori=Akademik');
  await user.type(page.getByRole('searchbox'), ' semester');
  await user.click(page.getByRole('button', { name: 'Asrama' }));
  await expect.poll(() => window.location.search).toBe('?q=libur+semester&kategori=Asrama');
  expect(await wordsAt('/pengumuman?arsip=1&q=SEMESTER')).toContain('Libur semester');
});

test('[N-03] going to the archive by keyboard moves the focus to its list', async () => {
  await createAnnouncements(9);
  const { page, user } = await open('/pengumuman');
  page.getByRole('link', { name: /^Arsip/ }).focus();
  await user.keyboard('{Enter}');
  expect(await page.findByText('Kabar ke-1')).toBeDefined();
  const list = page.getByRole('region', { name: 'Daftar pengumuman' });
  await expect.poll(() => document.activeElement).toBe(list);
});

test('[N-05] an empty list and an empty search have different messages', async () => {
  expect(await wordsAt('/pengumuman')).toContain(messages.announcementsEmpty);
  await createAnnouncements(1);
  const { page, user } = await open('/pengumuman?q=zakat');
  expect(page.getByText(messages.announcementsFilteredEmpty)).toBeDefined();
  expect(page.getByRole('status').textContent).toBe('0 pengumuman');
  await user.click(page.getByRole('link', { name: 'Tampilkan yang terbaru' }));
  expect(await page.findByText('1 pengumuman')).toBeDefined();
});

test('[N-03] an empty archive has its own message', async () => {
  await createAnnouncements(1);
  const words = await wordsAt('/pengumuman?arsip=1');
  expect(words).toContain(messages.archiveEmpty);
  expect(words).not.toContain(messages.announcementsFilteredEmpty);
});

test('[L-01] [L-03] a failed list has its own message, status 503, and recovers by ‘Coba Lagi’', async () => {
  await createAnnouncements(1);
  provider('announcements', 'cut');
  const { page, user, status } = await open('/pengumuman');
  expect(status).toBe(503);
  expect(page.getByRole('alert').textContent).toContain(messages.announcementsFailed);
  providerIsBack();
  await user.click(page.getByRole('button', { name: messages.retry }));
  expect(await page.findByText('Kabar ke-1')).toBeDefined();
});

test('[P05] [P06] [P12] [P17] [X05] [X06] tolerates odd items', async () => {
  const announcements = [
    { id: '1', title: '<b>Satu</b>', date: '0000-00-00', pdf_url: 'javascript:alert(1)' },
    { id: 1, title: 'Satu lagi, dengan id yang sama' },
    { id: 2, title: 'Dua', date: 'Awal Ramadan', priority: 'HIGH', category: null },
    { id: 3, title: null, content: null, date: null, priority: null, pdf_url: null },
    { id: 4, title: 'Empat', date: '17-08-2025', content: '<p>Isi <script>x</script>nya</p>' },
    { id: 'a/b?', title: 'Lima', date: '2025-08-17T18:00:00Z', asing: true },
    { title: 'tanpa id' },
  ];
  provider('announcements', () => Response.json(announcements));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { page } = await open('/pengumuman', { profile: 'plain' });
  const main = page.getByRole('main');
  expect(main.textContent).not.toMatch(/null|undefined|Invalid|sama|tanpa id/);
  expect(page.getAllByRole('article')).toHaveLength(5);
  for (const words of ['<b>Satu</b>', 'Awal Ramadan', 'Tanpa judul', 'Isi nya', 'Penting']) {
    expect(main.textContent).toContain(words);
  }
  expect(main.querySelectorAll('[download]')).toHaveLength(0);
  const days = [...main.querySelectorAll('time')].map((time) => time.dateTime);
  expect(days).toEqual(['2025-08-17', '2025-08-18']);
  expect(page.getByRole('link', { name: 'Lima' }).getAttribute('href')).toBe(
    '/pengumuman/a%2Fb%3F',
  );
});

test('[P07] the page carries the beginning of a body, not all of it', async () => {
  const content = `Awal isi. ${'sangat panjang '.repeat(2000)}`;
  await api.create('announcements', { title: 'Panjang', content });
  const html = await (await visit('/pengumuman')).text();
  expect(html).toContain('Awal isi.');
  expect(html.length).toBeLessThan(40_000);
});

async function pin(id: string) {
  const headers = { 'Content-Type': 'application/json' };
  const init = { method: 'PUT', headers, body: '{"pinned":true}' };
  const request = new Request(`${api.url}/announcements.php/${id}/pin`, init);
  expect((await api.fetch(api.asAdmin(request))).status).toBe(204);
}

test('[V-42] what is pinned stands first under its own heading, on home with a mark', async () => {
  const { id } = await api.create('announcements', { title: 'Kabar ke-99', date: '2025-05-05' });
  await createAnnouncements(9);
  await pin(id);
  const { page } = await open('/pengumuman');
  const headings = page.getAllByRole('heading', { level: 2 }).map((h) => h.textContent);
  expect(headings.slice(0, 2)).toEqual(['Disematkan', 'Januari 2026']);
  expect(titlesIn(page.getByRole('main').textContent).slice(0, 2)).toEqual([
    'Kabar ke-99',
    'Kabar ke-9',
  ]);
  const home = await wordsAt('/');
  expect(titlesIn(home)[0]).toBe('Kabar ke-99');
  expect(home.match(/Disematkan/g)).toHaveLength(1);
  expect(titlesIn(await wordsAt('/pengumuman?arsip=1'))).toEqual(['Kabar ke-2', 'Kabar ke-1']);
});

test('[V-43] what has ended leaves the list and home for an archive of its own', async () => {
  const end = defaultClock.startOfTomorrow(new Date());
  const times = { state: 'published', expire_at: end.toISOString() };
  await api.create('announcements', { title: 'Kabar ke-1', date: '2026-03-01', ...times });
  await api.create('announcements', { title: 'Kabar ke-2', date: '2026-03-02' });
  const lists = () => Promise.all(['/pengumuman', '/'].map((path) => wordsAt(path)));
  vi.useFakeTimers({ toFake: ['Date'], now: end.getTime() - 1 });
  onTestFinished(() => void vi.useRealTimers());
  for (const words of await lists()) expect(titlesIn(words)).toEqual(['Kabar ke-2', 'Kabar ke-1']);
  expect(await wordsAt('/pengumuman')).not.toContain('Sudah berakhir');
  vi.setSystemTime(end);
  for (const words of await lists()) expect(titlesIn(words)).toEqual(['Kabar ke-2']);

  const { page, user } = await open('/pengumuman');
  await user.click(page.getByRole('link', { name: /^Sudah berakhir.*1 pengumuman/ }));
  await expect.poll(() => window.location.search).toBe('?arsip=berakhir');
  expect(
    await page.findByRole('heading', { level: 1, name: 'Pengumuman yang sudah berakhir' }),
  ).toBeDefined();
  expect(await page.findByText(/^Berlaku sampai/)).toBeDefined();
  await expect.poll(() => titlesIn(page.getByRole('main').textContent)).toEqual(['Kabar ke-1']);
  const html = await (await visit('/pengumuman?arsip=berakhir')).text();
  expect(html).toContain('content="noindex"');
  expect(html).not.toMatch(/rel="canonical"|ItemList/);
});

test('[V-43] a list of which everything has ended leads to the archive', async () => {
  const end = defaultClock.startOfTomorrow(new Date());
  const times = { state: 'published', expire_at: end.toISOString() };
  await api.create('announcements', { title: 'Kabar ke-1', ...times });
  vi.useFakeTimers({ toFake: ['Date'], now: end });
  onTestFinished(() => void vi.useRealTimers());
  const words = await wordsAt('/pengumuman');
  expect(words).toContain(messages.announcementsEmpty);
  expect(words).toContain('1 pengumuman yang masa berlakunya lewat');
});

test('[V-48] under plain nobody asks for what has ended, for states or previews', async () => {
  await createAnnouncements(9);
  const asked = vi.spyOn(api, 'fetch');
  const paths = ['/', '/pengumuman', '/pengumuman?arsip=1', '/pengumuman?arsip=berakhir'];
  for (const path of [...paths, '/pengumuman/1', '/pratinjau/1-0-1-1-1-x', '/feed.xml']) {
    const words = await wordsAt(path, { profile: 'plain' });
    expect(words, path).not.toMatch(/Sudah berakhir|Disematkan|Berlaku sampai/);
  }
  const calls = asked.mock.calls.map(([request]) => new URL(request.url));
  expect(calls.length).toBeGreaterThan(3);
  for (const { pathname, search } of calls) {
    expect([pathname, search]).toEqual([expect.stringMatching(/^\/api\/[a-z_]+\.php(\/1)?$/), '']);
    expect(pathname).not.toMatch(/preview|accounts|calendar|pages|search|school/);
  }
});
