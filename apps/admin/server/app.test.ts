import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EnvironmentError } from '@pesantren/api-client/server/environment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parameters, type Refusal } from '../src/share-target/received-files.ts';
import { createApp } from './app.ts';
import { readServerConfig } from './config.ts';
import { fillConfig, fillRevision } from './index-html.ts';
import { securityHeaders } from './security-headers.ts';

const config = readServerConfig({ API_URL: 'https://api.sekolah.sch.id/api' });
let root = '';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'admin-'));
  await mkdir(join(root, 'assets'));
  await writeFile(join(root, 'assets', 'index-abc123.js'), 'export {}');
  await writeFile(join(root, 'rahasia.txt'), 'rahasia');
});
afterAll(() => rm(root, { recursive: true }));

const get = (path: string, from = config, headers = {}) => send('GET', path, from, headers);

const send = (method: string, path: string, from = config, headers = {}) =>
  createApp({
    root,
    indexHtml: () => '<title>Admin</title>',
    serviceWorker: 'precache()',
    earlier: join(root, 'before'),
    isReady: async () => false,
    providerState: () => 'wrong-key',
    headers: securityHeaders(from),
  }).request(path, { method, headers });

test('[F-60] whether it is ready says how the provider is', async () => {
  const response = await get('/readyz');
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ status: 'unavailable', provider: 'wrong-key' });
});

test('[F-63] files of the build before are there for pages that were opened then', async () => {
  await mkdir(join(root, 'before/assets'), { recursive: true });
  await writeFile(join(root, 'before/assets/index-before.js'), 'lama()');
  const old = await get('/adminsekolah/assets/index-before.js');
  expect([old.status, await old.text()]).toEqual([200, 'lama()']);
  expect(old.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect((await get('/adminsekolah/assets/index-older.js')).status).toBe(404);
});

test('[F-75] a share that no service worker received leads to the page that says so, and is not read', async () => {
  const shared = await send('POST', '/adminsekolah/bagikan');
  const refusal = new URLSearchParams({
    [parameters.refusal]: 'belum-siap' satisfies Refusal,
  });
  expect([shared.status, shared.headers.get('Location')]).toEqual([
    303,
    `/adminsekolah/bagikan?${refusal}`,
  ]);
});

test('[M-11] the root leads to the app', async () => {
  const response = await get('/');
  expect(response.status).toBe(302);
  expect(response.headers.get('Location')).toBe('/adminsekolah/');
});

test.each([
  ['/adminsekolah', '/adminsekolah/'],
  ['/AdminSekolah/?dari=wa', '/adminsekolah/?dari=wa'],
  ['//adminsekolah//Articles/', '/adminsekolah/articles'],
  ['/ADMINSEKOLAH/GALLERY/SAMPAH/?hal=2', '/adminsekolah/gallery/sampah?hal=2'],
  ['/adminsekolah/articles/aB7/', '/adminsekolah/articles/aB7'],
])('[F-79] %s leads to %s', async (written, address) => {
  const { status, headers } = await get(written);
  expect([status, headers.get('Location')]).toEqual([308, address]);
});

test.each(['//situs-lain.id/adminsekolah', '/lain/adminsekolah', '/adminsekolahku/'])(
  '[F-79] %s leads nowhere',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('Tidak ditemukan. Halaman admin ada di /adminsekolah/');
  },
);

test.each(['/adminsekolah/', '/adminsekolah/articles', '/adminsekolah/a/b?c=d'])(
  '[M-11] %s is the app, never cached',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
    expect(await response.text()).toContain('<title>Admin</title>');
  },
);

test('[M-11] assets are kept for ever; a missing one is a 404, not the page', async () => {
  const found = await get('/adminsekolah/assets/index-abc123.js');
  expect(found.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(found.headers.get('Content-Type')).toContain('text/javascript');
  expect((await get('/adminsekolah/assets/index-old.js')).status).toBe(404);
});

test('scripts travel as they were compressed at the build, in what the browser takes', async () => {
  await writeFile(join(root, 'assets', 'index-abc123.js.br'), 'brotli');
  await writeFile(join(root, 'assets', 'index-abc123.js.gz'), 'gzip');
  const sent = async (accepted: string) => {
    const path = '/adminsekolah/assets/index-abc123.js';
    const { headers } = await get(path, config, { 'Accept-Encoding': accepted });
    return ['Content-Encoding', 'Vary', 'Content-Length'].map((name) => headers.get(name));
  };
  expect(await sent('gzip, deflate, br, zstd')).toEqual(['br', 'Accept-Encoding', '6']);
  expect(await sent('gzip, br;q=0')).toEqual(['gzip', 'Accept-Encoding', '4']);
  expect((await sent('identity'))[0]).toBe(null);
});

test('[C12] scripts carry the headers that concern them alone; a worker keeps its policy', async () => {
  await writeFile(join(root, 'assets', 'pdf.worker-1a2b.mjs'), 'export {}');
  const script = (await get('/adminsekolah/assets/index-abc123.js')).headers;
  expect(script.get('X-Content-Type-Options')).toBe('nosniff');
  expect(script.has('Content-Security-Policy')).toBe(false);
  const worker = (await get('/adminsekolah/assets/pdf.worker-1a2b.mjs')).headers;
  expect(worker.get('Content-Security-Policy')).toContain("default-src 'none'");
});

test.each(['/adminsekolah/assets/..%2frahasia.txt', '/adminsekolah/assets/%2e%2e/rahasia.txt'])(
  '[Z11] %s gives nothing away',
  async (path) => {
    expect(await (await get(path)).text()).not.toContain('rahasia');
  },
);

test('[E-13] the service worker is asked for at each start, and not sent again as long as it is the same', async () => {
  const first = await get('/adminsekolah/sw.js');
  expect(await first.text()).toBe('precache()');
  expect(first.headers.get('Content-Type')).toContain('text/javascript');
  expect(first.headers.get('Cache-Control')).toBe('no-cache');
  expect(first.headers.get('Content-Security-Policy')).toContain("connect-src 'self'");
  const known = { 'If-None-Match': first.headers.get('ETag') ?? '' };
  expect((await get('/adminsekolah/sw.js', config, known)).status).toBe(304);
});

test('[E-13] another configuration is a newer release of the page', () => {
  const built = "url(base, '__PAGE_REVISION__')";
  const [one, other] = ['<html>a</html>', '<html>b</html>'].map((page) =>
    fillRevision(built, page),
  );
  expect(one).toMatch(/^url\(base, '[0-9a-f]{16}'\)$/);
  expect(other).not.toBe(one);
});

test('[E-14] one variable puts the kill switch out', () => {
  expect(readServerConfig({}).workerFile).toBe('sw.js');
  expect(readServerConfig({ ADMIN_SERVICE_WORKER: 'off' }).workerFile).toBe('sw-off.js');
});

test('paths outside the base do not exist; /healthz answers', async () => {
  expect((await get('/lain')).status).toBe(404);
  expect((await get('/adminsekolahku')).status).toBe(404);
  expect((await get('/healthz')).status).toBe(200);
});

test('[C12] no inline script, no eval, no foreign frame; the provider alone is called', async () => {
  const policy = (await get('/adminsekolah/')).headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("style-src 'self';");
  expect(policy).toContain("connect-src 'self' https://api.sekolah.sch.id;");
  for (const rule of ["base-uri 'none';", "form-action 'self';", "frame-ancestors 'none'"])
    expect(policy).toContain(rule);
  expect(policy).not.toContain('unsafe-eval');
});

test('[C11] [C16] the other headers, HSTS where the admin is reached by https', async () => {
  const { headers } = await get('/adminsekolah/');
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Referrer-Policy')).toBe('no-referrer');
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
  expect(headers.get('Strict-Transport-Security')).toBeNull();
  const secure = readServerConfig({ ADMIN_URL: 'https://admin.sekolah.sch.id' });
  const hsts = (await get('/', secure)).headers.get('Strict-Transport-Security');
  expect(hsts).toBe('max-age=31536000; includeSubDomains');
});

test('the configuration is written into its block, and nothing in it can end the block', () => {
  const html = '<script type="application/json" id="config">{}</script>';
  const app = { ...config.app, apiKey: '</script><script>$&' };
  const filled = fillConfig(html, app);
  expect(filled).not.toContain('</script><script>');
  const json = />(.*)<\/script>$/.exec(filled)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual(app);
  expect(() => fillConfig('<html></html>', app)).toThrow();
});

test.each([
  'ADMIN_PORT',
  'SITE_URL',
  'ADMIN_URL',
  'API_URL',
  'API_PROFILE',
  'ADMIN_SERVICE_WORKER',
])('a wrong %s is named', (name) => {
  expect(() => readServerConfig({ [name]: '0' })).toThrow(EnvironmentError);
  expect(() => readServerConfig({ [name]: '0' })).toThrow(name);
});
