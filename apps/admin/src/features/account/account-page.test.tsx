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
import { button } from '../../testing/screen.ts';

providerForEachTest();

const calm = 'beras-kapur-lumbung-senja';

type User = Awaited<ReturnType<typeof openSignedIn>>['user'];

async function openAccount() {
  const app = await openSignedIn('/akun');
  await screen.findByRole('heading', { level: 1, name: 'Akun' });
  return app;
}

async function fill(user: User, current: string, next: string, again = next) {
  const values = { 'Kata sandi saat ini': current, 'Kata sandi baru': next };
  for (const [label, value] of Object.entries({ ...values, 'Ulangi kata sandi baru': again })) {
    const field = screen.getByLabelText(label, { selector: 'input' });
    await user.clear(field);
    if (value) await user.type(field, value);
  }
  await user.click(button('Ganti kata sandi'));
}

/** A call as another program makes it, without the cookie of the page. */
function call(path: string, init: RequestInit = {}) {
  const headers = {
    'Content-Type': 'application/json',
    'X-API-Key': api.key,
    Origin: api.adminOrigin,
    ...init.headers,
  };
  return api.fetch(new Request(`${api.url}${path}`, { ...init, headers }));
}

/** Signs in as another device does. @returns its cookie. */
async function signInElsewhere(userAgent: string): Promise<string> {
  const response = await call('/admin.php/login', {
    method: 'POST',
    headers: { 'User-Agent': userAgent },
    body: JSON.stringify({ username: api.username, password: api.password }),
  });
  expect(response.status).toBe(200);
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

async function isSignedIn(cookie: string): Promise<boolean> {
  return (await call('/admin.php/session', { headers: { Cookie: cookie } })).ok;
}

async function canSignIn(password: string): Promise<boolean> {
  const body = JSON.stringify({ username: api.username, password });
  return (await call('/admin.php/login', { method: 'POST', body })).ok;
}

test('[A05] a new password ends the other sessions and keeps this one', async () => {
  const elsewhere = await signInElsewhere('Mozilla/5.0 (Windows NT 10.0) Firefox/143.0');
  const { user } = await openAccount();
  await screen.findByText('Firefox di Windows');
  await fill(user, api.password, calm);
  await screen.findByText('Kata sandi diganti. Perangkat lain sudah dikeluarkan.');
  await waitFor(() => expect(screen.queryByText('Firefox di Windows')).toBeNull());
  expect(screen.getByLabelText('Kata sandi baru', { selector: 'input' })).toHaveProperty(
    'value',
    '',
  );
  expect(await isSignedIn(elsewhere)).toBe(false);
  expect(await canSignIn(api.password)).toBe(false);
  expect(await canSignIn(calm)).toBe(true);
  await screen.findByText('Perangkat ini');
});

test('what is missing, too short or not the same is said before anything is sent', async () => {
  let calls = 0;
  server.use(
    http.post('*/admin.php/password', () => {
      calls += 1;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = await openAccount();
  await user.click(button('Ganti kata sandi'));
  screen.getByText('Kata sandi saat ini wajib diisi.');
  screen.getByText('Kata sandi baru paling sedikit 12 karakter.');
  expect(document.activeElement).toBe(screen.getByLabelText('Kata sandi saat ini'));
  await fill(user, api.password, 'pendek');
  screen.getByText('Kata sandi baru paling sedikit 12 karakter.');
  await fill(user, api.password, calm, `${calm}x`);
  screen.getByText('Kata sandi baru belum sama.');
  expect(document.activeElement).toBe(screen.getByLabelText('Ulangi kata sandi baru'));
  expect(calls).toBe(0);
});

test('a wrong or a weak password is refused at its field, in the words of the provider', async () => {
  const { user } = await openAccount();
  await fill(user, 'bukan-kata-sandinya', calm);
  await screen.findByText('Kata sandi saat ini salah.');
  const current = screen.getByLabelText('Kata sandi saat ini', { selector: 'input' });
  expect(current.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(current);
  await fill(user, api.password, 'passwordpassword');
  await screen.findByText(/terlalu mudah ditebak/);
  expect(document.activeElement).toBe(screen.getByLabelText('Kata sandi baru'));
  expect(await canSignIn(api.password)).toBe(true);
});

test('[A12] too many tries and a lost network are said, and what was typed stays', async () => {
  const { user } = await openAccount();
  server.use(http.post('*/admin.php/password', () => HttpResponse.error()));
  await fill(user, api.password, calm);
  await screen.findByText(/Tidak dapat terhubung ke server/);
  expect(screen.getByLabelText('Kata sandi baru')).toHaveProperty('value', calm);
  server.use(
    http.post('*/admin.php/password', () =>
      HttpResponse.json({ message: 'Terlalu banyak percobaan.' }, { status: 429 }),
    ),
  );
  await user.click(button('Ganti kata sandi'));
  await screen.findByText(/Terlalu banyak percobaan/);
});

test('a double click changes the password once', async () => {
  let calls = 0;
  server.use(
    http.post('*/admin.php/password', ({ request }) => {
      calls += 1;
      return answer(request);
    }),
  );
  const { user } = await openAccount();
  await fill(user, api.password, calm);
  await user.dblClick(screen.getByRole('button', { name: /Ganti kata sandi|Menyimpan/ }));
  await screen.findByText(/Kata sandi diganti/);
  expect(calls).toBe(1);
});

test('another device can be signed out, this one not', async () => {
  const phone = await signInElsewhere('Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0 Mobile');
  const { user } = await openAccount();
  const row = within((await screen.findByText('Chrome di Android')).closest('li') as HTMLElement);
  row.getByText('baru saja');
  row.getByText(/^Masuk sejak \d+ \w+ \d{4}, \d\d\.\d\d WIB/);
  const own = within(screen.getByText('Perangkat ini').closest('li') as HTMLElement);
  expect(own.queryByRole('button')).toBeNull();

  await user.click(row.getByRole('button', { name: 'Keluarkan Chrome di Android' }));
  const question = await screen.findByRole('dialog', { name: 'Keluarkan Chrome di Android?' });
  await user.click(within(question).getByRole('button', { name: 'Batal' }));
  expect(await isSignedIn(phone)).toBe(true);

  await user.click(row.getByRole('button', { name: 'Keluarkan Chrome di Android' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keluarkan' }),
  );
  await screen.findByText('Chrome di Android dikeluarkan.');
  expect(await isSignedIn(phone)).toBe(false);
  await waitFor(() => expect(screen.queryByText('Chrome di Android')).toBeNull());
  await waitFor(() =>
    expect(document.activeElement?.textContent).toBe('Perangkat yang sedang masuk'),
  );
});

test('a device that has gone by itself is said, and leaves the list', async () => {
  const phone = await signInElsewhere('Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0 Mobile');
  const { user } = await openAccount();
  await user.click(await screen.findByRole('button', { name: 'Keluarkan Chrome di Android' }));
  await call('/admin.php/logout', { method: 'POST', headers: { Cookie: phone } });
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keluarkan' }),
  );
  await screen.findByText(/Perangkat itu sudah keluar/);
  await waitFor(() => expect(screen.queryByText('Chrome di Android')).toBeNull());
});

test('devices that do not come are said, with another try', async () => {
  server.use(http.get('*/admin.php/sessions', () => new HttpResponse(null, { status: 500 })));
  const { user } = await openAccount();
  await screen.findByText('Gagal memuat data');
  server.resetHandlers();
  await user.click(button('Coba Lagi'));
  await screen.findByText('Perangkat ini');
});

test('under plain there is no account: no link, and its address leads to the articles', async () => {
  server.use(http.get('*/api/articles.php', () => HttpResponse.json([])));
  window.localStorage.setItem('adminUsername', api.username);
  const { router } = openApp('/akun', 'plain');
  await screen.findByText('Belum ada artikel tersedia.');
  expect(router.state.location.pathname).toBe('/articles');
  expect(screen.queryByRole('link', { name: 'Akun' })).toBeNull();
});
