import { expect, test, vi } from 'vitest';
import { cleanUp } from '../../jobs/cleanup-job.ts';
import { apiForEachTest } from '../../testing/api-for-each-test.ts';
import { bodyOf, write } from '../../testing/requests.ts';
import { createSessions } from './sessions.ts';
import { createAdminStore } from './store.ts';

let clock = Date.parse('2026-11-21T03:00:00Z');
const api = apiForEachTest({ now: () => new Date(clock) });

const next = 'kuda biru di sawah';

test('[A05] a new password ends all other sessions, renews this one and replaces the old one', async () => {
  const [own, other] = [await signIn(), await signIn()];
  const changed = await password(own, { current: api.password, next });
  expect(changed.status).toBe(204);
  const renewed = cookieOf(changed);
  expect(await Promise.all([own, other, renewed].map(statusOf))).toEqual([401, 401, 200]);
  expect((await login(api.password)).status).toBe(401);
  expect((await login(next)).status).toBe(200);
});

test('[A05] [A06] a login fails when the password or the account changes while it is hashed', async () => {
  const { passwords, db } = api.deps;
  const { verify } = passwords;
  const admins = createAdminStore(db);
  const meanwhile = [
    async () => admins.setPassword(1, await passwords.hash(next)),
    () => admins.setDisabled(1, new Date(clock)),
  ];
  for (const [n, happens] of meanwhile.entries()) {
    vi.spyOn(passwords, 'verify').mockImplementationOnce(async (...compared) => {
      const right = await verify(...compared);
      await happens();
      return right;
    });
    const late = await login(n === 0 ? api.password : next);
    expect([late.status, (await bodyOf(late)).code]).toEqual([401, 'wrong-credentials']);
    expect(late.headers.has('Set-Cookie')).toBe(false);
  }
});

test('[A05] [A06] a session that ends while its new password is hashed does not change it', async () => {
  const { passwords, db } = api.deps;
  const { hash } = passwords;
  const endings = [
    () => createSessions(api.deps).endAll(1),
    () => createAdminStore(db).setDisabled(1, new Date(clock)),
  ];
  for (const end of endings) {
    const own = await signIn();
    vi.spyOn(passwords, 'hash').mockImplementationOnce(async (wanted) => {
      await end();
      return hash(wanted);
    });
    const late = await password(own, { current: api.password, next });
    expect([late.status, (await bodyOf(late)).code]).toEqual([401, 'no-session']);
    expect(late.headers.has('Set-Cookie')).toBe(false);
  }
  await createAdminStore(db).setDisabled(1, null);
  expect((await login(api.password)).status).toBe(200);
});

test.each([
  ['current', { current: 'salah', next }, 'Kata sandi saat ini salah.'],
  ['current', { next }, 'Kata sandi saat ini wajib diisi.'],
  ['next', { next: 'sebelas huf' }, 'Kata sandi baru paling sedikit 12 karakter.'],
  ['next', { next: 'x'.repeat(257) }, 'Kata sandi baru paling panjang 256 karakter.'],
  ...['Pesantren2026!', 'LembahAlas-123', 'admin admin admin', 'aaaaaaaabbbb', '839201746582'].map(
    (weak) => [
      ...['next', { next: weak }],
      expect.stringMatching(/^Kata sandi baru terlalu mudah ditebak, karena .+[.] Pakai /),
    ],
  ),
] as [string, object, string][])(
  'a new password is refused at field %s: %j',
  async (field, input, message) => {
    const own = await signIn();
    const current = 'current' in input || field === 'current' ? {} : { current: api.password };
    const refused = await password(own, { ...current, ...input });
    expect(refused.status).toBe(422);
    expect((await bodyOf(refused)).errors).toEqual({ [field]: message });
    expect(refused.headers.has('Set-Cookie')).toBe(false);
    expect((await login(api.password)).status).toBe(200);
  },
);

test('[A06] disabling an account ends its sessions and refuses its login', async () => {
  const own = await signIn();
  const disabled_at = new Date(clock).toISOString();
  await api.deps.db.updateTable('admins').set({ disabled_at }).execute();
  expect(await statusOf(own)).toBe(401);
  expect((await login(api.password)).status).toBe(401);
});

test('an account lists its sessions without their values', async () => {
  clock += 1000;
  const own = await signIn('Firefox di ponsel');
  const response = await write(api, 'GET', '/admin.php/sessions', undefined, { Cookie: own });
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const text = await response.text();
  expect(text).not.toContain(own.slice(12));
  const at = new Date(clock).toISOString();
  expect(JSON.parse(text)).toMatchObject([
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      created_at: at,
      seen_at: at,
      user_agent: 'Firefox di ponsel',
      address: '127.0.0.1',
      current: true,
    },
    { user_agent: 'uji', current: false },
  ]);
  expect(Object.keys(JSON.parse(text)[0])).toHaveLength(6);
});

test('[A06] a session can end others of its account only', async () => {
  const [own, other] = [await signIn(), await signIn()];
  const id = (await sessionsOf(other)).find((one) => one.current)?.id;
  const end = (cookie: string) =>
    write(api, 'DELETE', `/admin.php/sessions/${id}`, undefined, { Cookie: cookie });
  const stranger = await secondAccount();
  expect((await end(stranger)).status).toBe(404);
  expect(await statusOf(other)).toBe(200);
  expect((await end(own)).status).toBe(204);
  expect(await Promise.all([own, other].map(statusOf))).toEqual([200, 401]);
  expect((await end(own)).status).toBe(404);
});

test('the audit log says who did what to which item, when and from where', async () => {
  await api.create('articles');
  await write(api, 'PUT', '/articles.php/1', { title: 'A', content: 'B' });
  await write(api, 'PUT', '/articles.php/1', { title: '', content: 'B' });
  await write(api, 'PUT', '/articles.php/1', { title: 'A', content: 'B' }, { 'If-Match': '"1"' });
  await write(api, 'DELETE', '/articles.php/1');
  await write(api, 'POST', '/articles.php/1/restore');
  clock += 1000;
  await login(api.password);
  const response = await write(api, 'GET', '/admin.php/log?limit=4');
  expect(response.headers.get('X-Total-Count')).toBe('5');
  const entries = await bodyOf<{ action: string }[]>(response);
  expect(entries.map(({ action }) => action)).toEqual([
    'signed-in',
    'item-restored',
    'item-deleted',
    'item-changed',
  ]);
  const at = new Date(clock - 1000).toISOString();
  expect(entries[3]).toEqual({
    id: 2,
    at,
    username: 'admin',
    address: '127.0.0.1',
    action: 'item-changed',
    resource: 'articles',
    item_id: 1,
    title: expect.stringMatching(/\S/),
  });
  const anyone = await write(api, 'GET', '/admin.php/log', undefined, { Cookie: '' });
  expect(anyone.status).toBe(401);
});

test('audit log entries are kept for a year', async () => {
  await login(api.password);
  clock += 365 * 86_400_000;
  await cleanUp(api.deps);
  const entries = () => api.deps.db.selectFrom('log').select('action').execute();
  expect(await entries()).toEqual([{ action: 'signed-in' }]);
  clock += 1;
  await cleanUp(api.deps);
  expect(await entries()).toEqual([]);
});

function login(secret: string, userAgent = 'Uji', username = api.username): Promise<Response> {
  const headers = { Cookie: '', 'User-Agent': userAgent };
  return write(api, 'POST', '/admin.php/login', { username, password: secret }, headers);
}

async function signIn(userAgent?: string): Promise<string> {
  return cookieOf(await login(api.password, userAgent));
}

async function secondAccount(): Promise<string> {
  const hash = await api.deps.passwords.hash(next);
  await createAdminStore(api.deps.db).create('lain', hash, new Date(clock));
  return cookieOf(await login(next, 'Uji', 'lain'));
}

function cookieOf(response: Response): string {
  return (response.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '';
}

function password(cookie: string, body: object): Promise<Response> {
  return write(api, 'POST', '/admin.php/password', body, { Cookie: cookie });
}

async function statusOf(cookie: string): Promise<number> {
  return (await write(api, 'GET', '/admin.php/session', undefined, { Cookie: cookie })).status;
}

function sessionsOf(cookie: string): Promise<{ id: string; current: boolean }[]> {
  return bodyOf(write(api, 'GET', '/admin.php/sessions', undefined, { Cookie: cookie }));
}
