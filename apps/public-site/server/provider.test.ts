// @vitest-environment node
import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { createProviderFetch } from './provider.ts';

test('[F-54] the operator is told once that a list is too long, and once that it is whole again', async () => {
  let entries = 5_001;
  const provider = createServer((_, response) => {
    response.end(JSON.stringify(Array.from({ length: entries }, (_, id) => ({ id }))));
  });
  onTestFinished(() => void provider.close());
  await once(provider.listen(0, '127.0.0.1'), 'listening');
  const address = provider.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const logged: object[] = [];
  const ask = createProviderFetch((entry) => logged.push(entry));
  const read = async () => {
    const answer = await ask(`http://127.0.0.1:${port}/api/gallery_items.php?limit=6`);
    return JSON.parse(await answer.text()).length;
  };
  expect([await read(), await read()]).toEqual([5_000, 5_000]);
  const path = '/api/gallery_items.php';
  expect(logged).toEqual([{ event: 'list-too-long', path }]);
  entries = 5_000;
  expect([await read(), await read()]).toEqual([5_000, 5_000]);
  expect(logged.slice(1)).toEqual([{ event: 'list-whole', path }]);
});
