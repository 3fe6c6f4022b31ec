import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSessions } from '../../features/admin/sessions.ts';
import { bodyOf, upload, write } from '../../testing/requests.ts';
import { type TestApi, testApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T03:00:00Z') });
  api = await testApi({ limitFactor: 1 });
});
afterEach(async () => {
  vi.useRealTimers();
  await api.stop();
});

test('[L05] [C08] an address has 600 calls a minute, others go on, and the limit expires', async () => {
  for (let n = 0; n < 600; n += 1) await readFrom('203.0.113.7');
  const refused = await readFrom('203.0.113.7');
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
  expect((await bodyOf(refused)).message).toBe(
    'Terlalu banyak percobaan. Coba lagi dalam 60 detik.',
  );
  expect(refused.headers.get('Access-Control-Allow-Origin')).toBe(api.siteOrigin);
  expect((await readFrom('203.0.113.8')).status).toBe(200);
  vi.setSystemTime(Date.now() + 60_000);
  expect((await readFrom('203.0.113.7')).status).toBe(200);
});

test('[L05] the site’s server on the same machine reads for all visitors, uncounted', async () => {
  for (let n = 0; n < 601; n += 1) await readFrom('127.0.0.1');
  expect((await readFrom('::1')).status).toBe(200);
  expect((await readFrom('::ffff:127.0.0.1')).status).toBe(200);
});

test('[F-57] callers without the key or from a foreign origin are soon limited, and nobody else', async () => {
  const stranger = (headers: Record<string, string>, method = 'GET') =>
    api.fetch(new Request(`${api.url}/articles.php`, { method, headers }), '203.0.113.9');
  const keyless = { 'X-API-Key': 'tebakan' };
  const foreign = { 'X-API-Key': api.key, Origin: 'https://jahat.example' };
  for (let n = 0; n < 30; n += 1) {
    expect((await stranger(keyless)).status).toBe(401);
    expect((await stranger(foreign, 'POST')).status).toBe(403);
  }
  const refused = [await stranger(keyless), await stranger(foreign, 'DELETE')];
  expect(refused.map(({ status }) => status)).toEqual([429, 429]);
  expect(refused[0]?.headers.get('Retry-After')).toBe('60');
  expect((await stranger({ 'X-API-Key': api.key })).status, 'with the key').toBe(200);
  expect((await readFrom('203.0.113.7')).status).toBe(200);
  vi.setSystemTime(Date.now() + 60_000);
  expect((await stranger(keyless)).status).toBe(401);
});

test('[L05] an IPv6 network is one caller, however its addresses are spelt', async () => {
  for (let n = 0; n < 600; n += 1) await readFrom(`2001:db8:0:1::${n.toString(16)}`);
  for (const address of ['2001:DB8:0:1:ffff::1', '2001:0db8:0000:0001::', '2001:db8:0:1::9%eth0']) {
    expect((await readFrom(address)).status, address).toBe(429);
  }
  expect((await readFrom('2001:db8:0:2::1')).status).toBe(200);
});

test('[F-03] a session has 60 writes a minute and 600 uploads an hour; other sessions go on', async () => {
  const save = () => write(api, 'POST', '/carousel_images.php', {});
  for (let n = 0; n < 60; n += 1) expect((await save()).status).toBe(422);
  expect((await save()).status).toBe(429);
  const file = new Blob(['bukan gambar']);
  for (let n = 0; n < 600; n += 1) expect((await upload(api, file)).status).toBe(415);
  vi.setSystemTime(Date.now() + 1_200_000);
  const refused = await upload(api, file);
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '2400']);
  expect((await bodyOf(refused)).message).toBe(
    'Terlalu banyak percobaan. Coba lagi dalam 40 menit.',
  );
  const other = await createSessions(api.deps).start(1, { userAgent: 'uji', address: '' });
  expect((await upload(api, file, 'b', {}, other)).status).toBe(415);
  for (const status of [429, 415]) {
    vi.setSystemTime(Date.now() + 1_200_000);
    expect((await upload(api, file)).status).toBe(status);
  }
});

function readFrom(address: string): Promise<Response> {
  const headers = { 'X-API-Key': api.key, Origin: api.siteOrigin };
  return api.fetch(new Request(`${api.url}/carousel_images.php?limit=1`, { headers }), address);
}
