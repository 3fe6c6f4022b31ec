import { expect, test } from 'vitest';
import { messages } from './messages.ts';

// The words of docs/spec.md#messages, retyped on purpose: this is the proof.
const spec = [
  'Gagal memuat data artikel',
  'Gagal memuat artikel. Silakan coba lagi.',
  'Gagal memuat data pengumuman',
  'Gagal memuat pengumuman. Silakan coba lagi.',
  'Gagal memuat data galeri',
  'Gagal memuat data prestasi',
  'Gagal memuat data',
  'Pengumuman tidak ditemukan.',
  'Artikel tidak ditemukan.',
  'Gagal menyimpan data',
  'Gagal menghapus data',
  'Gagal mengunggah gambar',
  'Gagal mengunggah file PDF',
  'URL gambar tidak ditemukan',
  'URL file tidak ditemukan',
  'Terjadi kesalahan upload gambar',
  'Login gagal',
  'Terjadi kesalahan',
  'Belum ada artikel tersedia.',
  'Tidak ada artikel yang sesuai dengan filter.',
  'Belum ada pengumuman tersedia.',
  'Belum ada gambar galeri.',
  'Belum ada data prestasi yang tersedia.',
  'Coba Lagi',
  'Halaman tidak ditemukan',
  'Browser Anda tidak mendukung pemutar video.',
  'Mengunggah...',
  'Disalin',
];

test('[L-03] every message of the spec is there to the letter', () => {
  expect(Object.values(messages)).toEqual(expect.arrayContaining(spec));
});

test('[L-03] each situation has words of its own', () => {
  const all = Object.values(messages);
  expect(new Set(all).size).toBe(all.length);
});
