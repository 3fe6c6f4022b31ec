import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { seed, storeSampleFiles } from '../../seed/seed.ts';
import { apiForEachTest } from '../../testing/api-for-each-test.ts';
import { pdf, picture } from '../../testing/files.ts';
import { bodyOf, read, upload, uploadedUrl, write } from '../../testing/requests.ts';
import { deleteOrphanedUploads } from './delete-orphaned-uploads.ts';

type Item = { id: number; title: string; pdf_url: string; pdf_image: string; pdf_pages: number };

let clock: number;
let page: Blob;
beforeEach(() => {
  clock = Date.now();
});
const api = apiForEachTest({ now: () => new Date(clock) });
beforeEach(async () => {
  page = new Blob([await picture(100, 140).jpeg().toBuffer()]);
});

/** Uploads a PDF with what was read out of it. */
function uploadRead(fields: Record<string, string | Blob> = {}): Promise<Response> {
  const reading = { pdf_image: page, pdf_pages: '3', pdf_text: 'Susunan acara wisuda' };
  return upload(api, new Blob([pdf]), 'surat.pdf', { ...reading, ...fields });
}

async function uploadedRead(): Promise<string> {
  return (await bodyOf<{ data: { url: string } }>(uploadRead())).data.url;
}

const item = (id: string) => bodyOf<Item>(read(api, `/announcements.php/${id}`));

async function found(q: string): Promise<string[]> {
  const items = await bodyOf<Item[]>(read(api, `/announcements.php?q=${encodeURIComponent(q)}`));
  return items.map(({ title }) => title);
}

const change = (id: string, pdf_url: string) =>
  write(api, 'PUT', `/announcements.php/${id}`, { title: 'Wisuda', content: 'Isi.', pdf_url });

test('[N-04] + an announcement has its PDF’s first page, number of pages, and is found by its words', async () => {
  const pdf_url = await uploadedRead();
  const { id } = await api.create('announcements', { title: 'Wisuda', pdf_url });
  const { pdf_image, ...shown } = await item(id);
  expect(shown).toMatchObject({ pdf_url, pdf_pages: 3 });
  const served = await api.fetch(new Request(pdf_image));
  expect(served.headers.get('Content-Type')).toBe('image/webp');
  const { width, height } = await sharp(await served.arrayBuffer()).metadata();
  expect([width, height]).toEqual([100, 140]);
  expect(await found('SUSUNAN acara')).toEqual(['Wisuda']);
  const whole = await (await read(api, '/announcements.php')).text();
  expect(whole).toContain(pdf_image);
  expect(whole).not.toContain('Susunan');
  expect(shown).not.toHaveProperty('pdf_text');
});

test('[N-04] + removing or replacing a PDF removes its facts; putting it back restores them', async () => {
  const pdf_url = await uploadedRead();
  const { id } = await api.create('announcements', { title: 'Wisuda', pdf_url });
  const other = await uploadedUrl(api, pdf);
  for (const url of ['', other, 'https://lain.sch.id/surat.pdf']) {
    await change(id, url);
    expect(await item(id), url).toMatchObject({ pdf_image: '', pdf_pages: null });
    expect(await found('susunan'), url).toEqual([]);
  }
  await change(id, pdf_url);
  expect(await item(id)).toMatchObject({ pdf_pages: 3 });
  expect(await found('susunan')).toEqual(['Wisuda']);
});

test('[U02] an invalid picture or number of pages is refused, and nothing is stored', async () => {
  const script = new Blob(['<script>alert(1)</script>']);
  for (const [field, value] of [
    ...[new Blob([pdf]), script, new Blob(), 'a'].map((image) => ['pdf_image', image] as const),
    ...['', '0', '-1', '1.5', 'x', '1e9'].map((pages) => ['pdf_pages', pages] as const),
  ]) {
    const response = await uploadRead({ [field]: value });
    expect(response.status, `${field} ${String(value)}`).toBe(422);
    expect((await bodyOf(response)).errors).toHaveProperty(field);
  }
  expect(await readdir(api.uploadsFolder).catch(() => [])).toEqual([]);
});

test('[I10] long or hostile words are cut and cleaned', async () => {
  const pdf_text = `awal\u0000\u202E\uD800<script> ${'kata '.repeat(10_000)}ekor`;
  const { data } = await bodyOf<{ data: { url: string } }>(uploadRead({ pdf_text }));
  await api.create('announcements', { title: 'Panjang', pdf_url: data.url });
  expect(await found('<script> kata')).toEqual(['Panjang']);
  expect(await found('ekor')).toEqual([]);
  const row = await api.deps.db
    .selectFrom('announcements')
    .select('pdf_text')
    .executeTakeFirstOrThrow();
  expect(row.pdf_text.length).toBeLessThanOrEqual(20_000);
});

test('[U19] a first page is deleted with the PDF that no announcement references', async () => {
  const pdf_url = await uploadedRead();
  await uploadedRead();
  const { id } = await api.create('announcements', { pdf_url });
  clock += 25 * 3_600_000;
  expect(await deleteOrphanedUploads(api.deps)).toBe(2);
  const { pdf_image } = await item(id);
  expect((await api.fetch(new Request(pdf_image))).status).toBe(200);
  const readings = await api.deps.db.selectFrom('pdf_readings').select('name').execute();
  expect(readings.map(({ name }) => pdf_url.endsWith(name))).toEqual([true]);
});

test('every PDF of the sample announcements has its first page and is found by its words', async () => {
  await storeSampleFiles(api.deps);
  await seed(api.deps);
  const items = await bodyOf<Item[]>(read(api, '/announcements.php'));
  const withPdf = items.filter(({ pdf_url }) => pdf_url);
  expect(withPdf).toHaveLength(5);
  for (const { pdf_image, pdf_pages } of withPdf) {
    expect(pdf_pages).toBe(1);
    expect((await api.fetch(new Request(pdf_image))).status).toBe(200);
  }
  expect(await found('Sejarah Kebudayaan Islam')).toEqual(['Jadwal Ujian Akhir Semester Ganjil']);
});
