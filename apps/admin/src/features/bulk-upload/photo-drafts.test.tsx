import { screen, waitFor } from '@testing-library/react';
import { createStore, entries, set } from 'idb-keyval';
import { expect, test } from 'vitest';
import {
  HttpResponse,
  http,
  openApp,
  openSignedIn,
  providerForEachTest,
  server,
} from '../../testing/app.tsx';
import { pngFile } from '../../testing/files.ts';
import { button, stored } from '../../testing/screen.ts';

providerForEachTest();

type App = Awaited<ReturnType<typeof openSignedIn>>;

const choose = async ({ user }: App) =>
  user.upload(await screen.findByLabelText('Unggah beberapa foto'), [pngFile(), pngFile()]);
const titles = () => screen.getAllByLabelText<HTMLInputElement>('Judul foto sawah.png');

/** The tab is gone, and another one comes. */
async function killTab(app: App): Promise<App> {
  app.unmount();
  return openApp('/gallery');
}

test('photos that were not saved are offered back after a killed tab, with their titles', async () => {
  const first = await openSignedIn('/gallery');
  await choose(first);
  await screen.findByRole('button', { name: 'Simpan 2 foto' });
  await first.user.type(titles()[0] as HTMLElement, 'Sawah');
  await first.user.type(titles()[1] as HTMLElement, 'Sawah pagi');
  const second = await killTab(first);
  await screen.findByText(/belum tersimpan/);
  screen.getByText('2 foto');
  await second.user.click(button('Lanjutkan'));
  expect(titles().map(({ value }) => value)).toEqual(['Sawah', 'Sawah pagi']);
  await second.user.click(button('Simpan 2 foto'));
  await screen.findByText('2 foto disimpan ke galeri.');
  expect((await stored('gallery')).map(({ title }) => title)).toEqual(['Sawah pagi', 'Sawah']);

  await killTab(second);
  await screen.findByText('2 foto');
  expect(screen.queryByText(/belum tersimpan/)).toBeNull();
});

test('[E-16] a photo whose call is in doubt since yesterday is named before it is sent anew', async () => {
  const first = await openSignedIn('/gallery');
  await first.user.upload(await screen.findByLabelText('Unggah beberapa foto'), pngFile());
  await first.user.type(screen.getByLabelText('Judul foto sawah.png'), 'Sawah');
  await screen.findByRole('button', { name: 'Simpan 1 foto' });
  server.use(http.post('*/api/gallery_items.php', () => HttpResponse.error(), { once: true }));
  await first.user.click(button('Simpan 1 foto'));
  await screen.findByText(/^Belum ada foto yang terbit\./);
  const db = createStore('pesantren-admin-foto', 'photos');
  for (const [key, photo] of await entries<string, object>(db)) {
    await set(key, { ...photo, sentAt: Date.now() - 86_400_000 }, db);
  }

  const { user } = await killTab(first);
  await user.click(await screen.findByRole('button', { name: 'Lanjutkan' }));
  await user.click(button('Simpan 1 foto'));
  await screen.findByText(/: Sawah\. Mungkin sudah tersimpan: periksa daftar/);
  expect(await stored('gallery')).toEqual([]);
  await user.click(button('Simpan 1 foto'));
  await screen.findByText('1 foto disimpan ke galeri.');
  expect(await stored('gallery')).toMatchObject([{ title: 'Sawah' }]);
});

test('recovered photos keep the order they were chosen in', async () => {
  const first = await openSignedIn('/gallery');
  const names = ['satu.png', 'dua.png', 'tiga.png', 'empat.png', 'lima.png'];
  const photos = names.map((name) => new File([pngFile()], name, { type: 'image/png' }));
  await first.user.upload(await screen.findByLabelText('Unggah beberapa foto'), photos);
  await screen.findByRole('button', { name: 'Simpan 5 foto' });
  await first.user.type(screen.getByLabelText('Judul foto lima.png'), 'Akhir');
  await first.user.type(screen.getByLabelText('Judul foto satu.png'), 'Awal');
  const second = await killTab(first);
  await second.user.click(await screen.findByRole('button', { name: 'Lanjutkan' }));
  const all = screen.getAllByLabelText<HTMLInputElement>(/^Judul foto /);
  expect(all.map(({ value }) => value)).toEqual(['Awal', '', '', '', 'Akhir']);
});

test('a photo whose upload was interrupted is sent again, byte for byte', async () => {
  let onTheirWay = 0;
  server.use(
    http.post('*/api/upload.php', () => {
      onTheirWay += 1;
      return new Promise<Response>(() => {});
    }),
  );
  const first = await openSignedIn('/gallery');
  await choose(first);
  await waitFor(() => expect(onTheirWay).toBe(2));
  const sent: number[] = [];
  server.use(
    http.post('*/api/upload.php', async ({ request }) => {
      sent.push(((await request.formData()).get('file') as File).size);
      return HttpResponse.json({ data: { url: `/uploads/${sent.length}.png` } });
    }),
  );
  const second = await killTab(first);
  await screen.findByText(/belum tersimpan/);
  await second.user.click(button('Lanjutkan'));
  await screen.findByRole('button', { name: 'Simpan 2 foto' });
  expect(sent).toEqual([pngFile().size, pngFile().size]);
});

test('discarded and removed photos are not offered again', async () => {
  const first = await openSignedIn('/gallery');
  await choose(first);
  await screen.findByRole('button', { name: 'Simpan 2 foto' });
  await first.user.click(
    screen.getAllByRole('button', { name: 'Lepas sawah.png' })[0] as HTMLElement,
  );
  const second = await killTab(first);
  await screen.findByText('1 foto');
  await second.user.click(button('Buang'));
  await waitFor(() => expect(screen.queryByText(/belum tersimpan/)).toBeNull());
  await killTab(second);
  await screen.findByText('Belum ada gambar galeri.');
  expect(screen.queryByText(/belum tersimpan/)).toBeNull();
});

test('the toast brings discarded photos back, also for the next tab', async () => {
  const first = await openSignedIn('/gallery');
  await choose(first);
  await screen.findByRole('button', { name: 'Simpan 2 foto' });
  const second = await killTab(first);
  await second.user.click(await screen.findByRole('button', { name: 'Buang' }));
  await second.user.click(await screen.findByRole('button', { name: 'Urungkan' }));
  await screen.findByText('2 foto');
  const third = await killTab(second);
  await third.user.click(await screen.findByRole('button', { name: 'Lanjutkan' }));
  await screen.findByRole('button', { name: 'Simpan 2 foto' });
});

test('[E-18] [F-115] a batch works where the browser refuses storage, photos can be removed from it, and who leaves it is told that it is lost', async () => {
  globalThis.indexedDB = {
    open: () => {
      throw new DOMException('Ditolak', 'SecurityError');
    },
  } as unknown as IDBFactory;
  const { user } = await openSignedIn('/gallery');
  await user.upload(await screen.findByLabelText('Unggah beberapa foto'), [pngFile(), pngFile()]);
  await screen.findByRole('button', { name: 'Simpan 2 foto' });
  await user.click(screen.getAllByRole('button', { name: 'Lepas sawah.png' })[0] as HTMLElement);
  await screen.findByRole('button', { name: 'Simpan 1 foto' });
  expect(titles()).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: 'Prestasi' }));
  await screen.findByText(/bila ditinggalkan, hilang/);
});
