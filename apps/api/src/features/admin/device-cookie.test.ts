import { BusyError } from '@pesantren/api-client/server/concurrency-limit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiForEachTest } from '../../testing/api-for-each-test.ts';
import { type TestApi, testApi } from '../../testing/test-api.ts';
import { createFirstAdmin } from './first-admin.ts';
import { createPasswordHasher } from './passwords.ts';
import { createAdminStore } from './store.ts';

const minute = 60_000;
const day = 86_400_000;
/** The school's network, which its office and its pupils share. */
const school = '203.0.113.7';
const wrong = { password: 'salah' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T03:00:00Z') });
});
const api = apiForEachTest({ limitFactor: 1 });
afterEach(() => {
  vi.useRealTimers();
});

test('[F-51] a known device signs in although its network is blocked', async () => {
  const office = await deviceOf(await login({}));
  for (let n = 0; n < 8; n += 1) await login(wrong);
  for (let n = 0; n < 25; n += 1) await login({ username: `nama${n}`, ...wrong });
  expect((await login({})).status, 'a stranger').toBe(429);
  const again = await login({}, office);
  expect(again.status).toBe(200);
  expect((await login({}, await deviceOf(again))).status).toBe(200);
  expect((await login({}, office, '198.51.100.1')).status, 'from anywhere').toBe(200);
  expect((await login({})).status, 'which helps no stranger').toBe(429);
});

test('[F-51] [A12] guesses with a stolen device cookie are limited and do not block its owner', async () => {
  const stolen = await deviceOf(await login({}));
  const owner = await deviceOf(await login({}));
  for (const block of [15, 30]) {
    for (let n = 0; n < 5; n += 1) expect((await login(wrong, stolen)).status).toBe(401);
    const refused = await login({}, stolen, '198.51.100.1');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe(String(block * 60));
    expect((await login({}, owner)).status).toBe(200);
    vi.setSystemTime(Date.now() + block * minute);
  }
});

test('[F-51] [A14] fifty concurrent guesses from a known device cost five hashes', async () => {
  const office = await deviceOf(await login({}));
  const verify = vi.spyOn(api.deps.passwords, 'verify');
  const tries = Array.from({ length: 50 }, () => login(wrong, office));
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  expect(verify).toHaveBeenCalledTimes(5);
});

test('[F-51] [A13] a forged, expired or foreign device cookie is ignored', async () => {
  await createFirstAdmin(api.deps, { username: 'guru', password: 'kata sandi uji' });
  const known = await deviceOf(await login({}));
  const other = await deviceOf(await login({ username: 'guru' }));
  const [name = '', value = ''] = known.split('=');
  const [device = '', issued = '', signed = ''] = value.split('.');
  const strange = [
    ...[other, other.replace('-2=', '-1='), `${name}=`, `${name}=x`, `${name}=..`],
    `${name}=${'A'.repeat(22)}.${issued}.${signed}`,
    `${name}=${device}.${Number(issued) + 1}.${signed}`,
    `${name}=${device}.${issued}.${signed.startsWith('A') ? 'B' : 'A'}${signed.slice(1)}`,
    ...[`${known}; ${known}`, `\u00a0${known}`, `${name}=${device}.${issued}.${'A'.repeat(43)}`],
  ];
  for (let n = 0; n < 6; n += 1) await login(wrong);
  for (const cookie of strange) expect((await login({}, cookie)).status, cookie).toBe(429);
  expect((await login({}, known)).status).toBe(200);
  vi.setSystemTime(Date.now() + 400 * day);
  for (let n = 0; n < 6; n += 1) await login(wrong);
  expect((await login({}, known)).status, 'after 400 days').toBe(429);
});

test('[F-51] a new password invalidates all device cookies but that of the device that set it', async () => {
  const before = await deviceOf(await login({}));
  const response = await call('/admin.php/password', {
    body: { current: api.password, next: 'kuda biru di sawah' },
    cookie: (await login({}, before)).headers.getSetCookie()[0]?.split(';')[0] ?? '',
  });
  expect(response.status).toBe(204);
  const after = await deviceOf(response);
  for (let n = 0; n < 6; n += 1) await login(wrong);
  const right = { password: 'kuda biru di sawah' };
  expect((await login(right, before)).status).toBe(429);
  expect((await login(right, after)).status).toBe(200);
});

test('[F-51] an attempt that was refused for load is not counted', async () => {
  const busy = async () => {
    throw new BusyError();
  };
  const verify = vi.spyOn(api.deps.passwords, 'verify');
  for (let n = 0; n < 30; n += 1) {
    verify.mockImplementationOnce(busy);
    expect((await login({})).status).toBe(503);
  }
  // Of seven at once five are let through, and the sixth blocks the name until those are given back.
  const { promise: told, resolve: tell } = Promise.withResolvers<void>();
  for (let n = 0; n < 5; n += 1) verify.mockImplementationOnce(() => told.then(busy));
  const statuses: number[] = [];
  const tries = Array.from({ length: 7 }, async () => statuses.push((await login({})).status));
  await expect.poll(() => statuses).toEqual([429, 429]);
  tell();
  await Promise.all(tries);
  expect(statuses).toEqual([429, 429, 503, 503, 503, 503, 503]);
  for (let n = 0; n < 4; n += 1) expect((await login(wrong)).status).toBe(401);
  expect((await login({})).status).toBe(200);
});

test('[F-51] [L07] known devices go before strangers in the queue of hashes', async () => {
  const dear = await testApi({ passwords: createPasswordHasher({ memory: 19_456, passes: 2 }) });
  const from = (cookie: string, address: string) =>
    call('/admin.php/login', { on: dear, address, cookie, body: credentials(dear) });
  const office = await deviceOf(await from('', school));
  const flood = Array.from({ length: 60 }, (_, n) => from('', `198.51.100.${n}`));
  expect((await from(office, school)).status).toBe(200);
  await Promise.all(flood);
  await dear.stop();
});

test('[F-51] [L05] a network at its rate limit does not stop known devices', async () => {
  const signedIn = await login({});
  const [sid = '', device = ''] = signedIn.headers.getSetCookie().map((one) => one.split(';')[0]);
  for (let n = 0; n < 600; n += 1) await call('/carousel_images.php?limit=1', { method: 'GET' });
  const session = (cookie: string) => call('/admin.php/session', { method: 'GET', cookie });
  expect((await login({})).status).toBe(429);
  expect((await session('__Host-sid=karangan')).status).toBe(429);
  expect((await session(sid)).status).toBe(200);
  expect((await login({}, device)).status).toBe(200);
  await createAdminStore(api.deps.db).setPassword(
    1,
    await api.deps.passwords.hash('lain lagi sekali'),
  );
  expect((await login({}, device)).status).toBe(429);
});

type Call = {
  method?: string;
  on?: TestApi;
  address?: string;
  cookie?: string;
  body?: object;
};

function call(
  path: string,
  { method = 'POST', on = api, address = school, cookie = '', body }: Call,
) {
  return on.fetch(
    new Request(on.url + path, {
      method,
      headers: {
        'Content-Type': 'application/json',
        'X-API-Key': on.key,
        Origin: on.adminOrigin,
        Cookie: cookie,
      },
      body: body ? JSON.stringify(body) : null,
    }),
    address,
  );
}

function login(body: object, cookie = '', address = school): Promise<Response> {
  return call('/admin.php/login', { address, cookie, body: { ...credentials(api), ...body } });
}

function credentials({ username, password }: TestApi) {
  return { username, password };
}

/** The cookie that makes the device of a good answer known. */
async function deviceOf(response: Response): Promise<string> {
  expect(response.ok).toBe(true);
  return response.headers.getSetCookie()[1]?.split(';')[0] ?? '';
}
