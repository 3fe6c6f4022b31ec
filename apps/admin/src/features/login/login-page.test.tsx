import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  answer,
  api,
  HttpResponse,
  http,
  openApp,
  providerForEachTest,
  server,
} from '../../testing/app.tsx';

providerForEachTest();

const loginCall = '*/api/admin.php/login';
const stored = () => window.localStorage.getItem('adminUsername');

async function signIn({ user }: ReturnType<typeof openApp>, password = api.password) {
  await user.type(await screen.findByLabelText('Nama pengguna'), api.username);
  await user.type(screen.getByLabelText('Kata sandi'), password);
  await user.click(screen.getByRole('button', { name: 'Masuk' }));
}

test('[M-01] username and password are required, and nothing is sent without them', async () => {
  let calls = 0;
  server.use(
    http.post(loginCall, () => {
      calls += 1;
      return HttpResponse.json({ username: 'admin' });
    }),
  );
  const { user } = openApp('/login');
  await user.click(await screen.findByRole('button', { name: 'Masuk' }));
  screen.getByText('Nama pengguna wajib diisi.');
  screen.getByText('Kata sandi wajib diisi.');
  expect(document.activeElement).toBe(screen.getByLabelText('Nama pengguna'));
  expect(calls).toBe(0);
});

test('[F-112] after a login the keyboard is at the page, and Tab goes on within it', async () => {
  const app = openApp('/login');
  await signIn(app);
  await screen.findByRole('heading', { level: 1, name: 'Artikel' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

test('[M-01] a refused login shows the message of the server and stores nothing', async () => {
  const app = openApp('/login');
  await signIn(app, 'bukan kata sandinya');
  const alert = await screen.findByText('Nama pengguna atau kata sandi salah.');
  expect(alert.closest('[role=alert]')).not.toBeNull();
  expect(stored()).toBeNull();
  expect(screen.getByLabelText('Nama pengguna')).toHaveProperty('value', api.username);
});

test('[M-01] Caps Lock is said at the password, for as long as it is on', async () => {
  const { user } = openApp('/login');
  await user.click(await screen.findByLabelText('Kata sandi'));
  await user.keyboard('{CapsLock}A');
  screen.getByText(/^Caps Lock menyala/);
  await user.keyboard('{CapsLock}a');
  expect(screen.queryByText(/Caps Lock/)).toBeNull();
});

test('[M-01] a failure without a message says "Login gagal"', async () => {
  server.use(http.post(loginCall, () => new HttpResponse('<h1>Error</h1>', { status: 500 })));
  const app = openApp('/login');
  await signIn(app);
  await screen.findByText('Login gagal');
});

test('[M-01] no connection at all is said as that, and the form stays', async () => {
  server.use(http.post(loginCall, () => HttpResponse.error()));
  const app = openApp('/login');
  await signIn(app);
  await screen.findByText(/Tidak dapat terhubung ke server/);
  expect(screen.getByLabelText('Kata sandi')).toHaveProperty('value', api.password);
});

test('[M-01] success stores the username and opens the articles', async () => {
  const app = openApp('/login');
  await signIn(app);
  await screen.findByRole('heading', { level: 1, name: 'Artikel' });
  expect(stored()).toBe(api.username);
  expect(app.router.state.location.pathname).toBe('/articles');
});

test.each([
  ['full', ['setItem']],
  ['blocked', ['getItem', 'setItem', 'removeItem']],
] as const)('a browser whose storage is %s lets in as well, for this tab', async (_, refused) => {
  for (const call of refused) {
    vi.spyOn(Storage.prototype, call).mockImplementation(() => {
      throw new DOMException('The storage is refused.');
    });
  }
  const app = openApp('/login');
  await signIn(app);
  await screen.findByRole('heading', { level: 1, name: 'Artikel' });
  await app.user.click(screen.getByRole('button', { name: 'Keluar' }));
  await screen.findByRole('heading', { name: 'Masuk ke halaman admin' });
});

test('a browser that takes no cookies is told what to allow', async () => {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  openApp('/login');
  await screen.findByText(/^Peramban ini memblokir kuki/);
});

test('[C15] where the address is not https, the login says where to go', async () => {
  window.isSecureContext = false;
  openApp('/login');
  await screen.findByText(/^Anda tidak dapat masuk lewat alamat tanpa https\. Pakai/);
});

test('[M-01] a second click while the login is under way sends nothing', async () => {
  let calls = 0;
  server.use(
    http.post(loginCall, ({ request }) => {
      calls += 1;
      return answer(request);
    }),
  );
  const app = openApp('/login');
  await app.user.type(await screen.findByLabelText('Nama pengguna'), api.username);
  await app.user.type(screen.getByLabelText('Kata sandi'), api.password);
  await app.user.dblClick(screen.getByRole('button', { name: 'Masuk' }));
  await screen.findByRole('heading', { level: 1, name: 'Artikel' });
  expect(calls).toBe(1);
});

test.each(['/', '/articles', '/announcements', '/prestasi', '/carousel', '/gallery', '/tidak-ada'])(
  '[M-02] %s without a stored username leads to the login, and back afterwards',
  async (path) => {
    const app = openApp(path);
    await screen.findByRole('heading', { name: 'Masuk ke halaman admin' });
    expect(app.router.state.location.pathname).toBe('/login');
    await signIn(app);
    await screen.findByRole('button', { name: 'Keluar' });
    const wanted = path === '/' ? '/articles' : path;
    await waitFor(() => expect(app.router.state.location.pathname).toBe(wanted));
  },
);

test('[F-110] who has forgotten the password is told the way, on a page to print', async () => {
  const { user } = openApp('/login');
  await user.click(await screen.findByText('Lupa kata sandi?'));
  screen.getByText(/^Minta seorang pengelola membuatkan kata sandi baru untuk Anda/);
  const link = screen.getByRole('link', { name: 'Ini jalannya, dapat dicetak' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    '/lupa-kata-sandi',
    '_blank',
  ]);
  cleanup();
  openApp('/lupa-kata-sandi');
  await screen.findByRole('heading', { level: 1, name: 'Lupa kata sandi' });
  screen.getByText('pesantren provider admin password NAMA');
  screen.getByText('pnpm --filter @pesantren/api run admin password NAMA');
  screen.getByRole('button', { name: 'Cetak' });
});

test('[F-110] under plain a forgotten password is asked of who set the site up', async () => {
  openApp('/login', 'plain');
  await screen.findByText(/^Kata sandinya diatur oleh orang yang memasang situs ini/);
});

test('[X15] a foreign address in ?next is not followed', async () => {
  const app = openApp(`/login?${new URLSearchParams({ next: '//jahat.example/articles' })}`);
  await signIn(app);
  await screen.findByRole('heading', { level: 1, name: 'Artikel' });
  expect(app.router.state.location.pathname).toBe('/articles');
});

test('[P13] under plain the login needs no cookie and sends only the two headers', async () => {
  const requests: Request[] = [];
  server.use(
    http.all('*/api/*', ({ request }) => {
      requests.push(request);
      return request.url.includes('admin.php')
        ? HttpResponse.json({ success: true, username: 'kepala' })
        : HttpResponse.json([]);
    }),
  );
  const app = openApp('/login', 'plain');
  await signIn(app);
  await screen.findByText('Belum ada artikel tersedia.');
  expect(stored()).toBe('kepala');
  expect(requests.map((request) => new URL(request.url).pathname)).toEqual([
    '/api/admin.php/login',
    '/api/articles.php',
  ]);
  // The names that Node itself adds to any request.
  const own = /^(accept|connection|content-length|host|sec-fetch|user-agent)/;
  for (const { headers } of requests) {
    const names = [...headers.keys()].filter((name) => !own.test(name));
    expect(names.sort()).toEqual(['content-type', 'x-api-key']);
  }
});
