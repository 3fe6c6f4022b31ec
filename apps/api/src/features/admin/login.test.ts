import { expect, test } from 'vitest';
import { apiForEachTest } from '../../testing/api-for-each-test.ts';
import { bodyOf, read, write } from '../../testing/requests.ts';

const api = apiForEachTest();

const anonymous = { Cookie: '' };

test('[A01] [M-01] a login sets a session cookie that scripts cannot read', async () => {
  const response = await login(api.username, api.password);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ username: 'admin', role: 'pengelola' });
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const [cookie, device] = response.headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-sid=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict$/);
  expect(device).toMatch(
    /^__Host-device-1=[\w.-]{77}; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=34560000$/,
  );
  const session = await write(api, 'GET', '/admin.php/session', undefined, cookieOf(response));
  expect(await session.json()).toEqual({ username: 'admin', role: 'pengelola' });
});

test('usernames ignore case and surrounding spaces', async () => {
  const response = await login('  Admin ', api.password);
  expect(await response.json()).toEqual({ username: 'admin', role: 'pengelola' });
});

test('[A10] a wrong password and an unknown name get the same bytes', async () => {
  const wrong = await login(api.username, 'kata sandi lain');
  const unknown = await login('bukan siapa-siapa', api.password);
  const bytes = await wrong.text();
  expect([wrong.status, unknown.status]).toEqual([401, 401]);
  expect(await unknown.text()).toBe(bytes);
  expect(JSON.parse(bytes)).toEqual({
    code: 'wrong-credentials',
    message: 'Nama pengguna atau kata sandi salah.',
  });
  expect(headersOf(unknown)).toEqual(headersOf(wrong));
  expect(wrong.headers.has('Set-Cookie')).toBe(false);
});

test('[A16] [M-01] missing values, or other types than text, are refused', async () => {
  const values = [{}, [], [api.password], 7, null, true, '', { $ne: '' }, undefined];
  for (const value of values) {
    for (const body of [
      { username: value, password: api.password },
      { username: api.username, password: value },
    ]) {
      const response = await write(api, 'POST', '/admin.php/login', body, anonymous);
      expect(response.status, JSON.stringify(body)).toBe(422);
      expect(response.headers.has('Set-Cookie')).toBe(false);
    }
  }
  const missing = await write(api, 'POST', '/admin.php/login', {}, anonymous);
  expect((await bodyOf(missing)).errors).toEqual({
    username: 'Nama pengguna wajib diisi.',
    password: 'Kata sandi wajib diisi.',
  });
});

test('[A15] a password counts to its last character and is never trimmed', async () => {
  expect((await login(api.username, `${api.password} `)).status).toBe(401);
  expect((await login(api.username, ` ${api.password}`)).status).toBe(401);
  expect((await login(api.username, 'x'.repeat(5_000))).status).toBe(413);
  expect((await login(api.username, 'x'.repeat(300))).status).toBe(422);
});

test('[A17] credentials in a GET are refused', async () => {
  const response = await read(api, '/admin.php/login?username=admin&password=rahasia');
  expect(response.status).toBe(405);
  expect(response.headers.get('Allow')).toBe('POST');
});

test('[A19] a page of another site cannot log anyone in', async () => {
  const body = { username: api.username, password: api.password };
  const form = await write(api, 'POST', '/admin.php/login', body, {
    'Content-Type': 'text/plain',
  });
  expect(form.status).toBe(415);
  const foreign = await write(api, 'POST', '/admin.php/login', body, {
    Origin: 'https://jahat.example',
  });
  expect(foreign.status).toBe(403);
  expect(form.headers.has('Set-Cookie') || foreign.headers.has('Set-Cookie')).toBe(false);
});

function login(username: string, password: string): Promise<Response> {
  return write(api, 'POST', '/admin.php/login', { username, password }, anonymous);
}

function cookieOf(response: Response): { Cookie: string } {
  return { Cookie: (response.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '' };
}

function headersOf(response: Response): Record<string, string> {
  const { 'x-request-id': _, ...headers } = Object.fromEntries(response.headers);
  return headers;
}
