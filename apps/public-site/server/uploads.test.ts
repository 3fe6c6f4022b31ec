import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type RequestListener, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createApp } from './app.ts';
import { securityHeaders } from './http/security-headers.ts';
import { createUploadsHandler } from './uploads.ts';

const siteUrl = 'https://www.sekolah.example';

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

/** A site that passes on the files of a provider; `asked` has what it asks of it. */
async function siteBefore(
  answer: RequestListener,
  limits?: Parameters<typeof createUploadsHandler>[1],
) {
  const asked: IncomingMessage[] = [];
  const provider = await listen((incoming, response) => {
    asked.push(incoming);
    answer(incoming, response);
  });
  const apiUrl = `${provider}/api`;
  const app = createApp({
    files: '',
    earlier: '',
    page: async () => new Response('halaman', { status: 404 }),
    isReady: async () => true,
    providerState: () => 'ok',
    headers: securityHeaders({ apiUrl, apiKey: 'k', apiProfile: 'full', siteUrl }, []),
    machineRoutes: new Hono(),
    uploads: createUploadsHandler({ apiUrl }, limits),
    log: () => {},
  });
  const site = await listen(getRequestListener(app.fetch));
  return { site, provider, asked };
}

/** Sends a path as it stands, which `fetch` would tidy up. */
async function ask(site: string, path: string, { method = 'GET', headers = {} } = {}) {
  const { hostname, port } = new URL(site);
  const [answer]: IncomingMessage[] = await once(
    request({ hostname, port, path, method, headers }).end(),
    'response',
  );
  if (!answer) throw new Error('no answer');
  return { status: answer.statusCode, headers: answer.headers, text: await text(answer) };
}

const film = '0123456789';
const caching = { 'cache-control': 'public, max-age=300', etag: '"1"' };

/** Answers as the provider does, with what must not get through beside it. */
const answerFile: RequestListener = ({ headers }, response) => {
  const common = {
    ...caching,
    'content-type': 'video/mp4',
    'accept-ranges': 'bytes',
    'content-security-policy': "default-src 'none'; media-src 'self'",
    'cross-origin-resource-policy': 'cross-origin',
    'set-cookie': 'jahat=1',
    'x-powered-by': 'x',
  };
  if (headers['if-none-match'] === '"1"') return void response.writeHead(304, common).end();
  if (headers.range === 'bytes=50-') {
    return void response.writeHead(416, { 'content-range': 'bytes */10' }).end();
  }
  if (headers.range === 'bytes=2-4') {
    response.writeHead(206, { ...common, 'content-range': 'bytes 2-4/10', 'content-length': 3 });
    return void response.end('234');
  }
  response.writeHead(200, { ...common, 'content-length': film.length }).end(film);
};

test('[B-09] a file comes as the provider sends it, with its own policy and nothing of the visitor’s', async () => {
  const { site, asked } = await siteBefore(answerFile);
  const headers = { cookie: 'skema=dark', authorization: 'x', 'x-api-key': 'x', accept: 'video/*' };
  const whole = await ask(site, '/uploads/situs/film.mp4?w=640&x=1', { headers });
  expect([whole.status, whole.text]).toEqual([200, film]);
  expect(whole.headers).toMatchObject({
    ...caching,
    'content-type': 'video/mp4',
    'content-length': '10',
    'content-security-policy': "default-src 'none'; media-src 'self'",
    'x-content-type-options': 'nosniff',
  });
  for (const name of ['set-cookie', 'x-powered-by', 'permissions-policy']) {
    expect(whole.headers, name).not.toHaveProperty(name);
  }
  expect(asked[0]?.url).toBe('/uploads/situs/film.mp4?w=640');
  expect(asked[0]?.headers).toMatchObject({ accept: 'video/*', 'accept-encoding': 'identity' });
  for (const name of ['cookie', 'authorization', 'x-api-key']) {
    expect(asked[0]?.headers, name).not.toHaveProperty(name);
  }
});

test('[U18] ranges, conditions and HEAD are the provider’s to answer', async () => {
  const { site, asked } = await siteBefore(answerFile);
  const path = '/uploads/situs/film.mp4';
  const part = await ask(site, path, { headers: { range: 'bytes=2-4' } });
  expect([part.status, part.text, part.headers['content-range']]).toEqual([
    ...[206, '234', 'bytes 2-4/10'],
  ]);
  const past = await ask(site, path, { headers: { range: 'bytes=50-' } });
  expect([past.status, past.headers['content-range']]).toEqual([416, 'bytes */10']);
  expect(past.headers['cache-control']).toBe('no-store');
  const known = await ask(site, path, { headers: { 'if-none-match': '"1"' } });
  expect([known.status, known.text, known.headers.etag]).toEqual([304, '', '"1"']);
  const head = await ask(site, path, { method: 'HEAD' });
  expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', '10']);
  expect(asked.at(-1)?.method).toBe('HEAD');
  const written = await ask(site, path, { method: 'DELETE' });
  expect([written.status, written.headers.allow]).toEqual([405, 'GET, HEAD']);
  expect(asked).toHaveLength(4);
});

test.each([
  ...['/uploads/', '/uploads/situs/', '/uploads/../api/articles.php', '/uploads/%2e%2e/api/x'],
  ...[
    '/uploads/..%2fapi%2farticles.php',
    '/uploads/..%5capi',
    '/uploads//a.jpg',
    '/uploads/.a.jpg',
  ],
  ...['//lain.example/uploads/a.jpg', '/uploads/a.jpg%0d%0aX-Jahat:1', '/uploads/a%00.jpg'],
  ...['/uploads/a/b/c.jpg', '/uploads/@lain.example/a.jpg', '/uploads/a.jpg/../../api'],
  ...[`/uploads/${'x'.repeat(300)}`, '/uploads/api'],
])('[S14] nothing of the provider is asked for by %s', async (path) => {
  const { site, asked } = await siteBefore(answerFile);
  expect((await ask(site, path)).status).toBe(404);
  expect(asked).toEqual([]);
});

test('[S14] no redirect is followed, and no failure is kept', async () => {
  const statuses = [301, 302, 403, 500, 503];
  const answers = statuses.values();
  const { site } = await siteBefore((_, response) => {
    response.writeHead(answers.next().value ?? 404, {
      location: 'http://lain.example/',
      ...caching,
    });
    response.end('rahasia');
  });
  for (const status of statuses) {
    const refused = await ask(site, '/uploads/a.jpg');
    expect([refused.status, refused.headers['cache-control']], String(status)).toEqual([
      ...[503, 'no-store'],
    ]);
    expect(refused.headers).not.toHaveProperty('location');
    expect(refused.text).not.toContain('rahasia');
  }
  const missing = await ask(site, '/uploads/a.jpg');
  expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'no-store']);
});

test('[S08] with the provider away it is 503, and the page’s own weave stands', async () => {
  const { site } = await siteBefore((_, response) => void response.destroy());
  const refused = await ask(site, '/uploads/a.jpg');
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
});

test('[F-74] of a provider that falls silent amid a file, or before it, no reader waits for the rest', async () => {
  const { site } = await siteBefore(
    ({ url }, response) => {
      if (url === '/uploads/b.jpg') return;
      response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': 2000 });
      response.write('x'.repeat(1000));
    },
    { name: 'test', running: 1, deadline: 5_000, patience: 1_500 },
  );
  // The server says that it broke off.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await expect(ask(site, '/uploads/a.jpg')).rejects.toThrow(/aborted/);
  const refused = await ask(site, '/uploads/b.jpg');
  expect([refused.status, refused.headers['cache-control']]).toEqual([503, 'no-store']);
});

test('[F-50] a reader who leaves frees the connection to the provider; others wait, but not without end', async () => {
  let open = 0;
  const { site } = await siteBefore(
    (_, response) => {
      open += 1;
      response.once('close', () => {
        open -= 1;
      });
      response.writeHead(200, { 'content-type': 'image/jpeg' }).write('x'.repeat(1000));
    },
    { name: 'test', running: 1, deadline: 200 },
  );
  const reader = get(`${site}/uploads/a.jpg`);
  await once(reader, 'response');
  const waited = await ask(site, '/uploads/b.jpg');
  expect([waited.status, waited.headers['retry-after'], open]).toEqual([503, '5', 1]);
  reader.destroy();
  await expect.poll(() => open).toBe(0);
  const next = get(`${site}/uploads/b.jpg`);
  await once(next, 'response');
  expect(open).toBe(1);
  next.destroy();
});

test('[F-50] what a slow reader does not take is not read either', async () => {
  let sent = 0;
  const block = Buffer.alloc(1_048_576);
  const { site } = await siteBefore(async (_, response) => {
    response.writeHead(200, { 'content-type': 'video/mp4' });
    while (sent < 200 && !response.destroyed) {
      sent += 1;
      if (!response.write(block))
        await Promise.race([once(response, 'drain'), once(response, 'close')]);
    }
    response.end();
  });
  const reader = get(`${site}/uploads/situs/film.mp4`);
  const [answer]: IncomingMessage[] = await once(reader, 'response');
  answer?.pause();
  await pause(500);
  expect(sent).toBeLessThan(60);
  reader.destroy();
});
