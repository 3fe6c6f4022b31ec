import { expect, test } from 'vitest';
import { machineSite } from '../../src/testing/machine-site.ts';
import { api, provider, providerForEachTest, providerIsBack } from '../../src/testing/site.tsx';

providerForEachTest();

async function send(method: string, path: string, body: object) {
  const headers = { 'Content-Type': 'application/json' };
  const request = new Request(api.url + path, { method, headers, body: JSON.stringify(body) });
  const answer = await api.fetch(api.asAdmin(request));
  expect(answer.ok, await answer.clone().text()).toBe(true);
  return answer.status === 204 ? {} : answer.json();
}

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

test.each([
  ['articles', 'artikel', { content: 'Isi.', category: 'Panen', date: '2027-03-06' }],
  ['announcements', 'pengumuman', { content: 'Isi.', date: '2027-03-06', time: '07.30' }],
  ['pages', 'halaman', { content: 'Isi.' }],
  ['agenda', 'agenda', { starts: '2027-03-06', place: 'aula' }],
  ['gallery_items', 'galeri', { category: 'Isi', image: 'https://contoh.sch.id/foto.jpg' }],
] as const)(
  '[F-90] the card beside the link to a draft of %s is the one its page will name, stored by nobody',
  async (path, kind, fields) => {
    const site = machineSite(0);
    const input = { title: 'Panen raya', ...fields };
    const { id } = await send('POST', `/${path}.php`, { ...input, state: 'draft' });
    const { url } = await send('POST', `/${path}.php/${id}/preview`, {});
    const drawn = await site.request(`${new URL(url).pathname}/kartu.jpg`);
    expect(drawn.status).toBe(200);
    expect([
      ...['Content-Type', 'Cache-Control', 'X-Robots-Tag'].map((name) => drawn.headers.get(name)),
    ]).toEqual(['image/jpeg', 'private, no-store', 'noindex']);
    const { slug = id } = await send('PUT', `/${path}.php/${id}`, { ...input, state: 'published' });
    const asked = await site.request(`/og/${kind}/${slug}/x.jpg`);
    const published = await site.request(asked.headers.get('Location') ?? '');
    expect((await bytesOf(drawn)).equals(await bytesOf(published))).toBe(true);
  },
);

test('[F-90] a link that is made up or has ended has no card; without the provider it is a 503, and many are refused', async () => {
  const site = machineSite(0);
  const { id } = await send('POST', '/articles.php', { title: 'Panen', state: 'draft' });
  const { url } = await send('POST', `/articles.php/${id}/preview`, {});
  const card = `${new URL(url).pathname}/kartu.jpg`;
  provider('preview', 'cut');
  const away = await site.request(card);
  expect([away.status, away.headers.get('Cache-Control')]).toEqual([503, 'no-store']);
  providerIsBack();
  await send('DELETE', `/articles.php/${id}`, {});
  const ended = await site.request(card);
  expect([ended.status, ended.headers.get('Cache-Control')]).toEqual([404, 'private, no-store']);
  const made = Array.from({ length: 58 }, () => site.request('/pratinjau/1-0-1-1-1-x/kartu.jpg'));
  expect(new Set((await Promise.all(made)).map(({ status }) => status))).toEqual(new Set([404]));
  expect((await site.request('/pratinjau/1-0-1-1-1-x/kartu.jpg')).status).toBe(429);
});
