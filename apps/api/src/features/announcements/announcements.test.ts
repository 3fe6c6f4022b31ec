import { expect, test } from 'vitest';
import { apiForEachTest } from '../../testing/api-for-each-test.ts';
import { pdf as pdfFile } from '../../testing/files.ts';
import { bodyOf, read, uploadedUrl, write } from '../../testing/requests.ts';

const now = '2026-11-21T03:00:00.000Z';
const api = apiForEachTest({ now: () => new Date(now) });

const input = {
  title: 'Ujian akhir semester',
  content: 'Ujian dimulai pukul 08.00.',
  date: '19 November 2026',
  time: '08.00 WIB',
  priority: 'Penting',
  category: 'Akademik',
  pdf_url: '',
};

test('creates, reads, updates and deletes an announcement', async () => {
  const created = await write(api, 'POST', '/announcements.php', input);
  expect(created.status).toBe(201);
  expect(created.headers.get('Location')).toBe('/api/announcements.php/1');
  const noPdf = { pdf_name: '', pdf_bytes: null, pdf_image: '', pdf_pages: null };
  const item = { id: 1, ...input, ...noPdf, updated_at: now, version: 1 };
  expect(await created.json()).toEqual(item);

  const changed = await write(api, 'PUT', '/announcements.php/1', { ...input, priority: 'Sedang' });
  expect(await changed.json()).toEqual({ ...item, priority: 'Sedang', version: 2 });

  expect((await write(api, 'DELETE', '/announcements.php/1')).status).toBe(204);
  expect(await (await read(api, '/announcements.php')).json()).toEqual([]);
});

test('[F-87] an announcement names the days of its event, as people write them', async () => {
  const event = {
    event_date: '7 Desember 2026',
    event_end_date: '12/12/2026',
    event_time: '07.30 WIB',
    event_place: 'aula',
  };
  const created = await write(api, 'POST', '/announcements.php', { ...input, ...event });
  expect(await created.json()).toMatchObject({
    ...{ event_date: '2026-12-07', event_end_date: '2026-12-12' },
    ...{ event_time: '07.30 WIB', event_place: 'aula' },
  });
  const [listed] = await bodyOf<object[]>(read(api, '/announcements.php?fields=summary'));
  expect(listed).toMatchObject({ event_date: '2026-12-07' });
  const none = await write(api, 'PUT', '/announcements.php/1', input);
  expect(Object.keys(await bodyOf(none)).filter((key) => key.startsWith('event'))).toEqual([]);
});

const refusals: readonly [event: object, field: string, words: string][] = [
  [{ event_date: 'sehabis panen' }, 'event_date', 'Tanggal acara harus tanggal'],
  [{ event_date: '2026-12-07', event_end_date: '2026-12-06' }, 'event_end_date', 'tidak boleh'],
  [{ event_place: 'aula' }, 'event_date', 'Isi tanggal acara'],
  [{ event_date: '2026-12-07', event_time: 'x'.repeat(61) }, 'event_time', 'paling panjang 60'],
];

test('[F-87] an event that breaks a rule is refused', async () => {
  for (const [event, field, words] of refusals) {
    const refused = await write(api, 'POST', '/announcements.php', { ...input, ...event });
    expect(refused.status, JSON.stringify(event)).toBe(422);
    const { errors } = await bodyOf<{ errors: Record<string, string> }>(refused);
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors[field]).toContain(words);
  }
});

test('[N-05] an unknown announcement is a 404 with its message', async () => {
  const response = await read(api, '/announcements.php/7');
  expect(response.status).toBe(404);
  expect((await bodyOf(response)).message).toBe('Pengumuman tidak ditemukan.');
});

test('[M-06] title and content are required', async () => {
  const refused = await write(api, 'POST', '/announcements.php', { date: 'kapan saja' });
  expect(refused.status).toBe(422);
  expect((await bodyOf(refused)).errors).toEqual({
    title: 'Judul wajib diisi.',
    content: 'Isi wajib diisi.',
  });
});

test('[N-04] has the size of an own PDF, and none of another host’s', async () => {
  const pdf = new Blob([new Uint8Array(pdfFile)]);
  const url = await uploadedUrl(api, pdf);
  const own = await write(api, 'POST', '/announcements.php', { ...input, pdf_url: url });
  expect(await own.json()).toMatchObject({ pdf_url: url, pdf_bytes: pdf.size });
  const elsewhere = 'https://lain.sch.id/a.pdf';
  const foreign = await write(api, 'POST', '/announcements.php', { ...input, pdf_url: elsewhere });
  expect(await foreign.json()).toMatchObject({ pdf_url: elsewhere, pdf_bytes: null });
});

test('lists newest first, by pages and category', async () => {
  await api.create('announcements', { title: 'Lama', date: '1 Juli 2026' });
  await api.create('announcements', { title: 'Uang', category: 'Keuangan', date: '2 Juli 2026' });
  await api.create('announcements', { title: 'Baru', date: '3 Juli 2026' });
  expect(await titles('?limit=2')).toEqual(['Baru', 'Uang']);
  expect(await titles('?category=KEUANGAN')).toEqual(['Uang']);
  const summaries = read(api, '/announcements.php?limit=1&fields=summary');
  expect(await bodyOf(summaries)).toMatchObject([{ title: 'Baru', content: '' }]);
});

test('[M-09] search covers title, content, category and priority, and nothing else', async () => {
  await api.create('announcements', { title: 'Madu' });
  await api.create('announcements', { title: 'a', content: 'lebah madu' });
  await api.create('announcements', { title: 'b', category: 'MADU' });
  await api.create('announcements', { title: 'c', priority: 'Madu' });
  await api.create('announcements', { title: 'd', time: 'madu', date: 'madu' });
  expect((await titles('?q=madu')).toSorted()).toEqual(['Madu', 'a', 'b', 'c']);
});

async function titles(query: string): Promise<string[]> {
  const items = await bodyOf<{ title: string }[]>(read(api, `/announcements.php${query}`));
  return items.map((item) => item.title);
}
