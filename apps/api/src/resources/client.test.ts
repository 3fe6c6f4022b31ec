import { createClient } from '@pesantren/api-client/client';
import { conflictingItem } from '@pesantren/api-client/conflict';
import { expect, onTestFinished, test } from 'vitest';
import { testApi } from '../testing/test-api.ts';

test('the client and the provider agree on safe edits, repeats and undo', async () => {
  const api = await testApi();
  onTestFinished(api.stop);
  const client = createClient({
    url: api.url,
    key: api.key,
    profile: 'full',
    withSession: true,
    fetch: (input, init) => api.fetch(api.asAdmin(new Request(input, init))),
  });
  const input = { title: 'Panen', category: '', image: '/uploads/a.jpg' };

  await Promise.all([client.create('gallery', input, 'k'), client.create('gallery', input, 'k')]);
  const [item, ...others] = (await client.list('gallery')).items;
  expect(others).toEqual([]);
  expect(item).toMatchObject({ id: '1', version: 1 });

  await client.update('gallery', '1', { ...input, title: 'A' }, item?.version);
  const late = client.update('gallery', '1', { ...input, title: 'B' }, item?.version);
  const error: unknown = await late.catch((thrown) => thrown);
  expect(conflictingItem('gallery', error)).toMatchObject({ title: 'A', version: 2 });

  await client.remove('gallery', '1', 2);
  expect((await client.deleted('gallery')).items).toMatchObject([{ id: '1', title: 'A' }]);
  await client.restore('gallery', '1');
  expect((await client.list('gallery')).items).toMatchObject([{ id: '1', version: 2 }]);
  expect((await client.deleted('gallery')).total).toBe(0);
});
