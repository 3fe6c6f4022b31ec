import { expect, test } from 'vitest';
import type { Client } from './client.ts';
import { apiUrl, json, provider } from './testing/provider.ts';
import type { Profile } from './transport/transport.ts';

const article = {
  ...{ title: 'Panen', excerpt: '', content: 'Isi', date: '', author: '' },
  ...{ category: '', read_time: '', image: '', image_alt: '' },
};
const file = new File(['x'], 'panen raya.jpg', { type: 'image/jpeg' });

/** Every call (docs/spec.md#calls) with its method and its path under `{api}`. */
const calls: [method: string, path: string, call: (client: Client) => Promise<unknown>][] = [
  ['GET', '/articles.php', (client) => client.list('articles')],
  ['GET', '/announcements.php', (client) => client.list('announcements')],
  ['GET', '/announcements.php/7', (client) => client.item('announcements', '7')],
  ['GET', '/gallery_items.php', (client) => client.list('gallery')],
  ['GET', '/carousel_images.php', (client) => client.list('carousel')],
  ['GET', '/prestasi.php', (client) => client.list('prestasi')],
  ['POST', '/admin.php/login', (client) => client.login({ username: 'a', password: 'b' })],
  ['POST', '/articles.php', (client) => client.create('articles', article)],
  ['PUT', '/articles.php/7', (client) => client.update('articles', '7', article)],
  ['DELETE', '/articles.php/7', (client) => client.remove('articles', '7')],
  ['DELETE', '/announcements.php/7', (client) => client.remove('announcements', '7')],
  ['POST', '/carousel_images.php', (client) => client.create('carousel', { src: '/a.jpg' })],
  ['PUT', '/carousel_images.php/7', (client) => client.update('carousel', '7', { src: '/a' })],
  ['DELETE', '/prestasi.php/a%2Fb%3F', (client) => client.remove('prestasi', 'a/b?')],
  ['DELETE', '/gallery_items.php/7', (client) => client.remove('gallery', '7')],
  ['POST', '/upload.php', (client) => client.upload(file, 'image')],
];

const answer = json({ id: 7, username: 'a', data: { url: '/uploads/a.jpg' } });

test.each(calls)('[L-04] %s %s carries the key', async (method, path, call) => {
  const { client, requests } = provider(answer);
  await call(client);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.method).toBe(method);
  expect(requests[0]?.url).toBe(apiUrl + path);
  expect(requests[0]?.headers.get('X-API-Key')).toBe('kunci-uji');
});

test.each<Profile>(['plain', 'full'])(
  '[L-04] [P13] under %s no call has a header beyond key and type',
  async (profile) => {
    const { client, requests } = provider(answer, { profile, withSession: profile === 'full' });
    for (const [, , call] of calls) await call(client);
    for (const request of requests) {
      const upload = request.url.endsWith('/upload.php');
      expect([...request.headers.keys()].sort()).toEqual(['content-type', 'x-api-key']);
      expect(request.headers.get('Content-Type')).toMatch(
        upload ? /^multipart\/form-data; boundary=/ : /^application\/json$/,
      );
    }
  },
);

test.each([
  ['plain', true, 'omit'],
  ['plain', false, 'omit'],
  ['full', false, 'omit'],
  ['full', undefined, 'omit'],
  ['full', true, 'include'],
] as const)(
  '[P13] under %s with session %s credentials are: %s',
  async (profile, withSession, credentials) => {
    const { client, requests } = provider(answer, { profile, withSession });
    for (const [, , call] of calls) await call(client);
    expect(new Set(requests.map((request) => request.credentials))).toEqual(new Set([credentials]));
  },
);

test('[L-04] a save sends its input as JSON, text to the letter', async () => {
  const { client, requests } = provider(answer);
  const content = '  a < b & "c"\n\n\u2028 مدرسة 🌾 </script>';
  await client.create('articles', { ...article, content });
  expect(await requests[0]?.json()).toEqual({ ...article, content });
});

test('[L-04] an upload sends the file in the field `file`, under its own name', async () => {
  const { client, requests } = provider(answer);
  await client.upload(file, 'image');
  const form = await requests[0]?.formData();
  expect([...(form?.keys() ?? [])]).toEqual(['file']);
  expect(form?.get('file')).toMatchObject({ name: 'panen raya.jpg', type: 'image/jpeg', size: 1 });
});

test('logout tells the provider under full, and has nothing to tell under plain', async () => {
  const full = provider(() => new Response(null, { status: 204 }));
  await full.client.logout();
  expect(full.requests[0]?.method).toBe('POST');
  expect(full.requests[0]?.url).toBe(`${apiUrl}/admin.php/logout`);
  const plain = provider(answer, { profile: 'plain' });
  await plain.client.logout();
  expect(plain.requests).toEqual([]);
});
