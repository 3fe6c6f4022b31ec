import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  api,
  HttpResponse,
  http,
  keepDraftsOnDevice,
  openSignedIn,
  providerForEachTest,
  server,
} from '../../testing/app.tsx';
import { pngFile } from '../../testing/files.ts';
import { button, field, rowNames, rowOf, stored } from '../../testing/screen.ts';

providerForEachTest();

const listCall = '*/api/gallery_items.php';
const address = 'Alamat gambar di internet';

test('[M-04] [M-07] a picture is uploaded and saved with title and category', async () => {
  const { user } = await openSignedIn('/gallery');
  await user.type(await screen.findByLabelText('Judul'), 'Sawah pagi');
  await user.upload(screen.getByLabelText('Pilih gambar'), pngFile());
  await waitFor(() => expect(field(address).value).toMatch(/\/uploads\/[\w-]+\.png$/));
  const image = field(address).value;
  await user.type(field('Kategori'), 'Kegiatan');
  await user.click(button('Terbitkan'));
  (await rowOf('Sawah pagi')).getByText('Kegiatan');
  await screen.findByText('Foto disimpan.');
  screen.getByText('1 foto');
  expect(screen.queryByLabelText(address)).toBeNull();
  const item = { title: 'Sawah pagi', category: 'Kegiatan', image };
  expect((await stored('gallery'))[0]).toMatchObject(item);
});

test('[M-05] Edit loads the item at the top; a save keeps its id and returns to add mode', async () => {
  const { id } = await api.create('gallery', { title: 'Sawah' });
  const { user } = await openSignedIn('/gallery');
  await user.click((await rowOf('Sawah')).getByRole('button', { name: 'Ubah' }));
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  expect(document.activeElement).toBe(field('Judul'));
  expect(field('Kategori').value).toBe('Asrama');
  expect(field(address).value).toBe('https://contoh.sch.id/foto.jpg');
  await user.type(field('Judul'), ' sore');
  await user.click(button('Simpan Perubahan'));
  await rowOf('Sawah sore');
  button('Foto baru');
  const [item, ...others] = await stored('gallery');
  expect(others).toEqual([]);
  expect(String(item?.id)).toBe(id);
});

test('[M-05] Batal returns to add mode and changes nothing', async () => {
  keepDraftsOnDevice('gallery');
  await api.create('gallery', { title: 'Sawah' });
  const { user } = await openSignedIn('/gallery');
  await user.click((await rowOf('Sawah')).getByRole('button', { name: 'Ubah' }));
  await user.type(field('Judul'), ' sore');
  await user.click(button('Batal'));
  expect(field('Judul').value).toBe('');
  expect((await stored('gallery'))[0]?.title).toBe('Sawah');
});

test('[M-06] title and image URL are required, and nothing is sent without them', async () => {
  const { user } = await openSignedIn('/gallery');
  await user.click(await screen.findByRole('button', { name: 'Foto baru' }));
  await user.click(button('Terbitkan'));
  screen.getByText('Judul wajib diisi.');
  screen.getByText('URL gambar wajib diisi.');
  await user.type(field('Judul'), 'Sawah');
  await user.click(button('Terbitkan'));
  expect(document.activeElement).toBe(screen.getByLabelText('Pilih gambar'));
  expect(await stored('gallery')).toEqual([]);
});

test('the categories that exist are suggested', async () => {
  await api.create('gallery', { category: 'Kegiatan' });
  await api.create('gallery', { category: 'Asrama' });
  const { user } = await openSignedIn('/gallery');
  await screen.findByText('2 foto');
  await user.click(button('Foto baru'));
  await user.click(field('Kategori'));
  const suggested = () =>
    screen
      .queryAllByRole('option')
      .filter((option) => !option.closest('select'))
      .map(({ textContent }) => textContent);
  await waitFor(() => expect(suggested()).toEqual(['Asrama', 'Kegiatan']));
  await user.type(field('Kategori'), 'kegi');
  await waitFor(() => expect(suggested()).toEqual(['Kegiatan']));
  await user.type(field('Kategori'), 'atan');
  await waitFor(() => expect(suggested()).toEqual([]));
  await user.click(field('Kategori'));
  await waitFor(() => expect(suggested()).toEqual(['Asrama', 'Kegiatan']));
});

test.each([
  ['title', 'khataman'],
  ['category', 'kegiatan'],
  ['image', '/khataman.jpg'],
] as const)('[M-09] the search covers the %s, whatever the case', async (name, text) => {
  const value = `https://contoh.sch.id${text.startsWith('/') ? '' : '/'}${text.toUpperCase()}`;
  await api.create('gallery', { title: 'Dicari', [name]: value });
  await api.create('gallery', { title: 'Lain' });
  const { user } = await openSignedIn('/gallery');
  await screen.findByText('2 foto');
  await user.type(screen.getByRole('searchbox', { name: 'Cari foto' }), text);
  await screen.findByText('1 dari 2 foto');
  expect(rowNames()).not.toContain('Lain');
});

test('[M-09] the search covers the id; nothing found has its own words', async () => {
  const items = ['a-17', 'b-18'].map((id) => ({ id, title: `Foto ${id[0]}`, image: '/x.jpg' }));
  server.use(http.get(listCall, () => HttpResponse.json(items)));
  const { user } = await openSignedIn('/gallery');
  await rowOf('Foto a');
  await user.type(screen.getByRole('searchbox'), 'B-1');
  await waitFor(() => expect(rowNames()).toEqual(['Foto b']));
  await user.type(screen.getByRole('searchbox'), '9');
  await screen.findByText('Tidak ada foto yang sesuai dengan pencarian.');
});

test('[L-01] loading, failed, and loaded by "Coba Lagi": empty', async () => {
  server.use(http.get(listCall, () => new HttpResponse(null, { status: 500 })));
  const { user } = await openSignedIn('/gallery');
  await screen.findByText('Memuat daftar…');
  await screen.findByText('Gagal memuat data galeri');
  server.resetHandlers();
  await user.click(button('Coba Lagi'));
  await screen.findByText('Belum ada gambar galeri.');
});

test('[M-08] deleting asks "Hapus item galeri ini?" and then deletes', async () => {
  await api.create('gallery', { title: 'Sawah' });
  const { user } = await openSignedIn('/gallery');
  await user.click((await rowOf('Sawah')).getByRole('button', { name: 'Hapus' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hapus item galeri ini?' }));
  dialog.getByText('Sawah');
  expect(await stored('gallery')).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: 'Hapus' }));
  await screen.findByText('Foto dihapus.');
  await screen.findByText('Belum ada gambar galeri.');
  expect(await stored('gallery')).toEqual([]);
});

test('[F-19] the gallery is a grid of pictures, sorted by a choice that the URL keeps', async () => {
  for (const title of ['Panen', 'Ujian', 'Khataman']) await api.create('gallery', { title });
  const { user, router } = await openSignedIn('/gallery');
  await rowOf('Panen');
  expect(screen.queryByRole('table')).toBeNull();
  expect(rowNames()).toEqual(['Khataman', 'Ujian', 'Panen']);
  await user.selectOptions(screen.getByLabelText('Urutkan'), 'Judul Z–A');
  await waitFor(() => expect(rowNames()).toEqual(['Ujian', 'Panen', 'Khataman']));
  expect(router.state.location.search).toBe('?sort=-title');
  await user.click(screen.getByRole('checkbox', { name: 'Pilih Panen' }));
  await screen.findByRole('button', { name: 'Hapus yang dipilih' });
});

test('[F-22] a photo is called a photo, and one verb edits it', async () => {
  await api.create('gallery', { title: 'Sawah', image: 'https://contoh.sch.id/sawah.jpg' });
  const { user } = await openSignedIn('/gallery');
  await screen.findByText('1 foto');
  screen.getByRole('button', { name: 'Foto baru' });
  await screen.findByText('Sawah');
  await user.click(screen.getByRole('button', { name: 'Ubah' }));
  await screen.findByRole('form', { name: 'Ubah foto' });
  expect(document.body.textContent).not.toMatch(/\bitem\b|Mengedit/i);
});
