import { expect, test } from 'vitest';
import type { Client } from './client.ts';
import { conflictingItem } from './conflict.ts';
import { apiUrl, json, provider, text } from './testing/provider.ts';

const input = { src: '/a.jpg' };
const own = ['content-type', 'x-api-key'];

const safeWrites: [string, string, string, (client: Client) => Promise<unknown>][] = [
  ['if-match', '"3"', 'replacing', (client) => client.update('carousel', '7', input, 3)],
  ['if-match', '"3"', 'deleting', (client) => client.remove('carousel', '7', 3)],
  ['idempotency-key', 'k-1', 'creating', (client) => client.create('carousel', input, 'k-1')],
];

test.each(safeWrites)('[D09] [D10] full: %s %s goes with %s', async (header, value, _, write) => {
  const { client, requests } = provider(text(''));
  await write(client);
  expect(requests[0]?.headers.get(header)).toBe(value);
});

test.each(safeWrites)('[P14] plain: no %s %s goes with %s', async (_header, _value, _, write) => {
  const { client, requests } = provider(text(''), { profile: 'plain' });
  await write(client);
  expect([...(requests[0]?.headers.keys() ?? [])].sort()).toEqual(own);
});

test('[D09] a change that came too late brings the newer item along', async () => {
  const current = {
    id: 7,
    src: '/b.jpg',
    alt: '',
    name: '',
    updated_at: '2026-11-21T03:00:00.000Z',
    version: 4,
  };
  const body = { message: 'Data ini sudah diubah.', code: 'changed-meanwhile', current };
  const { client } = provider(json(body, { status: 412 }));
  const error: unknown = await client.update('carousel', '7', input, 3).catch((thrown) => thrown);
  expect(error).toMatchObject({ status: 412, code: 'changed-meanwhile' });
  expect(conflictingItem('carousel', error)).toEqual({ ...current, id: '7' });
});

test.each([
  ['no error of the client', new Error('x')],
  ['nothing', undefined],
])('of %s there is no newer item', (_, error) => {
  expect(conflictingItem('carousel', error)).toBeUndefined();
});

test('[P02] a 412 without a readable item has none', async () => {
  for (const answer of [json({ current: 'x' }, { status: 412 }), text('', { status: 412 })]) {
    const error = await provider(answer)
      .client.remove('carousel', '7', 3)
      .catch((e) => e);
    expect(error).toMatchObject({ status: 412 });
    expect(conflictingItem('carousel', error)).toBeUndefined();
  }
});

test('full: a deleted item is restored by its id', async () => {
  const { client, requests } = provider(json({ id: 7 }));
  await client.restore('carousel', 'a/7');
  expect([requests[0]?.method, requests[0]?.url]).toEqual([
    ...['POST', `${apiUrl}/carousel_images.php/a%2F7/restore`],
  ]);
  const refused = provider(json({ message: 'Tidak ada' }, { status: 404 })).client;
  await expect(refused.restore('carousel', '7')).rejects.toMatchObject({
    ...{ message: 'Data belum dapat dipulihkan', detail: 'Tidak ada', status: 404 },
  });
});

test('full: what was deleted is listed in parts, with when', async () => {
  const item = {
    id: 7,
    src: '/a.jpg',
    alt: '',
    name: '',
    updated_at: '',
    version: 1,
  };
  const deleted_at = '2026-11-21T03:00:00.000Z';
  const answer = json([{ ...item, deleted_at }], { headers: { 'X-Total-Count': '12' } });
  const { client, requests } = provider(answer);
  const list = await client.deleted('carousel', { limit: 25, offset: 0 });
  expect(list).toEqual({ items: [{ ...item, id: '7', deleted_at }], total: 12 });
  expect(requests[0]?.url).toBe(`${apiUrl}/carousel_images.php?limit=25&offset=0&deleted=true`);
});

test('full: devices are listed and signed out, a password is changed', async () => {
  const device = { created_at: 'a', seen_at: 'b', user_agent: 'Firefox', address: '::1' };
  const { client, requests } = provider(json([{ id: 'x', ...device, current: true }, { id: 'y' }]));
  expect(await client.devices()).toEqual([
    { id: 'x', ...device, current: true },
    { id: 'y', created_at: '', seen_at: '', user_agent: '', address: '', current: false },
  ]);
  await client.signOutDevice('x/1');
  await client.changePassword({ current: 'lama', next: 'baru' });
  expect(requests.map(({ method, url }) => `${method} ${url.slice(apiUrl.length)}`)).toEqual([
    ...['GET /admin.php/sessions', 'DELETE /admin.php/sessions/x%2F1', 'POST /admin.php/password'],
  ]);
  expect(await requests[2]?.json()).toEqual({ current: 'lama', next: 'baru' });
});

test('a password that is refused says at which field', async () => {
  const errors = { current: 'Kata sandi saat ini salah.' };
  const { client } = provider(json({ message: '', errors }, { status: 422 }));
  const change = client.changePassword({ current: 'a', next: 'b' });
  await expect(change).rejects.toMatchObject({ status: 422, fields: errors });
});
