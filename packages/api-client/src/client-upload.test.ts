import { expect, test } from 'vitest';
import { resolveUrl } from './provider-url.ts';
import { apiUrl, json, provider, text } from './testing/provider.ts';

const file = new Blob(['x'], { type: 'image/png' });
const host = 'https://api.sekolah.sch.id';

test('our provider’s answer keeps its facts', async () => {
  const data = {
    url: `${host}/uploads/a.jpg`,
    width: 1600,
    height: 1000,
    bytes: 88_000,
    type: 'image/jpeg',
  };
  const { client } = provider(json({ data }, { status: 201 }));
  expect(await client.upload(file, 'image')).toEqual(data);
});

test.each([
  ['data.url', { data: { url: `${host}/uploads/a.jpg` } }, '/uploads/a.jpg'],
  ['a bare url', { url: `${host}/uploads/a.jpg` }, '/uploads/a.jpg'],
  ['a path', { success: true, data: { url: '/uploads/a.jpg' } }, '/uploads/a.jpg'],
  ['a relative path', { url: 'uploads/a.jpg' }, '/api/uploads/a.jpg'],
  ['spaces and letters of any kind', { url: '/uploads/a b é.jpg' }, '/uploads/a%20b%20%C3%A9.jpg'],
])('[P15] an answer with %s is taken, its URL absolute', async (_, body, path) => {
  const { client } = provider(json(body), { profile: 'plain' });
  expect((await client.upload(file, 'image')).url).toBe(host + path);
});

test.each([
  ['null', json({ data: { url: null } })],
  ['empty', json({ data: { url: '' } })],
  ['missing', json({ success: true })],
  ['an object', json({ data: { url: {} } })],
  ['in no data', json({ data: null })],
  ['a script', json({ data: { url: 'javascript:alert(1)' } })],
  ['a data URL', json({ data: { url: 'data:text/html,x' } })],
  ['no URL', json({ data: { url: 'http://' } })],
  ['not in an empty answer', text(null, { status: 204 })],
  ['not in a list', json([])],
  ['not in a failure', json({ success: false, message: 'Terlalu besar' })],
])('[P15] an upload fails when its url is %s', async (_, answer) => {
  const { client } = provider(answer);
  await expect(client.upload(file, 'image')).rejects.toThrow('URL gambar tidak ditemukan');
  await expect(client.upload(file, 'pdf')).rejects.toThrow('URL file tidak ditemukan');
});

test('[P11] [P15] the reason that a provider gives with its 200 is kept', async () => {
  const { client } = provider(json({ success: false, message: 'Terlalu besar' }));
  await expect(client.upload(file, 'image')).rejects.toMatchObject({ detail: 'Terlalu besar' });
});

test.each([
  ['/uploads/a.jpg', `${host}/uploads/a.jpg`],
  ['https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
  ['//cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
  ['http://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
  ['foto santri.jpg', `${host}/api/foto%20santri.jpg`],
  ['\\\\cdn.example\\a.jpg', ''],
  ['', ''],
  ['http://', ''],
])('[P10] the URL %j is %j for a browser', (url, absolute) => {
  expect(resolveUrl(apiUrl, url)).toBe(absolute);
  expect(resolveUrl(`${apiUrl}/`, url)).toBe(absolute);
});

test('[P10] a provider without https keeps its own pictures so', () => {
  const url = 'http://localhost:4000/uploads/a.jpg';
  expect(resolveUrl('http://localhost:4000/api', url)).toBe(url);
  expect(resolveUrl('https://localhost:4000/api', url)).toBe(url.replace('http:', 'https:'));
});
