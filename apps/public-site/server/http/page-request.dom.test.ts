import { Hono } from 'hono';
import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createRoutes } from '../../src/routes.tsx';
import { createApp } from '../app.ts';
import { canonicalPath } from './page-request.ts';

const noServices = () => {
  throw new Error('No loader runs here.');
};

function pathsOf(routes: readonly RouteObject[]): string[] {
  return routes.flatMap((route) => [
    ...(route.path && route.path !== '*'
      ? [route.path.replace(/^\/?/, '/').replace(/:\w+/, 'Satu-2%20a')]
      : []),
    ...pathsOf(route.children ?? []),
  ]);
}

const addresses = pathsOf(createRoutes(noServices));

test('[F-39] every page of the site has one address, which no other spelling answers for', () => {
  expect(addresses).toHaveLength(22);
  for (const path of addresses) {
    expect(canonicalPath(path)).toBeUndefined();
    expect(canonicalPath(`${path}?q=//a&halaman=2`)).toBeUndefined();
    const name = path.split('/')[1] ?? '';
    const shouted = path.replace(name, name.toUpperCase());
    const encoded = path.replace(name, name.replace('a', '%61'));
    for (const other of [shouted, `${path}/`, `/${path}`, `${path}//`, `\\${path}`, encoded]) {
      expect(canonicalPath(`${other}?Q=A//b&x=/`), other).toBe(
        other === path ? undefined : `${path}?Q=A//b&x=/`,
      );
    }
  }
});

test.each([
  '//jahat.example',
  '//jahat.example/artikel',
  '/\\jahat.example',
  '/artikel/a/b/',
  '/artikel/..//jahat.example/',
  '/%2f%2fjahat.example/',
  '/%E0%A4%A/',
  '/og/artikel/a/b.jpg',
  '/Assets/a.js',
  '/feed.xml',
  '/tidak-ada/',
])('[F-39] %s is no page and leads nowhere', (path) => {
  expect(canonicalPath(path)).toBeUndefined();
});

test('[F-39] another spelling is answered by 301 before any page is drawn', async () => {
  const app = createApp({
    files: '.',
    page: async () => new Response('halaman'),
    isReady: async () => true,
    earlier: '',
    providerState: () => 'ok',
    headers: { 'X-Content-Type-Options': 'nosniff' },
    machineRoutes: new Hono(),
    log: () => {},
  });
  for (const method of ['GET', 'HEAD']) {
    const answer = await app.request('http://localhost//Artikel/?q=a%20b', { method });
    expect(answer.status).toBe(301);
    expect(answer.headers.get('Location')).toBe('/artikel?q=a%20b');
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  }
  expect((await app.request('http://localhost/artikel?q=a%20b')).status).toBe(200);
  expect((await app.request('http://localhost/Artikel', { method: 'POST' })).status).toBe(405);
});
