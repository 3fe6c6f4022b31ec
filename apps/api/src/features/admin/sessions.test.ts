import { beforeEach, expect, test } from 'vitest';
import { apiForEachTest } from '../../testing/api-for-each-test.ts';
import { bodyOf, upload, write } from '../../testing/requests.ts';
import { createFirstAdmin } from './first-admin.ts';

const minute = 60_000;
const hour = 60 * minute;

let clock = 0;
beforeEach(() => {
  clock = Date.parse('2026-11-21T03:00:00Z');
});
const api = apiForEachTest({ now: () => new Date(clock) });

test('[A02] a login issues a new session and ends the one in its cookie', async () => {
  const first = await login('');
  const second = await login(first);
  expect(second).not.toBe(first);
  expect(await statusWith(first)).toBe(401);
  expect(await statusWith(second)).toBe(200);
  const chosen = '__Host-sid=nilai-yang-saya-pilih-sendiri';
  expect(await login(chosen)).not.toBe(chosen);
  expect(await statusWith(chosen)).toBe(401);
});

test('[A03] session values are unique, and the database holds only their hashes', async () => {
  const values: string[] = [];
  for (let n = 0; n < 20; n += 1) values.push(await login(''));
  expect(new Set(values).size).toBe(20);
  const rows = await api.deps.db.selectFrom('sessions').selectAll().execute();
  for (const row of rows) expect(row.token_hash).toMatch(/^[0-9a-f]{64}$/);
  for (const value of values) expect(JSON.stringify(rows)).not.toContain(value.slice(11));
});

test('[A04] after a logout the old cookie cannot write, and a second logout does not fail', async () => {
  const cookie = await login('');
  const logout = await write(api, 'POST', '/admin.php/logout', undefined, { Cookie: cookie });
  expect(logout.status).toBe(204);
  expect(logout.headers.get('Set-Cookie')).toMatch(/^__Host-sid=; .*Max-Age=0$/);
  expect(await statusWith(cookie)).toBe(401);
  const article = { title: 'A', content: 'B' };
  const body = await write(api, 'POST', '/articles.php', article, { Cookie: cookie });
  expect(body.status).toBe(401);
  expect((await bodyOf(body)).code).toBe('no-session');
  const again = await write(api, 'POST', '/admin.php/logout', undefined, { Cookie: cookie });
  expect(again.status).toBe(401);
});

test('[A04] an ended session cannot upload', async () => {
  await api.deps.db.deleteFrom('sessions').execute();
  expect((await upload(api, new Blob(['%PDF-1.7\n%%EOF']))).status).toBe(401);
});

test('[A08] a session ends after 30 idle minutes', async () => {
  const cookie = await login('');
  clock += 29 * minute;
  expect(await statusWith(cookie)).toBe(200);
  clock += 29 * minute;
  expect(await statusWith(cookie)).toBe(200);
  clock += 31 * minute;
  expect(await statusWith(cookie)).toBe(401);
});

test('[A08] a session ends after 12 hours, however busy it was', async () => {
  const cookie = await login('');
  const start = clock;
  while (clock + 20 * minute < start + 12 * hour) {
    clock += 20 * minute;
    expect(await statusWith(cookie)).toBe(200);
  }
  clock = start + 12 * hour + minute;
  expect(await statusWith(cookie)).toBe(401);
});

test('an account has five sessions at most: the sixth login ends the one unused longest', async () => {
  const cookies: string[] = [];
  for (let n = 0; n < 6; n += 1) {
    clock += minute;
    cookies.push(await login(''));
  }
  const statuses = [];
  for (const cookie of cookies) statuses.push(await statusWith(cookie));
  expect(statuses).toEqual([401, 200, 200, 200, 200, 200]);
});

test('[A07] deleting an account ends its sessions, and the next account has another id', async () => {
  const { db } = api.deps;
  const cookie = await login('');
  const before = await db.selectFrom('admins').select('id').executeTakeFirstOrThrow();
  await db.deleteFrom('admins').execute();
  expect(await statusWith(cookie)).toBe(401);
  await createFirstAdmin(api.deps, { username: api.username, password: api.password });
  const after = await db.selectFrom('admins').select('id').executeTakeFirstOrThrow();
  expect(after.id).not.toBe(before.id);
  expect(await statusWith(cookie)).toBe(401);
});

test('[A18] [A20] a username, or the session value outside the cookie, is no login', async () => {
  const value = (await login('')).slice('__Host-sid='.length);
  const headers: Record<string, string>[] = [
    { Cookie: 'username=admin' },
    { Cookie: '', Authorization: `Bearer ${value}` },
    { Cookie: '', 'X-Session': value },
    { Cookie: `sid=${value}` },
  ];
  for (const sent of headers) {
    const response = await write(
      api,
      'GET',
      `/admin.php/session?__Host-sid=${value}`,
      undefined,
      sent,
    );
    expect(response.status, JSON.stringify(sent)).toBe(401);
  }
});

test('[Z02] malformed session cookies are a 401', async () => {
  const valid = await login('');
  const wrong = [
    ...['__Host-sid=', '__Host-sid=undefined', '__Host-sid=null', '__Host-sid', ';;;='],
    ...[`__Host-sid=${'x'.repeat(10_000)}`, valid.slice(0, -1), `${valid}x`, '__Host-sid=\u00e9'],
  ];
  for (const cookie of wrong) expect(await statusWith(cookie), cookie).toBe(401);
});

test('[C06] a look-alike or duplicated cookie of a sibling host is ignored', async () => {
  const valid = await login('');
  expect(await statusWith(`\u00a0__Host-sid=jahat; ${valid}`)).toBe(200);
  expect(await statusWith(`\u00a0${valid}`)).toBe(401);
  expect(await statusWith(`${valid}; __Host-sid=jahat`)).toBe(401);
  expect(await statusWith(`lain=1; ${valid}; tema=gelap`)).toBe(200);
});

async function login(cookie: string): Promise<string> {
  const body = { username: api.username, password: api.password };
  const response = await write(api, 'POST', '/admin.php/login', body, { Cookie: cookie });
  expect(response.status).toBe(200);
  return (response.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '';
}

async function statusWith(cookie: string): Promise<number> {
  const response = await write(api, 'GET', '/admin.php/session', undefined, { Cookie: cookie });
  return response.status;
}
