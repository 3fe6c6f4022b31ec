import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listen } from '../http/server.ts';
import { freePort } from '../testing/server-process.ts';
import { type TestApi, testApi } from '../testing/test-api.ts';

// Hono's server replaces both for all that runs here.
const { Request: itsRequest, Response: itsResponse } = globalThis;
afterAll(() => {
  Object.assign(globalThis, { Request: itsRequest, Response: itsResponse });
});

let api: TestApi;
let server: Server;
let port: number;
beforeEach(async () => {
  api = await testApi();
  port = await freePort();
  server = await listen((request, env) => api.app.fetch(request, env), { port, host: '127.0.0.1' });
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await api.stop();
});

test('[L02] [L11] a whole list is streamed with backpressure, and to its end', async () => {
  const count = 400;
  await fill(count);
  const made = vi.spyOn(api.deps.urls, 'toApi');
  const asked = once(server, 'request');
  const socket = connect(port, '127.0.0.1').pause();
  const headers = `Host: localhost\r\nX-API-Key: ${api.key}\r\n`;
  socket.write(`GET /api/articles.php HTTP/1.0\r\n${headers}\r\n`);
  const [, response] = (await asked) as [unknown, ServerResponse];
  await expect.poll(() => response.writableNeedDrain).toBe(true);
  // Without anything to hold it up the list would be through long before.
  for (let n = 0; n < 5_000; n += 1) await turn();
  // 30 MB of 80: the system's own buffers take several megabytes.
  expect(made.mock.calls.length).toBeLessThan(150);

  const answer = await text(socket.resume());
  const items: { id: number }[] = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')));
  expect(items.map(({ id }) => id)).toEqual(Array.from({ length: count }, (_, n) => count - n));
});

/** So many articles of 200 KB. */
async function fill(count: number): Promise<void> {
  const at = '2026-01-01T00:00:00.000Z';
  for (let n = 0; n < count; n += 100) {
    const rows = Array.from({ length: 100 }, (_, m) => ({
      title: `Panjang ${n + m}`,
      slug: `panjang-${n + m}`,
      content: 'x'.repeat(200_000),
      excerpt: '',
      date: '',
      author: '',
      category: '',
      read_time: '',
      image: '',
      image_alt: '',
      published_at: at,
      created_at: at,
      updated_at: at,
    }));
    await api.deps.db.insertInto('articles').values(rows).execute();
  }
}
