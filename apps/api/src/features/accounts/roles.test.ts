import { type Role, roles } from '@pesantren/api-client/contract/account';
import { beforeEach, expect, test } from 'vitest';
import { apiForEachTest } from '../../testing/api-for-each-test.ts';
import { bodyOf, read, upload, write } from '../../testing/requests.ts';
import { createSessions } from '../admin/sessions.ts';
import { createAdminStore } from '../admin/store.ts';
import { type OpenApiDocument, operationsOf } from '../openapi/document.ts';

const api = apiForEachTest();
const article = { title: 'Panen', content: 'Isi.' };
const draft = { ...article, state: 'draft' };
const achievement = { prestasi: 'Juara', tanggal: '2027-01-01' };

const cookies: Partial<Record<Role, string>> = {};
beforeEach(async () => {
  for (const role of roles) cookies[role] = await signedIn(`Bu ${role}`, role);
});

/** Adds an account as a pengelola does. @returns the cookie of its session. */
async function signedIn(username: string, role: Role): Promise<string> {
  const created = await write(api, 'POST', '/accounts.php', { username, role });
  const { account } = await bodyOf<{ account: { id: number } }>(created);
  const device = { userAgent: 'uji', address: '' };
  return `__Host-sid=${await createSessions(api.deps).start(account.id, device)}`;
}

const as = (role: Role, method: string, path: string, body?: object) =>
  write(api, method, path, body, { Cookie: cookies[role] ?? '' });

/** What a role may not do, by what it is refused. */
const calls: [method: string, path: string, body: object | undefined, allowed: readonly Role[]][] =
  [
    ['POST', '/articles.php', article, ['redaktur', 'pengelola']],
    ['POST', '/articles.php', draft, roles],
    ['PUT', '/articles.php/1', article, ['redaktur', 'pengelola']],
    ['PUT', '/articles.php/1', draft, ['redaktur', 'pengelola']],
    ['POST', '/articles.php/1/withdraw', {}, ['redaktur', 'pengelola']],
    ['POST', '/articles.php/1/submit', {}, ['redaktur', 'pengelola']],
    ['POST', '/articles.php/1/return', { note: 'Ringkas.' }, ['redaktur', 'pengelola']],
    ['GET', '/requests.php', undefined, roles],
    ['GET', '/push.php', undefined, roles],
    ['POST', '/push.php', {}, roles],
    ['POST', '/push.php/remove', { endpoint: '' }, roles],
    ['POST', '/articles.php/1/preview', {}, roles],
    ['GET', '/articles.php/1/revisions', undefined, roles],
    ['GET', '/articles.php/1/revisions/1', undefined, roles],
    ['GET', '/articles.php/states', undefined, roles],
    ['GET', '/calendar.php?month=2027-01', undefined, roles],
    ['GET', '/pictures.php', undefined, roles],
    ['POST', '/upload.php', undefined, roles],
    ['GET', '/articles.php?state=all', undefined, roles],
    ['POST', '/articles.php/1/revisions/1/restore', {}, ['redaktur', 'pengelola']],
    ['DELETE', '/articles.php/1', undefined, ['redaktur', 'pengelola']],
    ['POST', '/articles.php/1/restore', {}, ['redaktur', 'pengelola']],
    ['POST', '/articles.php/99/purge', {}, ['redaktur', 'pengelola']],
    ['POST', '/prestasi.php', achievement, ['redaktur', 'pengelola']],
    ['PUT', '/prestasi.php/1', achievement, ['redaktur', 'pengelola']],
    ['DELETE', '/prestasi.php/1', undefined, ['redaktur', 'pengelola']],
    ['POST', '/prestasi.php/1/restore', {}, ['redaktur', 'pengelola']],
    ['POST', '/prestasi.php/99/purge', {}, ['redaktur', 'pengelola']],
    ['POST', '/carousel_images.php', { src: 'https://x.id/a.jpg' }, ['redaktur', 'pengelola']],
    ['POST', '/carousel_images.php/1/move', { before: null }, ['redaktur', 'pengelola']],
    ['PUT', '/announcements.php/1/pin', { pinned: true }, ['redaktur', 'pengelola']],
    ['PUT', '/school.php', { facts: {} }, ['pengelola']],
    ['GET', '/students.php/records', undefined, ['pengelola']],
    ['GET', '/students.php/settings', undefined, ['pengelola']],
    ['POST', '/students.php', {}, ['pengelola']],
    ['POST', '/students.php/import', { students: [] }, ['pengelola']],
    ['PUT', '/students.php/settings', { enabled: false, mask_nis: true }, ['pengelola']],
    ['GET', '/students.php/1', undefined, ['pengelola']],
    ['PUT', '/students.php/1', {}, ['pengelola']],
    ['DELETE', '/students.php/1', undefined, ['pengelola']],
    ['PUT', '/students.php/1/photo', undefined, ['pengelola']],
    ['DELETE', '/students.php/1/photo', undefined, ['pengelola']],
    ['GET', '/registrations.php', undefined, ['redaktur', 'pengelola']],
    ['GET', '/registrations.php/counts', undefined, ['redaktur', 'pengelola']],
    ['GET', '/registrations.php/keys', undefined, ['redaktur', 'pengelola']],
    ['POST', '/registrations.php/keys', {}, ['pengelola']],
    ['PUT', '/registrations.php/keys/1', {}, ['pengelola']],
    ['GET', '/registrations.php/settings', undefined, ['redaktur', 'pengelola']],
    ['PUT', '/registrations.php/settings', { enabled: false }, ['pengelola']],
    ['PUT', '/registrations.php/states', {}, ['redaktur', 'pengelola']],
    ['PUT', '/registrations.php/99/state', {}, ['redaktur', 'pengelola']],
    ['GET', '/backups.php', undefined, ['pengelola']],
    ['POST', '/backups.php/run', {}, ['pengelola']],
    ['POST', '/backups.php/key', {}, ['pengelola']],
    ['GET', '/report.php', undefined, ['pengelola']],
    ['GET', '/accounts.php', undefined, ['pengelola']],
    ['POST', '/accounts.php', { username: 'Pak Baru', role: 'penulis' }, ['pengelola']],
    ['PUT', '/accounts.php/99', { role: 'penulis' }, ['pengelola']],
    ['POST', '/accounts.php/99/password', {}, ['pengelola']],
    ['GET', '/admin.php/log', undefined, ['pengelola']],
    ['GET', '/accounts.php/me', undefined, roles],
    ['GET', '/admin.php/session', undefined, roles],
    ['GET', '/admin.php/sessions', undefined, roles],
    ['DELETE', '/admin.php/sessions/99', undefined, roles],
    ['POST', '/admin.php/password', {}, roles],
    ['GET', '/openapi.json', undefined, roles],
    ['GET', '/openapi', undefined, roles],
    ['POST', '/admin.php/logout', {}, roles],
  ];

/** Resources whose calls are those of another one, whose routes are the same: with drafts, and without. */
const standIns: Readonly<Record<string, string>> = {
  announcements: 'articles',
  gallery_items: 'articles',
  pages: 'articles',
  agenda: 'articles',
  carousel_images: 'prestasi',
};

test('[V-13] [Z01] no call that needs a session is left out of the table', async () => {
  const document = await bodyOf<OpenApiDocument>(write(api, 'GET', '/openapi.json'));
  const inTable = new Set(calls.map(([method, path]) => `${method} ${templateOf(path)}`));
  const needed = operationsOf(document)
    .filter(({ security }) => JSON.stringify(security ?? []).includes('session'))
    .map(({ method, path }) => `${method.toUpperCase()} ${templateOf(path.replace('/api', ''))}`);
  expect(needed.length).toBeGreaterThan(80);
  const missing = needed.filter((call) => {
    const sameCall = call.replace(/ \/(\w+)/, (_, name) => ` /${standIns[name] ?? name}`);
    return !inTable.has(call) && !inTable.has(sameCall);
  });
  expect(missing).toEqual([]);
});

/** Returns the path of a call with `*` for each id and version. */
function templateOf(path: string): string {
  return path.replace(/\?.*/, '').replace(/\/(\d+|\{\w+\})(?=\/|$)/g, '/*');
}

test.each(roles)(
  '[V-13] [Z01] a %s is refused what others may do, with 403 and no trace',
  async (role) => {
    await api.create('articles');
    await api.create('announcements');
    await api.create('carousel');
    await api.create('prestasi');
    for (const [method, path, body, allowed] of calls) {
      const before = await (await read(api, '/articles.php')).text();
      const answer = await as(role, method, path, body);
      if (allowed.includes(role)) {
        expect([401, 403], `${method} ${path}`).not.toContain(answer.status);
      } else {
        expect([answer.status, (await bodyOf(answer)).code], `${method} ${path}`).toEqual([
          403,
          'not-allowed',
        ]);
        expect(await (await read(api, '/articles.php')).text()).toBe(before);
      }
      const stranger = await write(api, method, path, body, { Cookie: '' });
      // Strangers are not told that there is a description.
      const status = path.startsWith('/openapi') ? 404 : 401;
      expect(stranger.status, `${method} ${path}`).toBe(status);
    }
  },
);

test('[V-33] login and session tell the role', async () => {
  for (const role of roles) {
    expect(await bodyOf(as(role, 'GET', '/admin.php/session'))).toEqual({
      ...{ username: `Bu ${role}`, role },
    });
  }
  const { username, password } = api;
  const login = await write(
    api,
    'POST',
    '/admin.php/login',
    { username, password },
    { Cookie: '' },
  );
  expect(await bodyOf(login)).toEqual({ username, role: 'pengelola' });
});

test('[V-13] a penulis writes own drafts, asks for publishing, and never changes another’s', async () => {
  expect(await bodyOf(as('penulis', 'POST', '/articles.php', draft))).toMatchObject({
    ...{ id: 1, written_by: 'Bu penulis', state: 'draft' },
  });
  const other = await signedIn('Pak lain', 'penulis');
  const changed = await write(api, 'PUT', '/articles.php/1', draft, { Cookie: other });
  expect([changed.status, (await bodyOf(changed)).code]).toEqual([403, 'not-allowed']);
  expect((await as('penulis', 'PUT', '/articles.php/1', { ...draft, title: 'Padi' })).status).toBe(
    200,
  );
  expect((await as('penulis', 'POST', '/articles.php/1/submit', {})).status).toBe(200);
  expect(await bodyOf(as('redaktur', 'GET', '/articles.php?state=submitted'))).toMatchObject([
    { title: 'Padi', submitted_at: expect.stringMatching(/Z$/) },
  ]);
  // Publishing it by any way is refused.
  for (const body of [
    article,
    { ...article, state: 'published' },
    { ...article, expire_at: null },
  ]) {
    expect((await as('penulis', 'PUT', '/articles.php/1', body)).status).toBe(403);
  }
  const published = await as('redaktur', 'PUT', '/articles.php/1', {
    ...article,
    state: 'published',
  });
  expect(await bodyOf(published)).toMatchObject({ submitted_at: '', written_by: 'Bu penulis' });
  // A correction lies over it until somebody publishes it.
  expect((await as('penulis', 'PUT', '/articles.php/1', { ...draft, title: 'Ralat' })).status).toBe(
    200,
  );
  expect(await bodyOf(read(api, '/articles.php/1'))).toMatchObject({ title: 'Panen' });
  expect((await as('penulis', 'DELETE', '/articles.php/1')).status).toBe(403);
  const spared = await as('penulis', 'POST', '/articles.php', draft);
  const { id } = await bodyOf<{ id: number }>(spared);
  expect((await as('penulis', 'DELETE', `/articles.php/${id}`)).status).toBe(204);
  expect((await as('penulis', 'POST', `/articles.php/${id}/restore`)).status).toBe(200);
  expect((await upload(api, new Blob(['%PDF-1.7\n%%EOF']))).status).not.toBe(403);
});

test('[V-14] an account that is switched off is out at once, its previews too; the last pengelola stays', async () => {
  const created = await as('penulis', 'POST', '/articles.php', draft);
  const { id } = await bodyOf<{ id: number }>(created);
  const link = await bodyOf<{ url: string }>(
    as('penulis', 'POST', `/articles.php/${id}/preview`, {}),
  );
  const token = link.url.split('/').at(-1);
  expect((await read(api, `/preview.php/${token}`)).status).toBe(200);
  const accounts = await bodyOf<{ id: number; username: string; role: Role }[]>(
    write(api, 'GET', '/accounts.php'),
  );
  const idOf = (name: string) => accounts.find(({ username }) => username === name)?.id;
  const off = { active: false };
  expect((await write(api, 'PUT', `/accounts.php/${idOf('Bu penulis')}`, off)).status).toBe(200);
  expect((await as('penulis', 'GET', '/admin.php/session')).status).toBe(401);
  expect((await as('penulis', 'PUT', `/articles.php/${id}`, draft)).status).toBe(401);
  expect((await read(api, `/preview.php/${token}`)).status).toBe(404);
  // Two managers switch each other off at once: one of them stays.
  const answers = await Promise.all([
    write(api, 'PUT', `/accounts.php/${idOf('Bu pengelola')}`, off),
    as('pengelola', 'PUT', `/accounts.php/${idOf('admin')}`, { role: 'penulis' }),
  ]);
  const left = (await createAdminStore(api.deps.db).all()).filter(
    ({ role, disabled_at }) => role === 'pengelola' && disabled_at === null,
  );
  expect(left).toHaveLength(1);
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
});

test('[V-14] an account has its role from the first request on, a password shown once, and an entry in the log', async () => {
  const body = { username: 'Pak Umar', role: 'redaktur' };
  const created = await write(api, 'POST', '/accounts.php', body);
  const { account, password } = await bodyOf<{ account: { id: number }; password: string }>(
    created,
  );
  expect([created.status, created.headers.get('Cache-Control')]).toEqual([201, 'no-store']);
  const login = await write(
    api,
    'POST',
    '/admin.php/login',
    { username: 'Pak Umar', password },
    { Cookie: '' },
  );
  expect(login.status).toBe(200);
  expect(
    (await write(api, 'POST', '/accounts.php', { ...body, username: 'pak umar' })).status,
  ).toBe(422);
  expect((await write(api, 'POST', '/accounts.php', { ...body, role: 'raja' })).status).toBe(422);
  await write(api, 'PUT', `/accounts.php/${account.id}`, { role: 'penulis' });
  const again = await write(api, 'POST', `/accounts.php/${account.id}/password`, {});
  expect((await bodyOf<{ password: string }>(again)).password).not.toBe(password);
  const old = await write(
    api,
    'POST',
    '/admin.php/login',
    { username: 'Pak Umar', password },
    { Cookie: '' },
  );
  expect(old.status).toBe(401);
  const all = await bodyOf<object[]>(write(api, 'GET', '/accounts.php'));
  expect(JSON.stringify(all)).not.toMatch(/hash|argon|password/);
  const log = await bodyOf<{ action: string }[]>(
    write(api, 'GET', `/admin.php/log?resource=accounts&item_id=${account.id}`),
  );
  const actions = log.map(({ action }) => action);
  expect(actions).toEqual(['password-changed', 'account-role-changed', 'account-created']);
});

test('[V-15] the log is read by account, action, item and time, a page at a time', async () => {
  await as('redaktur', 'POST', '/articles.php', article);
  await as('pengelola', 'POST', '/articles.php', article);
  const read = async (query: string) => {
    const answer = await write(api, 'GET', `/admin.php/log?${query}`);
    return [answer.headers.get('X-Total-Count'), (await bodyOf<[]>(answer)).length];
  };
  expect(await read('username=Bu%20redaktur')).toEqual(['1', 1]);
  expect(await read('action=item-created&limit=1')).toEqual(['2', 1]);
  expect(await read('resource=articles&item_id=2')).toEqual(['1', 1]);
  expect(await read('to=2020-01-01T00:00:00Z')).toEqual(['0', 0]);
  expect(await read('action=item-created&from=2020-01-01T00:00:00%2B07:00')).toEqual(['2', 2]);
  for (const wrong of ['from=kemarin', 'item_id=x', 'to=2027-01-01']) {
    expect((await write(api, 'GET', `/admin.php/log?${wrong}`)).status, wrong).toBe(400);
  }
});
