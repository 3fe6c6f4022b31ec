import { BusyError } from '@pesantren/api-client/server/concurrency-limit';
import { expect, test, vi } from 'vitest';
import type { Log } from '../deps.ts';
import { bodyOf, write } from '../testing/requests.ts';
import { testApi } from '../testing/test-api.ts';

test('[R0] [C08] an internal error is logged with its request and not revealed', async () => {
  const entries: Parameters<Log>[0][] = [];
  const api = await testApi({ log: (entry) => entries.push(entry) });
  await api.deps.db.schema.alterTable('articles').renameTo('lain').execute();
  const headers = { 'X-API-Key': api.key, Origin: api.adminOrigin };
  const response = await api.fetch(new Request(`${api.url}/articles.php`, { headers }));
  expect(response.status).toBe(500);
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe(api.adminOrigin);
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(await response.json()).toEqual({
    code: 'internal-error',
    message: 'Terjadi kesalahan pada server. Coba lagi nanti.',
  });
  expect(entries.filter(({ event }) => event === 'request-failed')).toEqual([
    {
      event: 'request-failed',
      requestId: response.headers.get('X-Request-Id'),
      method: 'GET',
      path: '/api/articles.php',
      error: expect.stringMatching(/no such table: articles|relation "articles" does not exist/),
    },
  ]);
  expect(JSON.stringify(entries)).not.toContain(api.key);
  await api.stop();
});

test('[L07] an overload is a 503 with Retry-After, and no line of its own in the log', async () => {
  const entries: Parameters<Log>[0][] = [];
  const api = await testApi({ log: (entry) => entries.push(entry) });
  vi.spyOn(api.deps.passwords, 'verify').mockRejectedValue(new BusyError());
  const body = { username: api.username, password: api.password };
  const response = await write(api, 'POST', '/admin.php/login', body);
  expect(response.status).toBe(503);
  expect(response.headers.get('Retry-After')).toBe('5');
  expect((await bodyOf(response)).code).toBe('unavailable');
  expect(entries.map(({ event }) => event)).toEqual(['request']);
  await api.stop();
});

test('[D07] a disk that cannot be read is told as that, and as no change that was lost', async () => {
  const api = await testApi({ log: () => {} });
  const failing = Object.assign(new Error('EIO: i/o error, read'), { code: 'EIO' });
  vi.spyOn(api.deps.uploads, 'find').mockRejectedValue(failing);
  const response = await api.fetch(new Request(new URL('/uploads/contoh/kebun.jpg', api.url)));
  expect(response.status).toBe(503);
  expect((await bodyOf(response)).message).toBe(
    'Server tidak dapat membaca disknya. Hubungi pengelola situs.',
  );
  await api.stop();
});
