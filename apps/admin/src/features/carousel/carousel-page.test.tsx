import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  answer,
  api,
  HttpResponse,
  http,
  openApp,
  openSignedIn,
  providerForEachTest,
  server,
} from '../../testing/app.tsx';
import { pngFile } from '../../testing/files.ts';
import { button, field, rowNames, rowOf, stored } from '../../testing/screen.ts';

providerForEachTest();

const listCall = '*/api/carousel_images.php';
const address = 'Alamat gambar di internet';

test('[M-04] [M-07] the collapsed form is a button; its uploaded picture is saved', async () => {
  const { user } = await openSignedIn('/carousel');
  const choose = await screen.findByLabelText('Pilih gambar');
  choose.focus();
  // Opening moves the button away: the click that comes after the focus would miss it.
  expect(screen.queryByLabelText(address)).toBeNull();
  await user.upload(choose, pngFile());
  await waitFor(() => expect(field(address).value).toMatch(/\/uploads\/[\w-]+\.png$/));
  const src = field(address).value;
  await user.click(button('Tambah'));
  await screen.findByText('Gambar berganti disimpan.');
  expect(screen.queryByLabelText(address)).toBeNull();
  (await rowOf('sawah.png')).getByText('Belum dijelaskan');
  expect((await stored('carousel'))[0]).toMatchObject({ src, name: 'sawah.png' });
});

test('[M-07] a picture dropped on the collapsed form expands it', async () => {
  await openSignedIn('/carousel');
  const area = await screen.findByRole('group', { name: 'Gambar berganti' });
  fireEvent.drop(area, { dataTransfer: { files: [pngFile()] } });
  await waitFor(() => expect(field(address).value).toMatch(/\/uploads\//));
});

test('[M-05] Edit loads the item at the top; a save keeps its id and returns to add mode', async () => {
  const { id } = await api.create('carousel', { src: 'https://contoh.sch.id/sawah.jpg' });
  const { user } = await openSignedIn('/carousel');
  await user.click((await rowOf('sawah.jpg')).getByRole('button', { name: 'Ubah' }));
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  (await rowOf('sawah.jpg')).getByText(/sedang diubah/);
  expect(field(address).value).toBe('https://contoh.sch.id/sawah.jpg');
  await user.clear(field(address));
  await user.type(field(address), 'https://contoh.sch.id/kelas.jpg');
  await user.click(button('Simpan Perubahan'));
  await rowOf('kelas.jpg');
  button('Gambar baru');
  const [item, ...others] = await stored('carousel');
  expect(others).toEqual([]);
  expect(String(item?.id)).toBe(id);
});

test('[M-05] Batal returns to add mode and changes nothing', async () => {
  await api.create('carousel', { src: 'https://contoh.sch.id/sawah.jpg' });
  const { user } = await openSignedIn('/carousel');
  await user.click((await rowOf('sawah.jpg')).getByRole('button', { name: 'Ubah' }));
  await user.click(button('Lepas gambar'));
  await user.click(button('Batal'));
  expect(screen.queryByLabelText(address)).toBeNull();
  button('Gambar baru');
  expect((await stored('carousel'))[0]?.src).toBe('https://contoh.sch.id/sawah.jpg');
});

test('[M-06] the image URL is required, and nothing is sent without it', async () => {
  const { user } = await openSignedIn('/carousel');
  await user.click(await screen.findByRole('button', { name: 'Gambar baru' }));
  await user.click(button('Tambah'));
  screen.getByText('URL gambar wajib diisi.');
  expect(document.activeElement).toBe(screen.getByLabelText('Pilih gambar'));
  expect(await stored('carousel')).toEqual([]);
});

test('[M-09] the search covers src and id, whatever the case, and nothing else', async () => {
  const items = [
    { id: 'a-17', src: 'https://contoh.sch.id/Sawah.jpg' },
    { id: 'b-18', src: 'https://contoh.sch.id/kelas.jpg', updated_at: 'zaman dahulu' },
  ];
  server.use(http.get(listCall, () => HttpResponse.json(items)));
  const { user } = await openSignedIn('/carousel');
  await rowOf('Sawah.jpg');
  const search = async (text: string, names: string[]) => {
    await user.clear(screen.getByRole('searchbox', { name: 'Cari gambar berganti' }));
    await user.type(screen.getByRole('searchbox'), text);
    await waitFor(() => expect(rowNames()).toEqual(names));
  };
  await search('SAWAH', ['Sawah.jpg']);
  await screen.findByText('1 dari 2 gambar');
  await search('B-1', ['kelas.jpg']);
  await search('zaman', []);
  await screen.findByText('Tidak ada gambar yang sesuai dengan pencarian.');
});

test('[L-01] loading, failed, and loaded by "Coba Lagi": empty', async () => {
  server.use(http.get(listCall, () => new HttpResponse(null, { status: 500 })));
  const { user } = await openSignedIn('/carousel');
  await screen.findByText('Memuat daftar…');
  await screen.findByText('Gagal memuat data');
  server.resetHandlers();
  await user.click(button('Coba Lagi'));
  await screen.findByText('Belum ada gambar berganti.');
});

test('[M-08] deleting asks "Hapus gambar carousel ini?" and then deletes', async () => {
  await api.create('carousel', { src: 'https://contoh.sch.id/sawah.jpg' });
  const { user } = await openSignedIn('/carousel');
  await user.click((await rowOf('sawah.jpg')).getByRole('button', { name: 'Hapus' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hapus gambar carousel ini?' }));
  dialog.getByText('sawah.jpg');
  expect(await stored('carousel')).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: 'Hapus' }));
  await screen.findByText('Gambar berganti dihapus.');
  await screen.findByText('Belum ada gambar berganti.');
  expect(await stored('carousel')).toEqual([]);
});

const names = () =>
  [...document.querySelectorAll('li[data-id] strong')].map(({ textContent }) => textContent);
const fill = async (...alts: string[]) => {
  for (const alt of alts.toReversed()) await api.create('carousel', { alt });
};

test('[F-19] a picture of the grid is moved by its buttons, one call a move, announced', async () => {
  await fill('Surau', 'Sawah', 'Kelas');
  const calls: unknown[] = [];
  server.use(
    http.post('*/carousel_images.php/:id/move', async ({ request }) => {
      calls.push(await request.clone().json());
      return answer(request);
    }),
  );
  const { user } = await openSignedIn('/carousel');
  const card = await rowOf('Kelas');
  expect(screen.queryByRole('table')).toBeNull();
  expect(names()).toEqual(['Surau', 'Sawah', 'Kelas']);
  await user.click(card.getByRole('button', { name: 'Naikkan' }));
  expect(names()).toEqual(['Surau', 'Kelas', 'Sawah']);
  await screen.findByText('Kelas: urutan 2 dari 3.');
  expect(document.activeElement).toBe(
    (await rowOf('Kelas')).getByRole('button', { name: 'Naikkan' }),
  );
  await user.keyboard('{Enter}');
  await screen.findByText('Kelas: urutan 1 dari 3.');
  await user.keyboard('{Enter}');
  await waitFor(async () =>
    expect((await stored('carousel')).map(({ alt }) => alt)).toEqual(['Kelas', 'Surau', 'Sawah']),
  );
  expect(calls).toHaveLength(2);
});

test('[F-19] a failed move is undone and reported', async () => {
  await fill('Surau', 'Sawah');
  server.use(
    http.post('*/carousel_images.php/:id/move', () => HttpResponse.json({}, { status: 409 })),
  );
  const { user } = await openSignedIn('/carousel');
  await user.click((await rowOf('Sawah')).getByRole('button', { name: 'Naikkan' }));
  await screen.findByText(/Urutannya kembali seperti semula\./);
  await waitFor(() => expect(names()).toEqual(['Surau', 'Sawah']));
});

test('[F-19] the alternative text is saved and names the picture; a search shows no order', async () => {
  await fill('Surau', '');
  const { user } = await openSignedIn('/carousel');
  await user.click((await rowOf('gambar.jpg')).getByRole('button', { name: 'Ubah' }));
  await user.type(field('Apa yang terlihat di foto ini?'), 'Sawah pagi');
  await user.click(button('Simpan Perubahan'));
  await rowOf('Sawah pagi');
  expect((await stored('carousel')).map(({ alt }) => alt)).toEqual(['Surau', 'Sawah pagi']);
  await user.type(screen.getByRole('searchbox'), 'gambar');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Naikkan' })).toBeNull());
});

test('[F-19] any other provider has pictures without order and alternative texts', async () => {
  await api.create('carousel', { src: 'https://contoh.sch.id/sawah.jpg' });
  window.localStorage.setItem('adminUsername', api.username);
  const { user } = openApp('/carousel', 'plain');
  const card = await rowOf('sawah.jpg');
  expect(card.queryByRole('button', { name: 'Naikkan' })).toBeNull();
  await user.click(card.getByRole('button', { name: 'Ubah' }));
  await screen.findByRole('button', { name: 'Simpan Perubahan' });
  expect(field(address).value).toBe('https://contoh.sch.id/sawah.jpg');
  expect(screen.queryByLabelText('Apa yang terlihat di foto ini?')).toBeNull();
});
