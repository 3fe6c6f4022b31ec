import { screen, waitFor, within } from '@testing-library/react';
import { IDBObjectStore } from 'fake-indexeddb';
import { createStore, entries, set } from 'idb-keyval';
import { expect, test, vi } from 'vitest';
import {
  answer,
  api,
  HttpResponse,
  http,
  loseCookie,
  openSignedIn,
  providerForEachTest,
  server,
} from '../testing/app.tsx';
import { elsewhere } from '../testing/elsewhere.ts';
import { pngFile } from '../testing/files.ts';
import { provider, setNetwork } from '../testing/network.ts';
import { button, field, rowOf, stored, typeIntoBody } from '../testing/screen.ts';
import type { StoredDraft } from './drafts.ts';

providerForEachTest();

const createCall = '*/api/prestasi.php';

async function waitsIn(path: string, name: string) {
  const app = await openSignedIn(path);
  await app.user.type(await screen.findByLabelText(name), 'Juara pidato');
  setNetwork(false);
  await app.user.click(await screen.findByRole('button', { name: 'Kirim nanti' }));
  await screen.findByText(/^dikirim begitu ada sambungan/);
  return app;
}

test('[E-15] without a network a form is left to the outbox, which says so and sends once it is back', async () => {
  await waitsIn('/prestasi', 'Deskripsi prestasi');
  expect(screen.queryByRole('button', { name: 'Batal' })).toBeNull();
  setNetwork(true);
  await screen.findByText('Terkirim: Juara pidato.');
  expect((await stored('prestasi')).map(({ prestasi }) => prestasi)).toEqual(['Juara pidato']);
  await waitFor(() => expect(screen.queryByText(/begitu ada sambungan/)).toBeNull());
});

test('[E-15] what was left is sent when the app is opened the next time', async () => {
  const app = await waitsIn('/prestasi', 'Deskripsi prestasi');
  app.unmount();
  setNetwork(true);
  await openSignedIn('/articles');
  await screen.findByText('Terkirim: Juara pidato.');
  expect(await stored('prestasi')).toHaveLength(1);
});

/** Writes an article whose draft is tried, on a network that the device believes in and that carries nothing. */
async function triedInVain(body?: string) {
  const app = await openSignedIn('/articles');
  let tries = 0;
  server.resetHandlers(
    http.post('*/api/articles.php', () => {
      tries += 1;
      return HttpResponse.error();
    }),
    provider(),
  );
  await app.user.type(await screen.findByLabelText('Judul'), 'Panen');
  if (body) await typeIntoBody(app.user, body);
  await waitFor(() => expect(tries).toBeGreaterThan(0));
  return app;
}

test('[E-15] a text whose draft was tried in vain before is left to the outbox and sent', async () => {
  const { user } = await triedInVain('Hujan reda.');
  setNetwork(false);
  await user.click(await screen.findByRole('button', { name: 'Kirim nanti' }));
  await screen.findByText(/^dikirim begitu ada sambungan/);
  setNetwork(true);
  await screen.findByText('Terkirim: Panen.');
  expect(await stored('articles')).toMatchObject([{ title: 'Panen', content: 'Hujan reda.' }]);
});

test('[E-15] a draft that could not be sent goes to the provider once the network is back', async () => {
  await triedInVain();
  setNetwork(false);
  await screen.findByRole('button', { name: 'Kirim nanti' });
  setNetwork(true);
  await screen.findByText(/Draf tersimpan di server/);
});

test('[E-16] a draft whose answer comes while the form is left to the outbox drops nothing', async () => {
  const { user } = await openSignedIn('/articles');
  const gate = Promise.withResolvers<void>();
  let tries = 0;
  server.resetHandlers(
    http.post('*/api/articles.php', async ({ request }) => {
      tries += 1;
      await gate.promise;
      return answer(request);
    }),
    provider(),
  );
  await user.type(await screen.findByLabelText('Judul'), 'Panen');
  await typeIntoBody(user, 'Hujan reda.');
  await waitFor(() => expect(tries).toBe(1));
  setNetwork(false);
  await user.click(await screen.findByRole('button', { name: 'Kirim nanti' }));
  gate.resolve();
  await screen.findByText(/^dikirim begitu ada sambungan/);
  setNetwork(true);
  await screen.findByText('Terkirim: Panen.');
  expect(await stored('articles')).toMatchObject([{ title: 'Panen', content: 'Hujan reda.' }]);
});

test('[E-16] what was tried a day ago, whose key the provider no longer knows, waits for a look at the list', async () => {
  const { user } = await waitsIn('/prestasi', 'Deskripsi prestasi');
  const db = createStore('pesantren-admin', 'drafts');
  for (const [key, draft] of await entries<string, StoredDraft>(db)) {
    const sentAt = Date.now() - 86_400_000;
    await set(key, { ...draft, sent: draft.outgoing?.input, sentAt }, db);
  }
  setNetwork(true);
  await screen.findByText(/^belum terkirim\..*Mungkin sudah tersimpan: periksa daftar/);
  expect(await stored('prestasi')).toEqual([]);
  await user.click(button('Buka'));
  await screen.findByText(/dimuat kembali\. Mungkin sudah tersimpan/);
  await user.click(button('Tambah'));
  await rowOf('Juara pidato');
  expect(await stored('prestasi')).toHaveLength(1);
});

test('[E-16] while another tab sends, this one sends nothing', async () => {
  await waitsIn('/prestasi', 'Deskripsi prestasi');
  const { promise: sent, resolve: finish } = Promise.withResolvers<void>();
  const otherTab = navigator.locks.request('kotak-kirim', () => sent);
  const asked = vi.spyOn(navigator.locks, 'request');
  setNetwork(true);
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await asked.mock.results[0]?.value;
  expect(await stored('prestasi')).toEqual([]);
  finish();
  await otherTab;
});

test('[E-16] an answer that is lost on the way makes no second item', async () => {
  await waitsIn('/prestasi', 'Deskripsi prestasi');
  let calls = 0;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  server.resetHandlers(
    http.post(createCall, async ({ request }) => {
      calls += 1;
      const given = await answer(request);
      return calls === 1 ? HttpResponse.error() : given;
    }),
    provider(),
  );
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(calls).toBe(1));
  expect(await stored('prestasi')).toHaveLength(1);
  window.dispatchEvent(new Event('online'));
  await screen.findByText('Terkirim: Juara pidato.');
  expect(calls).toBe(2);
  expect(await stored('prestasi')).toHaveLength(1);
});

test('[E-16] a picture is uploaded before its item, and once', async () => {
  const app = await openSignedIn('/gallery');
  await app.user.type(await screen.findByLabelText('Judul'), 'Panen');
  setNetwork(false);
  await app.user.upload(screen.getByLabelText('Pilih gambar'), pngFile());
  await screen.findByLabelText('Ganti gambar');
  await app.user.click(button('Kirim nanti'));
  await screen.findByText(/^dikirim begitu ada sambungan/);
  const order: string[] = [];
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'POST') order.push(new URL(request.url).pathname);
  });
  setNetwork(true);
  await screen.findByText('Terkirim: Panen.');
  expect(order).toEqual(['/api/upload.php', '/api/gallery_items.php']);
  expect((await stored('gallery'))[0]?.image).toMatch(/\/uploads\/.+\.png$/);
  const files = await entries(createStore('pesantren-admin-antrean', 'files'));
  expect(files).toEqual([]);
});

test('[E-17] what somebody else has changed meanwhile is opened again, with the choice of both versions', async () => {
  const item = await api.create('prestasi', { prestasi: 'Juara', tanggal: '1 Mei 2026' });
  const { user } = await openSignedIn('/prestasi');
  await user.click((await rowOf('Juara')).getByRole('button', { name: 'Ubah' }));
  await user.type(field('Deskripsi prestasi'), ' pidato');
  setNetwork(false);
  await user.click(await screen.findByRole('button', { name: 'Kirim nanti' }));
  await screen.findByText(/^dikirim begitu ada sambungan/);
  await elsewhere('PUT', `/prestasi.php/${item.id}`, { ...item, prestasi: 'Juara debat' });
  setNetwork(true);
  await screen.findByText(/^belum terkirim\. Orang lain mengubahnya lebih dahulu/);
  await user.click(button('Buka'));
  await waitFor(() => expect(field('Deskripsi prestasi').value).toBe('Juara pidato'));
  await user.click(button('Simpan Perubahan'));
  const dialog = await screen.findByRole('dialog', { name: /sudah diubah di tempat lain/ });
  await user.click(within(dialog).getByRole('button', { name: 'Simpan pilihan' }));
  await screen.findByText('Prestasi disimpan.');
  expect(await stored('prestasi')).toHaveLength(1);
});

test('[E-17] a session that has ended asks for the login, and sending goes on', async () => {
  const { user } = await waitsIn('/prestasi', 'Deskripsi prestasi');
  loseCookie();
  setNetwork(true);
  const login = within(await screen.findByRole('dialog', { name: 'Masuk lagi untuk melanjutkan' }));
  await user.type(login.getByLabelText('Kata sandi'), api.password);
  await user.click(login.getByRole('button', { name: 'Masuk' }));
  await screen.findByText('Terkirim: Juara pidato.');
  expect(await stored('prestasi')).toHaveLength(1);
});

test('[E-18] a device without room says so, and the form stays as it is', async () => {
  const app = await openSignedIn('/prestasi');
  await app.user.type(await screen.findByLabelText('Deskripsi prestasi'), 'Juara pidato');
  setNetwork(false);
  const restore = withoutRoom();
  await app.user.click(await screen.findByRole('button', { name: 'Kirim nanti' }));
  await screen.findByText(/^Penyimpanan perangkat ini penuh/);
  restore();
  expect(field('Deskripsi prestasi').value).toBe('Juara pidato');
  await app.user.click(button('Kirim nanti'));
  await screen.findByText(/^dikirim begitu ada sambungan/);
});

/** The device's databases as long as they have no room. */
function withoutRoom(): () => void {
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('No room.', 'QuotaExceededError');
  };
  return () => {
    IDBObjectStore.prototype.put = put;
  };
}

test('[E-18] a photo that the device has no room to keep is refused in words, and taken once there is', async () => {
  const { user } = await openSignedIn('/gallery');
  await user.type(await screen.findByLabelText('Judul'), 'Panen');
  setNetwork(false);
  const restore = withoutRoom();
  await user.upload(screen.getByLabelText('Pilih gambar'), pngFile());
  await screen.findByText(/Penyimpanan perangkat ini penuh/);
  restore();
  expect(field('Judul').value).toBe('Panen');
  await user.upload(screen.getByLabelText('Pilih gambar'), pngFile());
  await screen.findByLabelText('Ganti gambar');
});

test('[E-18] [E-20] a batch that the device has no room for stays as it is, and says so', async () => {
  const { user } = await openSignedIn('/gallery');
  await screen.findByLabelText('Judul');
  setNetwork(false);
  await user.upload(screen.getByLabelText('Unggah beberapa foto'), pngFile());
  await user.type(await screen.findByLabelText('Satu judul untuk semua'), 'Panen');
  const restore = withoutRoom();
  await user.click(await screen.findByRole('button', { name: 'Kirim nanti: 1 foto' }));
  await screen.findByText(/Penyimpanan perangkat ini penuh/);
  restore();
  expect(screen.getAllByLabelText(/^Judul foto /)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Kirim nanti: 1 foto' }));
  await screen.findByText(/^dikirim begitu ada sambungan/);
});

test.each(['/school/vision', '/students/new', '/pengguna'])(
  '[E-25] %s says without a network, before anything is pressed, that it cannot wait',
  async (path) => {
    await openSignedIn(path);
    await screen.findByRole('button', { name: /^Batal$|^Tambah pengguna$/ });
    expect(screen.queryByText(/^Perlu sambungan internet/)).toBeNull();
    setNetwork(false);
    await screen.findByText(/^Perlu sambungan internet/);
    expect(screen.queryByRole('button', { name: 'Kirim nanti' })).toBeNull();
    setNetwork(true);
    await waitFor(() => expect(screen.queryByText(/^Perlu sambungan internet/)).toBeNull());
  },
);

test('[E-15] under `plain`, which knows no safe repeats, nothing waits in an outbox', async () => {
  const { user } = await openSignedIn('/prestasi', 'plain');
  await user.type(await screen.findByLabelText('Deskripsi prestasi'), 'Juara pidato');
  setNetwork(false);
  button('Tambah');
  expect(screen.queryByRole('button', { name: 'Kirim nanti' })).toBeNull();
});
