import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createClient } from './client.ts';
import { createBrowserFetch } from './transport/browser-fetch.ts';

/** A client of a server that really listens, with the platform's own `fetch`. */
async function listening(answer: RequestListener, options: { fetch?: typeof fetch } = {}) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
  return createClient({ url, key: 'kunci-uji', profile: 'plain', ...options });
}

const failed = { message: 'Gagal memuat data artikel', status: 0, code: 'offline' };

test('the platform’s fetch is used when none is given', async () => {
  const client = await listening((request, response) => {
    const { method, url, headers } = request;
    response.end(JSON.stringify([{ id: 1, title: `${method} ${url} ${headers['x-api-key']}` }]));
  });
  const { items } = await client.list('articles');
  expect(items[0]?.title).toBe('GET /api/articles.php kunci-uji');
});

test('[P03] a connection reset before the answer is a failure', async () => {
  const client = await listening((request) => request.socket.destroy());
  await expect(client.list('articles')).rejects.toMatchObject(failed);
});

test('[P03] a connection reset in the middle of the body is a failure', async () => {
  const client = await listening((_, response) => {
    response.write('[{"id":1},');
    setTimeout(() => response.destroy(), 10);
  });
  await expect(client.list('articles')).rejects.toMatchObject(failed);
});

test('[P03] a body shorter than its Content-Length is a failure', async () => {
  const client = await listening((request, response) => {
    response.writeHead(200, { 'Content-Length': 500 }).write('[]');
    setTimeout(() => request.socket.end(), 10);
  });
  await expect(client.list('articles')).rejects.toMatchObject(failed);
});

test('[P03] a refusal whose body breaks off keeps its status', async () => {
  const client = await listening((_, response) => {
    response.writeHead(503).write('{"message":');
    setTimeout(() => response.destroy(), 10);
  });
  const refusal = { message: 'Gagal memuat data artikel', status: 503, detail: '' };
  await expect(client.list('articles')).rejects.toMatchObject(refusal);
});

test('[P04] a save whose 200 breaks off is done', async () => {
  const client = await listening((_, response) => {
    response.writeHead(200).write('{"id":');
    setTimeout(() => response.destroy(), 10);
  });
  await expect(client.create('carousel', { src: '/a.jpg' })).resolves.toBeUndefined();
});

test('[P22] a server that is not there any more is a failure', async () => {
  const client = await listening((request, response) => {
    response.setHeader('Connection', 'close').end('[]');
    request.socket.server?.close();
  });
  await client.list('articles');
  await expect(client.list('articles')).rejects.toMatchObject(failed);
});

test('[P09] a redirect in a circle is a failure', async () => {
  const client = await listening((_, response) => {
    response.writeHead(302, { Location: '/api/articles.php' }).end();
  });
  await expect(client.list('articles')).rejects.toMatchObject(failed);
});

test('[P09] a redirect to a page in HTML is a failure', async () => {
  const client = await listening(({ url }, response) => {
    if (url === '/masuk') response.end('<h1>Masuk</h1>');
    else response.writeHead(302, { Location: '/masuk' }).end();
  });
  await expect(client.list('articles')).rejects.toMatchObject({ ...failed, code: 'unreadable' });
});

test('[P18] bytes that are not UTF-8 do not break a list', async () => {
  const client = await listening((_, response) => {
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.end(Buffer.from('[{"id":1,"title":"Caf\u00e9 &amp;amp; kopi"}]', 'latin1'));
  });
  const { items } = await client.list('articles');
  expect(items[0]?.title).toBe('Café & kopi');
});

test('[P08] a call that is given up stays an abort, before and amid the answer', async () => {
  const client = await listening(({ url }, response) => {
    if (url?.endsWith('/articles.php')) return;
    response.writeHead(url?.endsWith('/prestasi.php') ? 500 : 200).write('[');
  });
  for (const name of ['articles', 'prestasi', 'gallery'] as const) {
    const giveUp = new AbortController();
    setTimeout(() => giveUp.abort(), 50);
    const list = client.list(name, {}, giveUp.signal);
    await expect(list).rejects.toMatchObject({ name: 'AbortError' });
  }
});

test('[P08] an upload is given up like any call', async () => {
  const client = await listening(() => {});
  const giveUp = new AbortController();
  const upload = client.upload(new Blob(['x'.repeat(1_000_000)]), 'image', {
    signal: giveUp.signal,
  });
  giveUp.abort();
  await expect(upload).rejects.toMatchObject({ name: 'AbortError' });
});

test('[P08] a provider that never answers is a failure when the time is up', async () => {
  const client = await listening(() => {});
  const list = client.list('articles', {}, AbortSignal.timeout(50));
  await expect(list).rejects.toMatchObject(failed);
});

test('[F-74] a provider that takes a call and is silent, or stops within its answer, is a failure in time', async () => {
  const fetch = createBrowserFetch(40);
  const silent = await listening(() => {}, { fetch });
  await expect(silent.list('articles')).rejects.toMatchObject(failed);
  await expect(silent.remove('articles', '1')).rejects.toMatchObject({ code: 'offline' });
  const stopping = await listening((_, response) => response.write('[{"id":1},'), { fetch });
  await expect(stopping.list('articles')).rejects.toMatchObject(failed);
});

test('[F-74] who leaves a page gives its call up before the deadline, which is no failure', async () => {
  const client = await listening(() => {}, { fetch: createBrowserFetch() });
  const leaving = new AbortController();
  const list = client.list('articles', {}, leaving.signal);
  leaving.abort();
  await expect(list).rejects.toMatchObject({ name: 'AbortError' });
  const left = client.list('articles', {}, leaving.signal);
  await expect(left).rejects.toMatchObject({ name: 'AbortError' });
});
