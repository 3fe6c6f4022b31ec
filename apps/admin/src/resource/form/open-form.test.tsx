import { messages } from '@pesantren/content/messages';
import { screen, waitFor, within } from '@testing-library/react';
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
import { elsewhere } from '../../testing/elsewhere.ts';
import { button, field, rowOf, stored } from '../../testing/screen.ts';

providerForEachTest();

type App = Awaited<ReturnType<typeof openSignedIn>>;

const address = ({ router }: App) => {
  const { pathname, search } = router.state.location;
  return pathname + search;
};

/** Opens an item of the list, as far as its address. @returns its id. */
async function openInList(app: App, title: string): Promise<string> {
  await app.user.click((await rowOf(title)).getByRole('button', { name: 'Ubah' }));
  await screen.findByRole('button', { name: 'Simpan Perubahan' });
  return /^\/prestasi\/(\d+)/.exec(address(app))?.[1] ?? '';
}

async function closed() {
  await screen.findByPlaceholderText('Juara apa?');
  expect(screen.queryByRole('button', { name: 'Batal' })).toBeNull();
}

test('[M-11] the URL holds the open item: a reload opens it again with its draft', async () => {
  await api.create('prestasi', { prestasi: 'Juara panahan', tanggal: '12 Januari 2025' });
  const app = await openSignedIn('/prestasi?q=juara');
  const id = await openInList(app, 'Juara panahan');
  expect(address(app)).toBe(`/prestasi/${id}?q=juara`);
  await app.user.type(field('Deskripsi prestasi'), ' putri');
  await screen.findByText(/Draf tersimpan di perangkat ini/);
  app.unmount();

  const again = openApp(`/prestasi/${id}?q=juara`);
  await screen.findByText(/dimuat kembali/);
  expect(field('Deskripsi prestasi').value).toBe('Juara panahan putri');
  await again.user.click(button('Simpan Perubahan'));
  await screen.findByText('Prestasi disimpan.');
  expect((await stored('prestasi'))[0]?.prestasi).toBe('Juara panahan putri');
  await waitFor(() => expect(address(again)).toBe('/prestasi?q=juara'));
  await closed();
});

test('Back closes an open item, Forward opens it again', async () => {
  await api.create('prestasi', { prestasi: 'Juara panahan', tanggal: '12 Januari 2025' });
  const app = await openSignedIn('/prestasi');
  const id = await openInList(app, 'Juara panahan');
  await app.router.navigate(-1);
  await closed();
  await app.router.navigate(1);
  await screen.findByRole('button', { name: 'Simpan Perubahan' });
  expect(address(app)).toBe(`/prestasi/${id}`);
});

test('Back asks before it closes a form with unsaved text; its draft is offered', async () => {
  await api.create('prestasi', { prestasi: 'Juara panahan', tanggal: '12 Januari 2025' });
  const app = await openSignedIn('/prestasi');
  await openInList(app, 'Juara panahan');
  await app.user.type(field('Deskripsi prestasi'), ' putri');

  await app.router.navigate(-1);
  await screen.findByRole('dialog', { name: 'Tinggalkan tulisan ini?' });
  await app.user.click(button('Tetap di sini'));
  expect(field('Deskripsi prestasi').value).toBe('Juara panahan putri');
  expect(address(app)).toMatch(/^\/prestasi\/\d+$/);

  await app.router.navigate(-1);
  await screen.findByRole('dialog', { name: 'Tinggalkan tulisan ini?' });
  await app.user.click(button('Tinggalkan'));
  await closed();
  await screen.findByText(/Perubahan pada/);
});

test('Batal and a new item remove the open item from the URL without a question', async () => {
  await api.create('prestasi', { prestasi: 'Juara panahan', tanggal: '12 Januari 2025' });
  const app = await openSignedIn('/prestasi');
  await openInList(app, 'Juara panahan');
  await app.user.type(field('Deskripsi prestasi'), ' putri');
  await app.user.click(button('Batal'));
  await waitFor(() => expect(address(app)).toBe('/prestasi'));
  await closed();

  await app.user.click(await screen.findByRole('button', { name: 'Urungkan' }));
  await waitFor(() => expect(address(app)).toMatch(/^\/prestasi\/\d+$/));
  expect(field('Deskripsi prestasi').value).toBe('Juara panahan putri');

  await app.user.click(button('Prestasi baru'));
  await waitFor(() => expect(address(app)).toBe('/prestasi/new'));
  await screen.findByRole('form', { name: 'Prestasi baru' });
  expect(field('Deskripsi prestasi').value).toBe('');
});

test('opening another item and going Back shows the first one', async () => {
  for (const prestasi of ['Panahan', 'Kaligrafi']) {
    await api.create('prestasi', { prestasi, tanggal: '12 Januari 2025' });
  }
  const app = await openSignedIn('/prestasi');
  await openInList(app, 'Panahan');
  await openInList(app, 'Kaligrafi');
  expect(field('Deskripsi prestasi').value).toBe('Kaligrafi');
  await app.router.navigate(-1);
  await waitFor(() => expect(field('Deskripsi prestasi').value).toBe('Panahan'));
});

test.each(['404', '-1', '%00', '1%27%20OR%201=1', '%3Cb%3E', 'a%2Fb'])(
  '[P21] /prestasi/%s without such an item shows an error and the list',
  async (id) => {
    await api.create('prestasi', { prestasi: 'Juara panahan', tanggal: '12 Januari 2025' });
    const app = await openSignedIn(`/prestasi/${id}`);
    await rowOf('Juara panahan');
    await screen.findByText('Data sudah dihapus');
    await waitFor(() => expect(address(app)).toBe('/prestasi'));
    await closed();
  },
);

test('[M-11] the URL holds the form of a new item: reload and Back open it with its draft', async () => {
  const app = await openSignedIn('/prestasi/new?q=x');
  await screen.findByRole('form', { name: 'Prestasi baru' });
  await app.user.type(field('Deskripsi prestasi'), 'Juara pidato');
  await screen.findByText(/Draf tersimpan di perangkat ini/);
  app.unmount();

  const again = openApp('/prestasi/new?q=x');
  await screen.findByText(/dimuat kembali/);
  expect(field('Deskripsi prestasi').value).toBe('Juara pidato');
  void again.router.navigate('/gallery');
  await again.user.click(await screen.findByRole('button', { name: 'Tinggalkan' }));
  await screen.findByText('Belum ada gambar galeri.');
  await again.router.navigate(-1);
  await screen.findByText(/dimuat kembali/);
  expect(field('Deskripsi prestasi').value).toBe('Juara pidato');
  await again.user.click(await screen.findByRole('button', { name: 'Batal' }));
  await waitFor(() => expect(address(again)).toBe('/prestasi?q=x'));
  await closed();
});

test('expanding the form replaces the history entry', async () => {
  const app = await openSignedIn('/gallery');
  await screen.findByText('Belum ada gambar galeri.');
  await app.router.navigate('/prestasi');
  await screen.findByText(messages.achievementsEmpty);
  await app.user.click(await screen.findByPlaceholderText('Juara apa?'));
  await waitFor(() => expect(address(app)).toBe('/prestasi/new'));
  await app.router.navigate(-1);
  await screen.findByText('Belum ada gambar galeri.');
  await app.router.navigate(1);
  await screen.findByRole('button', { name: 'Batal' });
});

test('Back out of a new item asks, and its draft is offered', async () => {
  const app = await openSignedIn('/prestasi');
  await app.user.click(await screen.findByRole('button', { name: 'Prestasi baru' }));
  await app.user.type(field('Deskripsi prestasi'), 'Juara pidato');
  await app.router.navigate(-1);
  await app.user.click(await screen.findByRole('button', { name: 'Tinggalkan' }));
  await closed();
  await screen.findByText(/Juara pidato/);
});

test('[M-02] a link to an open item leads there through the login', async () => {
  const { id } = await api.create('prestasi', { prestasi: 'Panahan', tanggal: '12 Januari 2025' });
  const app = openApp(`/prestasi/${id}`);
  await app.user.type(await screen.findByLabelText('Nama pengguna'), api.username);
  await app.user.type(screen.getByLabelText('Kata sandi'), api.password);
  await app.user.click(button('Masuk'));
  await screen.findByRole('button', { name: 'Simpan Perubahan' });
  expect(field('Deskripsi prestasi').value).toBe('Panahan');
});

test.each([
  ['?new=1', 'Prestasi baru', '/prestasi/new'],
  ['?q=panahan&new=1', 'Prestasi baru', '/prestasi/new?q=panahan'],
  ['?edit=ID&q=panahan', 'Ubah prestasi', '/prestasi/ID?q=panahan'],
])(
  '[M-11] %s, as releases before wrote it, opens the form at its present address',
  async (search, form, present) => {
    const { id } = await api.create('prestasi', {
      prestasi: 'Panahan',
      tanggal: '12 Januari 2025',
    });
    const app = await openSignedIn(`/prestasi${search.replace('ID', id)}`);
    await screen.findByRole('form', { name: form });
    expect(address(app)).toBe(present.replace('ID', id));
  },
);

test('an item that cannot be read says so, and "Coba Lagi" opens it', async () => {
  const { id } = await api.create('prestasi', { prestasi: 'Panahan', tanggal: '12 Januari 2025' });
  server.use(http.get('*/api/prestasi.php/*', () => HttpResponse.json(null, { status: 403 })));
  const app = await openSignedIn(`/prestasi/${id}`);
  const alert = within(await screen.findByRole('alert'));
  await rowOf('Panahan');
  server.use(http.get('*/api/prestasi.php/*', ({ request }) => answer(request)));
  await app.user.click(alert.getByRole('button', { name: 'Coba Lagi' }));
  await screen.findByRole('form', { name: 'Ubah prestasi' });
  expect(field('Deskripsi prestasi').value).toBe('Panahan');
});

test('an item that was read before opens as it is now', async () => {
  const { id } = await api.create('prestasi', { prestasi: 'Panahan', tanggal: '12 Januari 2025' });
  const app = await openSignedIn(`/prestasi/${id}`);
  await screen.findByRole('form', { name: 'Ubah prestasi' });
  await app.user.click(button('Batal'));
  const changed = { prestasi: 'Panahan putri', tanggal: '12 Januari 2025' };
  await elsewhere('PUT', `/prestasi.php/${id}`, changed);
  await app.services.queryClient.invalidateQueries();
  await openInList(app, 'Panahan putri');
  expect(field('Deskripsi prestasi').value).toBe('Panahan putri');
});
