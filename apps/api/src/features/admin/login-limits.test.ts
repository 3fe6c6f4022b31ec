import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiForEachTest } from '../../testing/api-for-each-test.ts';
import { bodyOf } from '../../testing/requests.ts';

const minute = 60_000;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T03:00:00Z') });
});
const api = apiForEachTest({ limitFactor: 1 });
afterEach(() => {
  vi.useRealTimers();
});

const home = '203.0.113.7';

test('[A12] after five wrong passwords for a name, that address is blocked and no other', async () => {
  const wrong = [];
  for (let n = 0; n < 8; n += 1) wrong.push(await login({ password: 'salah' }));
  expect(wrong.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
  expect(wrong[5]?.headers.get('Retry-After')).toBe('900');
  expect(await bodyOf(wrong[5] as Response)).toEqual({
    code: 'too-many-requests',
    message: 'Terlalu banyak percobaan. Coba lagi dalam 15 menit.',
  });
  expect((await login({})).status).toBe(429);
  expect((await login({}, '198.51.100.1')).status).toBe(200);
});

test('[A13] no header or spelling bypasses the block', async () => {
  for (let n = 0; n < 6; n += 1) await login({ password: 'salah' });
  const tries = [
    login({ username: ' ADMIN ' }),
    login({ peran: 'tamu' }),
    ...['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'User-Agent'].map((name) =>
      login({}, home, { [name]: '198.51.100.9' }),
    ),
  ];
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([429]));
});

test('[A14] fifty concurrent wrong logins cost five hashes', async () => {
  const verify = vi.spyOn(api.deps.passwords, 'verify');
  const tries = Array.from({ length: 50 }, () => login({ password: 'salah' }));
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(45);
  expect(verify).toHaveBeenCalledTimes(5);
});

test('each block lasts twice as long as the one before, four hours at most', async () => {
  for (const expected of [15, 30, 60, 120, 240, 240]) {
    for (let n = 0; n < 5; n += 1) expect((await login({ password: 'salah' })).status).toBe(401);
    const blocked = await login({ password: 'salah' });
    expect(blocked.headers.get('Retry-After')).toBe(String(expected * 60));
    vi.setSystemTime(Date.now() + expected * minute);
  }
  expect((await login({})).status).toBe(200);
});

test('the right password resets the count of its name and is not counted itself', async () => {
  for (let n = 0; n < 4; n += 1) {
    for (let wrong = 0; wrong < 4; wrong += 1) await login({ password: 'salah' });
    expect((await login({})).status).toBe(200);
  }
  // Sixteen of the twenty that an address has in an hour.
  for (let n = 0; n < 4; n += 1) expect((await login({ password: 'salah' })).status).toBe(401);
  expect((await login({ password: 'salah' })).status).toBe(429);
});

test('[A12] [F-89] one address has twenty wrong passwords an hour for all names together', async () => {
  for (let n = 0; n < 20; n += 1) {
    expect((await login({ username: `nama${n}`, password: 'salah' })).status).toBe(401);
  }
  const refused = await login({ username: 'lain', password: 'salah' });
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '3600']);
  const words =
    'Terlalu banyak percobaan. Coba lagi dalam 60 menit. Jaringan ini sedang dibatasi: pakai data seluler, atau perangkat yang pernah masuk ke akun ini.';
  expect(await bodyOf(refused)).toEqual({ code: 'too-many-requests', message: words });
  vi.setSystemTime(Date.now() + 60 * minute);
  expect((await login({})).status).toBe(200);
});

function login(body: object, address = home, headers: Record<string, string> = {}) {
  return api.fetch(
    new Request(`${api.url}/admin.php/login`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-API-Key': api.key,
        Origin: api.adminOrigin,
        ...headers,
      },
      body: JSON.stringify({ username: api.username, password: api.password, ...body }),
    }),
    address,
  );
}
