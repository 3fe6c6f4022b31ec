import { once } from 'node:events';
import { createServer } from 'node:http';
import { serveMetrics } from '@pesantren/api-client/server/metrics';
import { expect, test } from 'vitest';
import { read, write } from './testing/requests.ts';
import { freePort } from './testing/server-process.ts';
import { testApi } from './testing/test-api.ts';

test('[Z11] [F-64] metrics by route are served on their own port only', async () => {
  const port = await freePort();
  const { measure, close } = await serveMetrics({
    variable: 'METRICS_PORT',
    port,
    host: '127.0.0.1',
  });
  const api = await testApi({ measure });
  await read(api, '/articles.php/1');
  await read(api, '/articles.php/2');
  await read(api, '/tidak-ada');
  await write(api, 'POST', '/articles.php', {});
  await read(api, '/admin.php/session');
  await read(api, '/admin.php/sessions');
  const figures = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(figures.headers.get('Content-Type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await figures.text();
  const count = (method: string, route: string, status: number) =>
    new RegExp(
      `^http_request_duration_seconds_count\\{method="${method}",route="${route}",status="${status}"\\} (\\d+)$`,
      'm',
    ).exec(text)?.[1];
  expect(count('GET', '/api/articles.php/:id', 404)).toBe('2');
  expect(count('POST', '/api/articles.php', 422)).toBe('1');
  expect(count('GET', '/api/admin.php/session', 401)).toBe('1');
  expect(count('GET', '/api/admin.php/sessions', 401)).toBe('1');
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  expect(text).not.toContain('tidak-ada');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await api.fetch(new Request(`${api.origin}/metrics`))).status).toBe(404);
  close();
  await api.stop();
});

test('an occupied metrics port is named', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  await expect(serveMetrics({ variable: 'METRICS_PORT', port, host: '127.0.0.1' })).rejects.toThrow(
    `METRICS_PORT=${port}`,
  );
  other.close();
});
