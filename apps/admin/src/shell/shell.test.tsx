import { cleanup, screen, waitFor, within } from '@testing-library/react';
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
} from '../testing/app.tsx';
import { elsewhere } from '../testing/elsewhere.ts';
import { announce } from '../testing/setup.ts';

providerForEachTest();

const stored = () => window.localStorage.getItem('adminUsername');

test.each([
  ['full', ['Halaman', 'Agenda', 'Data sekolah']],
  ['plain', []],
] as const)(
  '[M-03] [W-04] the navigation of %s has its entries in order, and Keluar',
  async (profile, more) => {
    await openSignedIn('/articles', profile);
    const navigation = await screen.findByRole('navigation', { name: 'Menu utama' });
    const names = within(navigation)
      .getAllByRole('link')
      .map((link) => link.getAttribute('aria-label'));
    const five = ['Artikel', 'Pengumuman', 'Prestasi', 'Gambar berganti', 'Galeri'];
    expect(names).toEqual([...five, ...more]);
    screen.getByRole('button', { name: 'Keluar' });
    const site = screen.getByRole('link', { name: 'Lihat situs' });
    expect(site.getAttribute('href')).toBe(api.siteOrigin);
  },
);

test('[M-03] the index redirects to the articles', async () => {
  const { router } = await openSignedIn('/');
  await screen.findByRole('heading', { level: 1, name: 'Artikel' });
  expect(router.state.location.pathname).toBe('/articles');
});

test.each(['Pengumuman', 'Prestasi', 'Gambar berganti', 'Galeri', 'Halaman'])(
  '[M-03] %s can be opened',
  async (entry) => {
    const { user } = await openSignedIn('/articles');
    await user.click(await screen.findByRole('link', { name: entry }));
    await screen.findByRole('heading', { level: 1, name: entry });
    const current = screen.getByRole('link', { name: entry });
    expect(current.getAttribute('aria-current')).toBe('page');
  },
);

test('an unknown path shows a page that leads back', async () => {
  const { user } = await openSignedIn('/tidak/ada');
  await screen.findByRole('heading', { level: 1, name: 'Halaman tidak ditemukan' });
  await user.click(screen.getByRole('link', { name: 'Buka daftar artikel' }));
  await screen.findByRole('heading', { level: 1, name: 'Artikel' });
});

test('[M-02] logout clears the username and ends the session at the provider', async () => {
  const { user } = await openSignedIn('/articles');
  await user.click(await screen.findByRole('button', { name: 'Keluar' }));
  await screen.findByRole('heading', { name: 'Masuk ke halaman admin' });
  expect(stored()).toBeNull();
  await waitFor(async () => {
    const request = new Request(`${api.url}/admin.php/session`, {
      headers: { 'X-API-Key': api.key },
      credentials: 'include',
    });
    expect((await answer(request)).status).toBe(401);
  });
});

test('[M-02] logout asks first while something is unsaved', async () => {
  const { user } = await openSignedIn('/articles');
  await user.type(await screen.findByLabelText('Judul'), 'Panen');
  await user.click(screen.getByRole('button', { name: 'Keluar' }));
  await screen.findByRole('dialog', { name: 'Tinggalkan tulisan ini?' });
  await user.click(screen.getByRole('button', { name: 'Tetap di sini' }));
  expect(stored()).toBe(api.username);
  expect(screen.getByLabelText<HTMLInputElement>('Judul').value).toBe('Panen');

  await user.click(screen.getByRole('button', { name: 'Keluar' }));
  await user.click(await screen.findByRole('button', { name: 'Tinggalkan' }));
  await screen.findByRole('heading', { name: 'Masuk ke halaman admin' });
  expect(stored()).toBeNull();
});

test('[M-02] logout works also when the provider is away', async () => {
  const { user } = await openSignedIn('/articles');
  await screen.findByText('Belum ada artikel tersedia.');
  server.use(http.all('*/api/*', () => HttpResponse.error()));
  await user.click(screen.getByRole('button', { name: 'Keluar' }));
  await screen.findByRole('heading', { name: 'Masuk ke halaman admin' });
  expect(stored()).toBeNull();
});

test('[A18] a stored username without a session at the provider leads to the login', async () => {
  window.localStorage.setItem('adminUsername', 'admin');
  openApp('/articles');
  await screen.findByText(/Anda perlu masuk lagi/);
  expect(stored()).toBeNull();
});

test('a provider that is away at the start ends nobody’s session', async () => {
  server.use(http.all('*/api/*', () => HttpResponse.error()));
  window.localStorage.setItem('adminUsername', 'admin');
  openApp('/articles');
  await screen.findByText('Gagal memuat data artikel');
  expect(stored()).toBe('admin');
});

test('a 401 of a provider that knows no codes ends the session, too', async () => {
  server.use(http.get('*/articles.php', () => new HttpResponse('Unauthorized', { status: 401 })));
  window.localStorage.setItem('adminUsername', api.username);
  const { router } = openApp('/articles', 'plain');
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(stored()).toBeNull();
});

test('a wrong key is a failure to load, not the end of a session', async () => {
  const { services } = await openSignedIn('/articles');
  await screen.findByText('Belum ada artikel tersedia.');
  server.use(
    http.all('*/api/*', () =>
      HttpResponse.json({ message: 'Kunci API salah.', code: 'invalid-key' }, { status: 401 }),
    ),
  );
  await services.queryClient.invalidateQueries({ queryKey: ['articles'] });
  await screen.findByText('Kunci API salah.');
  expect(stored()).toBe(api.username);
});

test('[H-07] Alt+T takes the keyboard to the newest toast', async () => {
  const { toastDone } = await import('./toasts/toast.tsx');
  const { user } = await openSignedIn('/articles');
  await screen.findByText('Belum ada artikel tersedia.');
  toastDone('Artikel disimpan.');
  const toast = (await screen.findByText('Artikel disimpan.')).closest('[data-toast]');
  await user.keyboard('{Alt>}t{/Alt}');
  expect(document.activeElement).toBe(toast);
});

test('[R-03] a page that breaks shows words and a way back', async () => {
  announce(/./);
  const { services } = await openSignedIn('/articles');
  await screen.findByText('Belum ada artikel tersedia.');
  const broken = { items: [null], total: 1 };
  services.queryClient.setQueriesData({ queryKey: ['articles', 'list'] }, broken);
  await screen.findByRole('heading', { level: 1, name: 'Terjadi kesalahan' });
  screen.getByRole('link', { name: 'Muat ulang halaman admin' });
});

test('[J-08] a device that has seen the school shows its clock before the provider has told it again', async () => {
  const year = new Date().getFullYear() + 1;
  const publish_at = `${year}-03-07T22:00:00Z`;
  await api.create('articles', { title: 'Panen raya', publish_at } as never);
  const inJayapura = { facts: { time_zone: 'Asia/Jayapura' } };
  const call = await elsewhere('PUT', '/school.php', inJayapura, { 'If-Match': '"0"' });
  expect(call.status).toBe(200);
  await openSignedIn('/articles');
  await waitFor(() => expect(window.localStorage.getItem('adminTimeZone')).toBe('Asia/Jayapura'));
  cleanup();

  server.use(http.get('*/api/school.php', () => new Promise<never>(() => undefined)));
  await openSignedIn('/articles');
  await screen.findByText(new RegExp(`8 Maret ${year}, 05.00 WIT`));
});

test('[F-112] a link that goes with its page leaves the keyboard at the next one, a link of the menu keeps it', async () => {
  const { user } = await openSignedIn('/students');
  await user.click(await screen.findByRole('link', { name: 'Impor CSV' }));
  await screen.findByRole('heading', { level: 1, name: 'Impor santri dari CSV' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  const link = screen.getByRole('link', { name: 'Prestasi' });
  await user.click(link);
  await screen.findByRole('heading', { level: 1, name: 'Prestasi' });
  expect(document.activeElement).toBe(link);
});
