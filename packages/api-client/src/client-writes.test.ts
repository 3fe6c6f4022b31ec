import { expect, test } from 'vitest';
import type { Client } from './client.ts';
import { json, provider, text } from './testing/provider.ts';

const writes: [string, (client: Client) => Promise<unknown>][] = [
  ['creating', (client) => client.create('carousel', { src: '/a.jpg' })],
  ['replacing', (client) => client.update('carousel', '7', { src: '/a.jpg' })],
  ['deleting', (client) => client.remove('carousel', '7')],
];

const oddAnswers = [
  ['204', text(null, { status: 204 })],
  ['an empty body', text('')],
  ['OK in words', text('OK')],
  ['HTML', text('<p>Berhasil</p>')],
  ['null', json(null)],
  ['a list', json([])],
  ['success', json({ success: true })],
  ['an odd success', json({ success: 0, error: null })],
] as const;

test.each(writes.slice(0, 2))(
  '%s answers the item as far as the provider does',
  async (_, write) => {
    const item = await write(provider(json({ id: 7, src: '/a.jpg' }, { status: 201 })).client);
    expect(item).toMatchObject({ id: '7', src: '/a.jpg' });
  },
);

for (const [name, write] of writes) {
  test.each(oddAnswers)(`[P04] ${name} is done when the answer is %s`, async (_, answer) => {
    for (const profile of ['full', 'plain'] as const) {
      await expect(write(provider(answer, { profile }).client)).resolves.toBeUndefined();
    }
  });

  test(`[P11] ${name} is not done when a 200 says so`, async () => {
    const { client } = provider(json({ success: false, message: 'Data ganda' }));
    await expect(write(client)).rejects.toMatchObject({ status: 200, detail: 'Data ganda' });
  });

  test(`[P16] ${name} where the provider does not allow it is a failure`, async () => {
    await expect(write(provider(text('', { status: 405 })).client)).rejects.toMatchObject({
      status: 405,
    });
  });

  test(`[P20] ${name} is sent once, whatever comes back`, async () => {
    const { client, requests } = provider(text('', { status: 503 }));
    await expect(write(client)).rejects.toThrow();
    expect(requests).toHaveLength(1);
  });
}

test('[F-80] a body has under plain the fields that every provider knows, under full all', async () => {
  const input = { title: 'Pawai', category: '', image: '/a.jpg', image_focus: '30 65' };
  const { image_focus: _, ...known } = input;
  for (const [profile, sent] of [
    ['full', input],
    ['plain', known],
  ] as const) {
    const { client, requests } = provider(text('OK'), { profile });
    await client.create('gallery', input);
    await client.update('gallery', '7', input);
    for (const request of requests) expect(await request.json()).toEqual(sent);
  }
});
