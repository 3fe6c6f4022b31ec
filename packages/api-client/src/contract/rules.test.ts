import { defaultClock } from '@pesantren/content/clock';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type ResourceName, resources } from '../resources.ts';
import { loginInputSchema } from './account.ts';
import { isImportant, pdfLabels, priorities, readTimeLabel, timeLabel } from './labels.ts';
import { problemCodes } from './problem.ts';

function refusedFields(schema: z.ZodMiniType, input: unknown): Record<string, string> {
  const issues = z.safeParse(schema, input).error?.issues ?? [];
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]));
}

test.each<[ResourceName, Record<string, string>]>([
  ['articles', { title: 'Judul wajib diisi.', content: 'Isi wajib diisi.' }],
  ['announcements', { title: 'Judul wajib diisi.', content: 'Isi wajib diisi.' }],
  ['prestasi', { prestasi: 'Deskripsi prestasi wajib diisi.', tanggal: 'Tanggal wajib diisi.' }],
  ['carousel', { src: 'URL gambar wajib diisi.' }],
  ['gallery', { title: 'Judul wajib diisi.', image: 'URL gambar wajib diisi.' }],
  ['pages', { title: 'Judul wajib diisi.', content: 'Isi wajib diisi.' }],
  ['agenda', { title: 'Judul wajib diisi.', starts: 'Tanggal wajib diisi.' }],
])('%s requires its fields and no other', (name, fields) => {
  expect(refusedFields(resources[name].input, {})).toEqual(fields);
});

const limits: Record<ResourceName, Record<string, [label: string, limit: string]>> = {
  articles: {
    title: ['Judul', '200'],
    excerpt: ['Ringkasan', '500'],
    content: ['Isi', '200.000'],
    date: ['Tanggal', '60'],
    author: ['Penulis', '100'],
    category: ['Kategori', '60'],
    read_time: ['Waktu baca', '40'],
    image: ['Gambar', '2.000'],
    image_alt: ['Penjelasan foto', '300'],
  },
  announcements: {
    title: ['Judul', '200'],
    content: ['Isi', '200.000'],
    date: ['Tanggal', '60'],
    time: ['Jam', '40'],
    priority: ['Prioritas', '40'],
    category: ['Kategori', '60'],
    pdf_url: ['File PDF', '2.000'],
  },
  prestasi: { prestasi: ['Deskripsi prestasi', '1.000'], tanggal: ['Tanggal', '60'] },
  carousel: { src: ['URL gambar', '2.000'] },
  gallery: {
    title: ['Judul', '200'],
    category: ['Kategori', '60'],
    image: ['URL gambar', '2.000'],
  },
  pages: { title: ['Judul', '200'], content: ['Isi', '200.000'] },
  agenda: {
    title: ['Judul', '200'],
    place: ['Tempat', '100'],
    note: ['Keterangan', '1.000'],
    category: ['Kategori', '60'],
  },
};

test.each(Object.keys(limits) as ResourceName[])('[I08] %s: a field names its limit', (name) => {
  const fields = limits[name];
  const filledTo = (over: number) =>
    Object.fromEntries([
      ['starts', '2026-12-06'],
      ...Object.entries(fields).map(([field, [, limit]]) => [
        field,
        `/${'x'.repeat(Number(limit.replace('.', '')) - 1 + over)}`,
      ]),
    ]);
  expect(refusedFields(resources[name].input, filledTo(0))).toEqual({});
  expect(refusedFields(resources[name].input, filledTo(1))).toEqual(
    Object.fromEntries(
      Object.entries(fields).map(([field, [label, limit]]) => [
        field,
        `${label} paling panjang ${limit} karakter.`,
      ]),
    ),
  );
});

test.each(Object.keys(limits) as ResourceName[])(
  '[I08] %s: no field takes a text without end',
  (name) => {
    const { shape } = resources[name].input;
    const endless = Object.fromEntries(
      Object.keys(shape).map((field) => [field, 'x'.repeat(10 ** 6)]),
    );
    expect(Object.keys(refusedFields(resources[name].input, endless)).sort()).toEqual(
      Object.keys(shape).sort(),
    );
  },
);

test('[W-01] a page is published and in no footer unless it says otherwise', () => {
  const page = { title: 'Privasi', content: 'Isi.' };
  expect(z.parse(resources.pages.input, page)).toEqual({
    ...page,
    in_footer: false,
    published: true,
  });
  const sent = { order: '12', in_footer: 'ya', published: 'tidak' };
  expect(z.parse(resources.pages.input, { ...page, ...sent })).toEqual({
    ...{ ...page, order: 12, in_footer: true, published: false },
  });
  const stored = { order: 0, in_footer: 1, published: false };
  expect(z.parse(resources.pages.input, { ...page, ...stored })).toMatchObject({
    order: 0,
    in_footer: true,
  });
});

test.each<[string, unknown]>([
  ['order', '-1'],
  ['order', '1.5'],
  ['order', 10_000],
  ['order', 1.5],
  ['order', 'satu'],
  ['order', null],
  ['in_footer', 'mungkin'],
  ['in_footer', null],
  ['published', 2],
])('[W-01] a page whose %s is %j is refused', (field, value) => {
  const page = { title: 'Privasi', content: 'Isi.', [field]: value };
  expect(Object.keys(refusedFields(resources.pages.input, page))).toEqual([field]);
});

test('user name and password are required, and a password keeps every byte', () => {
  expect(refusedFields(loginInputSchema, {})).toEqual({
    username: 'Nama pengguna wajib diisi.',
    password: 'Kata sandi wajib diisi.',
  });
  expect(refusedFields(loginInputSchema, { username: '', password: '' })).toEqual({
    username: 'Nama pengguna wajib diisi.',
    password: 'Kata sandi wajib diisi.',
  });
  const spaced = { username: 'admin', password: '  dua spasi  ' };
  expect(z.parse(loginInputSchema, spaced)).toEqual(spaced);
});

test.each(['high', 'HIGH', 'Penting', 'penting', ' PENTING '])('%s is important', (p) => {
  expect(isImportant({ priority: p })).toBe(true);
});

test.each(['', 'Sedang', 'low', 'medium', 'tidak penting', 'highest', '1'])(
  '"%s" is not',
  (priority) => {
    expect(isImportant({ priority })).toBe(false);
  },
);

test('the form offers Penting, its default, and Sedang', () => {
  expect(priorities).toEqual(['Penting', 'Sedang']);
});

test('[N-04] a PDF is named after its announcement, and is 120 KB unless the provider knows better', () => {
  expect(pdfLabels({ id: '7', pdf_bytes: undefined })).toEqual({
    name: 'Pengumuman-7.pdf',
    size: '120 KB',
    pages: '',
  });
  expect(pdfLabels({ id: 'a-1', pdf_bytes: 40_000 })).toEqual({
    name: 'Pengumuman-a-1.pdf',
    size: '40 KB',
    pages: '',
  });
  expect(pdfLabels({ id: '7', pdf_bytes: 1, pdf_pages: 1200 }).pages).toBe('1.200 halaman');
});

test.each([
  ['08.00 WIB', '08.00 WIB'],
  ['08:00:00', '08.00 WIB'],
  [' 8.30 ', '08.30 WIB'],
  ['selepas asar', 'selepas asar'],
  ['08.00-10.00', '08.00-10.00'],
  ['', ''],
])('the time "%s" is shown as "%s"', (time, label) => {
  expect(timeLabel({ time }, defaultClock)).toBe(label);
});

test.each([
  ['4', '4 menit baca'],
  ['4 menit', '4 menit baca'],
  ['4 menit baca', '4 menit baca'],
  [' 12 ', '12 menit baca'],
  ['sebentar', 'sebentar'],
  ['sekitar 4 menit', 'sekitar 4 menit'],
  ['', ''],
])('a reading time of "%s" is shown as "%s"', (read_time, label) => {
  expect(readTimeLabel({ read_time })).toBe(label);
});

test('every code of the provider is a refusal or a failure', () => {
  for (const [code, status] of Object.entries(problemCodes)) {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
  }
});
