import { readdir } from 'node:fs/promises';
import { publishedNames } from '@pesantren/api-client/contract/publication';
import { resourceNames, resources } from '@pesantren/api-client/resources';
import { beforeEach, expect, test } from 'vitest';
import { apiForEachTest } from '../../testing/api-for-each-test.ts';
import { bodyOf, read, upload, write } from '../../testing/requests.ts';

const api = apiForEachTest();
beforeEach(async () => {
  for (const name of resourceNames) await api.create(name);
});

const article = { title: 'Judul', content: 'Isi' };
const writes = [
  ...resourceNames.flatMap((name) => [
    { method: 'POST', path: resources[name].path },
    { method: 'PUT', path: `${resources[name].path}/1` },
    { method: 'DELETE', path: `${resources[name].path}/1` },
    { method: 'POST', path: `${resources[name].path}/1/restore` },
  ]),
  ...publishedNames.flatMap((name) =>
    ['withdraw', 'submit', 'preview', 'revisions/1/restore'].map((call) => ({
      method: 'POST',
      path: `${resources[name].path}/1/${call}`,
    })),
  ),
  ...resourceNames.map((name) => ({ method: 'POST', path: `${resources[name].path}/1/purge` })),
  { method: 'PUT', path: '/announcements.php/1/pin' },
  { method: 'POST', path: '/accounts.php' },
  { method: 'PUT', path: '/accounts.php/1' },
  { method: 'POST', path: '/accounts.php/1/password' },
  { method: 'PUT', path: '/school.php' },
  { method: 'POST', path: '/students.php' },
  { method: 'PUT', path: '/students.php/1' },
  { method: 'DELETE', path: '/students.php/1' },
  { method: 'DELETE', path: '/students.php/1/photo' },
  { method: 'POST', path: '/students.php/import' },
  { method: 'PUT', path: '/students.php/settings' },
  { method: 'POST', path: '/admin.php/logout' },
  { method: 'POST', path: '/admin.php/password' },
  { method: 'DELETE', path: '/admin.php/sessions/1' },
];

test('[Z01] the key alone writes nothing, anywhere', async () => {
  const before = await everything();
  for (const { method, path } of writes) {
    const response = await write(api, method, path, article, { Cookie: '' });
    expect(response.status, `${method} ${path}`).toBe(401);
    expect((await bodyOf(response)).code).toBe('no-session');
  }
  await api.deps.db.deleteFrom('sessions').execute();
  expect((await upload(api, new Blob(['%PDF-1.7\n%%EOF']))).status).toBe(401);
  expect(await everything()).toEqual(before);
  expect(await readdir(api.uploadsFolder)).toEqual([]);
});

test('[Z03] other spellings of a path do not get past the guards', async () => {
  const before = await everything();
  const spellings = [
    ...['//articles.php/1', '/./articles.php/1', '/articles.php/1/', '/ARTICLES.PHP/1'],
    ...['/articles.php;x/1', '/%61rticles.php/1', '/articles.php/%31', '/articles.php/%2e%2e/1'],
    ...['/x%2f../articles.php/1', '/articles%252ephp/1', '/articles.php/1%00', '/articles.php/%ff'],
  ];
  for (const path of spellings) {
    const response = await write(api, 'DELETE', path, undefined, { Cookie: '' });
    expect([401, 404], path).toContain(response.status);
  }
  const doubled = `${api.origin}//api/articles.php/1`;
  const response = await api.fetch(api.asAdmin(new Request(doubled, { method: 'DELETE' })));
  expect(response.status).toBe(404);
  expect(await everything()).toEqual(before);
});

test('[Z04] an unsupported method is a 405 with Allow; overrides are ignored', async () => {
  const list = await write(api, 'PATCH', '/articles.php', article);
  expect([list.status, list.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST']);
  expect((await bodyOf(list)).code).toBe('method-not-allowed');
  const item = await write(api, 'POST', '/articles.php/1', article, {
    'X-HTTP-Method-Override': 'DELETE',
  });
  expect([item.status, item.headers.get('Allow')]).toEqual([405, 'GET, HEAD, PUT, DELETE']);
  const get = await read(api, '/articles.php/1?_method=DELETE');
  expect(get.status).toBe(200);
  const head = await api.fetch(
    new Request(`${api.url}/articles.php`, { method: 'HEAD', headers: { 'X-API-Key': api.key } }),
  );
  expect([head.status, head.headers.get('X-Total-Count'), await head.text()]).toEqual([
    200,
    '1',
    '',
  ]);
});

test('[Z05] [L-04] every call needs the key, in its header only', async () => {
  for (const key of ['', 'salah', `${api.key}x`, `${api.key}, ${api.key}`]) {
    for (const path of ['/articles.php', '/articles.php/1', '/admin.php/session', '/tidak-ada']) {
      const response = await write(api, 'GET', `${path}?X-API-Key=${api.key}`, undefined, {
        'X-API-Key': key,
      });
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({
        code: 'invalid-key',
        message: 'Kunci API tidak ada atau salah.',
      });
    }
  }
});

test('[C02] CORS allows the two own origins only, and never a star', async () => {
  const foreign = [
    ...['https://jahat.example', 'null', 'http://localhost:3001.jahat.example', 'http://localhost'],
    ...['http://localhost:30011', 'https://localhost:3001', 'http://localhost:3001.'],
    ...['HTTP://LOCALHOST:3001', 'http://a@localhost:3001', 'http://localhost:3001/'],
  ];
  for (const origin of foreign) {
    const response = await write(api, 'GET', '/articles.php', undefined, { Origin: origin });
    expect(response.headers.get('Access-Control-Allow-Origin'), origin).toBeNull();
    expect(response.headers.get('Vary')).toContain('Origin');
    const refused = await write(api, 'POST', '/articles.php', article, { Origin: origin });
    expect(refused.status, origin).toBe(403);
  }
  const site = await write(api, 'GET', '/articles.php', undefined, { Origin: api.siteOrigin });
  expect(site.headers.get('Access-Control-Allow-Origin')).toBe(api.siteOrigin);
  expect(site.headers.get('Access-Control-Allow-Credentials')).toBeNull();
});

test('[C01] the preflight allows the admin all that its client sends', async () => {
  const response = await api.fetch(
    new Request(`${api.url}/articles.php/1`, {
      method: 'OPTIONS',
      headers: {
        Origin: api.adminOrigin,
        'Access-Control-Request-Method': 'PUT',
        'Access-Control-Request-Headers': 'content-type,x-api-key,if-match,idempotency-key',
      },
    }),
  );
  expect(response.status).toBe(204);
  const headers = Object.fromEntries(response.headers);
  expect(headers).toMatchObject({
    'access-control-allow-origin': api.adminOrigin,
    'access-control-allow-credentials': 'true',
    'access-control-max-age': '600',
  });
  expect(headers['access-control-allow-methods']?.split(',')).toEqual(
    expect.arrayContaining(['GET', 'POST', 'PUT', 'DELETE']),
  );
  expect(headers['access-control-allow-headers']?.toLowerCase().split(',')).toEqual([
    ...['content-type', 'x-api-key', 'if-match', 'idempotency-key'],
  ]);
  expect(headers['access-control-expose-headers']?.split(',')).toEqual([
    ...['ETag', 'Retry-After', 'X-Total-Count', 'Location'],
  ]);
  expect(headers.vary).toContain('Origin');
});

test('[C03] [C05] a sibling, or a request without an origin, cannot write with a good cookie', async () => {
  const before = await everything();
  for (const { method, path } of writes) {
    for (const Origin of [api.siteOrigin, '']) {
      const response = await write(api, method, path, article, { Origin });
      expect(response.status, `${method} ${path} ${Origin}`).toBe(403);
      expect((await bodyOf(response)).code).toBe('wrong-origin');
    }
    // Without the header at all, which signing adds.
    const init = { method, headers: { 'Content-Type': 'application/json' } };
    const signed = api.asAdmin(new Request(api.url + path, init));
    signed.headers.delete('Origin');
    expect((await api.fetch(signed)).status, `${method} ${path} without an origin`).toBe(403);
  }
  expect(await everything()).toEqual(before);
});

test('[C04] [I19] [I20] a write that is not plain JSON is refused unread', async () => {
  const before = await everything();
  const types: Record<string, string>[] = [
    { 'Content-Type': 'text/plain' },
    { 'Content-Type': 'application/x-www-form-urlencoded' },
    { 'Content-Type': 'multipart/form-data; boundary=x' },
    { 'Content-Type': 'application/json-patch+json' },
    { 'Content-Type': 'application/json; charset=latin1' },
    { 'Content-Type': '' },
    { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
  ];
  for (const headers of types) {
    for (const { method, path } of writes) {
      const response = await write(api, method, path, article, headers);
      expect(response.status, `${method} ${path} ${JSON.stringify(headers)}`).toBe(415);
    }
  }
  expect(await everything()).toEqual(before);
  const utf8 = { 'Content-Type': 'application/json; charset=utf-8' };
  expect((await write(api, 'POST', '/articles.php', article, utf8)).status).toBe(201);
});

test('[C07] reading with the cookie changes nothing', async () => {
  const rows = () => api.deps.db.selectFrom('sessions').selectAll().execute();
  const before = [await everything(), await rows()];
  for (const name of resourceNames) {
    for (const path of ['', '/1', '/restore', '?q=a']) {
      await write(api, 'GET', resources[name].path + path);
    }
  }
  expect([await everything(), await rows()]).toEqual(before);
});

test('[C08] the admin can read every refusal: CORS headers are on errors too', async () => {
  const answers = [
    await write(api, 'POST', '/articles.php', article, { Cookie: '' }),
    await write(api, 'GET', '/articles.php', undefined, { 'X-API-Key': 'salah' }),
    await write(api, 'POST', '/articles.php', {}),
    await write(api, 'POST', '/articles.php', { ...article, content: 'x'.repeat(1_100_000) }),
    await write(api, 'GET', '/tidak-ada'),
  ];
  expect(answers.map((answer) => answer.status)).toEqual([401, 401, 422, 413, 404]);
  for (const { headers } of answers) {
    expect(headers.get('Access-Control-Allow-Origin')).toBe(api.adminOrigin);
    expect(headers.get('Access-Control-Allow-Credentials')).toBe('true');
  }
});

test('[C09] every answer carries the security headers', async () => {
  const answers = [
    await read(api, '/articles.php'),
    await write(api, 'GET', '/admin.php/session'),
    await write(api, 'POST', '/articles.php', article, { Cookie: '' }),
    await read(api, '/articles.php/99'),
    await write(api, 'PATCH', '/articles.php'),
    await api.fetch(new Request(`${api.origin}/tidak-ada`)),
  ];
  for (const { headers } of answers) {
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy':
        "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': headers.has('X-Total-Count') ? 'no-cache' : 'no-store',
    });
    expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.has('X-Powered-By')).toBe(false);
  }
});

test('[Z11] nothing but the API and uploads is served', async () => {
  const paths = ['/', '/.git/HEAD', '/.env', '/uji.db', '/uploads/', '/metrics', '/openapi.json'];
  for (const path of paths) {
    const response = await api.fetch(new Request(api.origin + path));
    expect([response.status, (await bodyOf(response)).code], path).toEqual([404, 'not-found']);
  }
});

async function everything(): Promise<unknown[]> {
  const lists = resourceNames.map(async (name) => (await read(api, resources[name].path)).json());
  return Promise.all(lists);
}
