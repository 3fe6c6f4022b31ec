import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultFacts } from '@pesantren/content/default-facts';
import { shownFacts } from '@pesantren/content/shown-facts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rulesIn } from '../styles-plugin.ts';
import { createApp } from './app.ts';
import { createPageCache } from './caching/page-cache.ts';
import { securityHeaders } from './http/security-headers.ts';
import { createMachineRoutes } from './machine-routes.ts';
import { createReader } from './reader.ts';
import { stylesFile } from './rendering/page-styles.ts';
import { createProductionTags, inlineScripts, siteTags } from './rendering/page-tags.ts';
import type { RenderedPage } from './rendering/render.tsx';

const site = {
  apiUrl: 'https://api.sekolah.example/api',
  apiKey: 'k',
  apiProfile: 'full',
  siteUrl: 'https://www.sekolah.example',
} as const;

let files: string;
let ready = true;
let drawing: () => Promise<RenderedPage>;

beforeEach(async () => {
  files = await mkdtemp(join(tmpdir(), 'pesantren-site-'));
  await mkdir(join(files, 'assets'));
  await mkdir(join(files, '.vite'));
  await writeFile(join(files, 'assets/entry-1a2b.js'), 'mulai()');
  ready = true;
  drawing = async () => page('<p>halaman</p>');
});

afterEach(() => rm(files, { recursive: true }));

const page = (html: string) => ({ status: 200, headers: { 'cache-control': 'no-cache' }, html });

const readFacts = async () => shownFacts({});

function ask(path: string, init?: RequestInit) {
  const app = createApp({
    files,
    page: createPageCache({
      render: () => drawing(),
      headers: securityHeaders(site, ['mulai()']),
      megabytes: 1,
    }).answer,
    isReady: async () => ready,
    earlier: join(files, 'before'),
    providerState: () => (ready ? 'ok' : 'wrong-key'),
    headers: securityHeaders(site, ['mulai()']),
    machineRoutes: createMachineRoutes(site, files, createReader(site, fetch, 0), readFacts),
    log: () => {},
  });
  return app.request(path, init);
}

test('[F-60] health: the process always, readiness as the provider is', async () => {
  ready = false;
  expect((await ask('/healthz')).status).toBe(200);
  const answer = await ask('/readyz');
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ status: 'unavailable', provider: 'wrong-key' });
  ready = true;
  expect((await ask('/readyz')).status).toBe(200);
});

test('files of the build are immutable; a missing one is no page', async () => {
  const file = await ask('/assets/entry-1a2b.js');
  expect(await file.text()).toBe('mulai()');
  expect(file.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  const missing = await ask('/assets/entry-0000.js');
  expect(missing.status).toBe(404);
  expect(missing.headers.get('Cache-Control')).toBe('no-store');
});

test('[F-63] files of the build before are there for pages that were opened then', async () => {
  await mkdir(join(files, 'before/assets'), { recursive: true });
  await writeFile(join(files, 'before/assets/entry-0001.js'), 'lama()');
  await writeFile(join(files, 'before/assets/entry-0001.js.br'), 'brotli');
  await writeFile(join(files, 'before/manifest.json'), '{}');
  const old = await ask('/assets/entry-0001.js', { headers: { 'Accept-Encoding': 'br' } });
  expect([old.status, await old.text()]).toEqual([200, 'brotli']);
  expect(old.headers.get('Content-Type')).toMatch(/javascript/);
  expect(old.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect((await ask('/assets/entry-0002.js')).status).toBe(404);
  expect((await ask('/assets/../manifest.json')).status).not.toBe(500);
});

test('what is text travels compressed: assets as they were built, pages as they are drawn', async () => {
  await writeFile(join(files, 'assets/entry-1a2b.js.br'), 'brotli');
  await writeFile(join(files, 'assets/entry-1a2b.js.gz'), 'gzip');
  const html = '<p>halaman</p>'.repeat(200);
  drawing = async () => page(html);
  const encoding = async (path: string, accepted: string) => {
    const answer = await ask(path, { headers: { 'Accept-Encoding': accepted } });
    return [answer.headers.get('Content-Encoding'), answer.headers.get('Vary')];
  };
  expect(await encoding('/assets/entry-1a2b.js', 'gzip, br')).toEqual(['br', 'Accept-Encoding']);
  expect(await encoding('/assets/entry-1a2b.js', 'gzip')).toEqual(['gzip', 'Accept-Encoding']);
  expect(await encoding('/assets/entry-1a2b.js', 'identity')).toEqual([null, null]);
  expect(await encoding('/', 'gzip, br')).toEqual(['br', 'Accept-Encoding, Cookie']);
  expect(await encoding('/', 'gzip, br;q=0')).toEqual(['gzip', 'Accept-Encoding, Cookie']);
  expect(await encoding('/', 'identity')).toEqual([null, 'Accept-Encoding, Cookie']);
});

test.each(['/assets/..%2f.vite/manifest.json', '/assets/%2e%2e/.vite/manifest.json'])(
  '[Z11] %s leads nowhere',
  async (path) => {
    await writeFile(join(files, '.vite/manifest.json'), '{"rahasia":1}');
    expect(await (await ask(path)).text()).not.toContain('rahasia');
  },
);

test('[Z04] other methods than reading are refused with what is allowed', async () => {
  const refused = await ask('/artikel', { method: 'POST', body: 'x' });
  expect(refused.status).toBe(405);
  expect(refused.headers.get('Allow')).toBe('GET, HEAD');
  const head = await ask('/artikel', { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
});

test('a failure outside of drawing is a plain 500 that says nothing', async () => {
  drawing = () => Promise.reject(new Error('rahasia'));
  const failed = await ask('/');
  expect(failed.status).toBe(500);
  expect(await failed.text()).toBe('Terjadi kesalahan');
  expect(failed.headers.get('X-Content-Type-Options')).toBe('nosniff');
});

test('[C12] [C16] every answer that a browser may show carries the policy; inline only the start script runs, only the site is asked', async () => {
  for (const path of ['/', '/assets/entry-0000.js', '/readyz', '/robots.txt']) {
    const { headers } = await ask(path);
    const policy = headers.get('Content-Security-Policy') ?? '';
    const hash = createHash('sha256').update('mulai()').digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).toContain("connect-src 'self';");
    // What `default-src` does not hold.
    for (const rule of [
      "base-uri 'none';",
      "form-action 'self' https://wa.me ",
      "frame-ancestors 'none';",
    ])
      expect(policy).toContain(rule);
    expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe');
    expect(policy).toContain('upgrade-insecure-requests');
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains');
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  }
});

test('[C12] scripts, styles and fonts carry the headers that concern them alone', async () => {
  const { headers } = await ask('/assets/entry-1a2b.js');
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains');
  expect(headers.has('Content-Security-Policy')).toBe(false);
  expect(headers.has('Permissions-Policy')).toBe(false);
});

test('no page that all share demands a process of its own, which its first words would wait for', () => {
  const headers = securityHeaders(site, []);
  for (const name of ['Opener', 'Embedder'])
    expect(headers).not.toHaveProperty(`Cross-Origin-${name}-Policy`);
});

test('without https nothing demands it', () => {
  const headers = securityHeaders({ ...site, siteUrl: 'http://localhost:3000' }, []);
  expect(headers['Content-Security-Policy']).not.toContain('upgrade-insecure-requests');
  expect(headers).not.toHaveProperty('Strict-Transport-Security');
});

test('a page brings the styles that its words need, and at its end the script that names the files of its controls', async () => {
  const manifest = {
    'src/layout/load-font.ts': { file: 'assets/f.js' },
    'src/plain/bootstrap.ts': { file: 'assets/b.js' },
    'src/plain/entry-plain.ts': { file: 'assets/k.js' },
    'src/features/gallery/open-picture.ts': { file: 'assets/p.js' },
    'src/features/body-links/open-body-link.ts': { file: 'assets/l.js' },
    'src/features/contact/open-map.ts': { file: 'assets/m.js' },
    'src/layout/show-toast.ts': { file: 'assets/t.js' },
    'src/features/visits/measure-visit.ts': { file: 'assets/v.js' },
    'fonts/plus-latin.woff2': { file: 'assets/plus-latin.woff2' },
  };
  await writeFile(join(files, '.vite/manifest.json'), JSON.stringify(manifest));
  await writeFile(
    join(files, stylesFile),
    JSON.stringify({
      rules: rulesIn('p{top:0}.a{top:1px}.b{top:2px}'),
      ofScripts: [],
      font: '@font-face{}',
    }),
  );
  await writeFile(join(files, 'assets/b.js'), 'mulai();\n');
  await writeFile(join(files, 'assets/f.js'), 'muat();\n');
  const scripts = inlineScripts(files);
  const { styles, end } = createProductionTags(files);
  const { tag, source } = styles('<p class="x b">');
  expect(tag).toBe(
    '<noscript><style data-font>@font-face{}</style></noscript>' +
      `<script data-font="/assets/plus-latin.woff2">${scripts.font}</script>` +
      '<style>p{top:0}.b{top:2px}</style>',
  );
  expect(scripts.font).toBe('(()=>{muat();})()');
  const hashes = ['@font-face{}', 'p{top:0}.b{top:2px}'].map(
    (css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  );
  expect(source).toBe(hashes.join(' '));
  const sources = siteTags(defaultFacts).matchAll(/(?:href|src)="([^"]+)"/g);
  expect([...sources].map((match) => match[1])).toEqual([
    ...['/apple-touch-icon.png', '/manifest.webmanifest', '/feed.xml'],
  ]);
  const names =
    'data-controls="/assets/k.js" data-picture-file="/assets/p.js" data-body-link-file="/assets/l.js" data-map-file="/assets/m.js" data-toast-file="/assets/t.js" data-visit-file="/assets/v.js"';
  expect(end).toBe(`<script type="module" async ${names}>mulai();</script>`);
  expect(scripts.bootstrap).toBe('mulai();');
});
