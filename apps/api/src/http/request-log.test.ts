import { createLog } from '@pesantren/api-client/server/log';
import { expect, test } from 'vitest';
import { bodyOf, read, upload, write } from '../testing/requests.ts';
import { testApi } from '../testing/test-api.ts';

type Entry = Record<string, string | number>;

function collected(level: 'info' | 'warn') {
  const lines: string[] = [];
  const log = createLog(level, { write: (line) => lines.push(line) });
  return { log, lines, entries: () => lines.map((line) => JSON.parse(line) as Entry) };
}

test('[A22] [A17] no password, cookie, key or search is ever in the log; each refusal has time and source', async () => {
  const { log, lines, entries } = collected('info');
  const api = await testApi({ log });
  const secrets = [api.password, api.key, 'rahasia-sekali', 'kata sandi baru sekali'];
  const login = (body: unknown) => write(api, 'POST', '/admin.php/login', body);
  await login({ username: api.username, password: 'rahasia-sekali' });
  const signedIn = await login({ username: api.username, password: api.password });
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0]?.split('=')[1] ?? '';
  await login({ username: 'rahasia-sekali', password: { a: 'rahasia-sekali' } });
  await login('rahasia-sekali');
  await write(api, 'POST', '/admin.php/password', {
    current: 'rahasia-sekali',
    next: 'rahasia-sekali',
  });
  const next = 'kata sandi baru sekali';
  await write(api, 'POST', '/admin.php/password', { current: api.password, next });
  await read(api, '/articles.php?q=rahasia-sekali&password=rahasia-sekali');
  await write(api, 'GET', '/articles.php', undefined, { 'X-API-Key': 'rahasia-sekali' });
  await write(
    api,
    'PUT',
    '/articles.php/1',
    { title: 'rahasia-sekali' },
    { Cookie: `__Host-sid=${cookie}` },
  );
  await upload(api, new Blob(['rahasia-sekali']));

  const text = lines.join('');
  for (const secret of [...secrets, cookie]) expect(text).not.toContain(secret);
  expect(cookie).toHaveLength(43);
  const [first] = entries();
  expect(first).toEqual({
    level: 'warn',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    event: 'request',
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    method: 'POST',
    path: '/api/admin.php/login',
    status: 401,
    ms: expect.any(Number),
    address: '127.0.0.1',
  });
  await api.stop();
});

test('[A22] the request’s id in the response is the one in its log line', async () => {
  const { log, entries } = collected('info');
  const api = await testApi({ log });
  const response = await read(api, '/articles.php/99');
  expect((await bodyOf(response)).code).toBe('not-found');
  expect(entries()).toMatchObject([
    { requestId: response.headers.get('X-Request-Id'), status: 404 },
  ]);
  await api.stop();
});

test('[L12] a request is one short log line, whatever it sends', async () => {
  const { log, lines, entries } = collected('info');
  const api = await testApi({ log });
  await read(api, '/a%0d%0a{"level":"error"}');
  await read(api, `/${'x'.repeat(5000)}`);
  expect(lines.map((line) => line.trimEnd().split('\n').length)).toEqual([1, 1]);
  expect(entries().map(({ level }) => level)).toEqual(['info', 'info']);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(700);
  await api.stop();
});

test('[F-57] [A22] a wrong key or a foreign origin is a warning with the client’s address', async () => {
  const { log, entries } = collected('warn');
  const api = await testApi({ log });
  const call = (method: string, headers: Record<string, string>) =>
    api.fetch(new Request(`${api.url}/articles.php`, { method, headers }), '203.0.113.9');
  await call('GET', { 'X-API-Key': 'tebakan' });
  await call('POST', { 'X-API-Key': api.key, Origin: 'https://jahat.example' });
  const facts = { level: 'warn', address: '203.0.113.9', path: '/api/articles.php' };
  expect(entries()).toMatchObject([
    { ...facts, method: 'GET', status: 401 },
    { ...facts, method: 'POST', status: 403 },
  ]);
  await api.stop();
});

test('by default only refused writes and failures are logged', async () => {
  const { log, entries } = collected('warn');
  const api = await testApi({ log });
  await read(api, '/articles.php');
  await write(api, 'POST', '/articles.php', {}, { Origin: 'https://jahat.example' });
  expect(entries()).toMatchObject([{ level: 'warn', status: 403 }]);
  await api.stop();
});
