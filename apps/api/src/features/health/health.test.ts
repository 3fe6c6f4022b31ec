import { expect, test } from 'vitest';
import { testApi } from '../../testing/test-api.ts';

test('the probes need no key and say nothing else', async () => {
  const api = await testApi();
  for (const path of ['/healthz', '/readyz']) {
    const response = await api.fetch(new Request(api.origin + path));
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
  }
  await api.stop();
});

test('[D14] while stopping, or without its database, the process is alive but not ready', async () => {
  let stopping = false;
  let clock = Date.now();
  const api = await testApi({ isStopping: () => stopping, now: () => new Date(clock) });
  const status = async (path: string) => (await api.fetch(new Request(api.origin + path))).status;
  stopping = true;
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503]);
  stopping = false;
  expect(await status('/readyz')).toBe(200);
  await api.stop();
  expect(await status('/readyz'), 'the last answer stands for a second').toBe(200);
  clock += 1000;
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503]);
});
