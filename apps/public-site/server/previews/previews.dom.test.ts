import { afterEach, expect, test, vi } from 'vitest';
import { api, provider, providerForEachTest, visit } from '../../src/testing/site.tsx';

providerForEachTest();

afterEach(() => void vi.useRealTimers());

async function send(method: string, path: string, body: object) {
  const headers = { 'Content-Type': 'application/json' };
  const request = new Request(api.url + path, { method, headers, body: JSON.stringify(body) });
  const answer = await api.fetch(api.asAdmin(request));
  expect(answer.ok, await answer.clone().text()).toBe(true);
  return answer.json();
}

/** Makes a draft of a resource and the path of a link to it. */
async function previewed(path: string, item: object): Promise<string> {
  const { id } = await send('POST', path, { state: 'draft', ...item });
  const { url } = await send('POST', `${path}/${id}/preview`, {});
  return new URL(url).pathname;
}

test.each([
  ['/articles.php', 'artikel', { content: 'Isi **lengkap**.', author: 'Ibu Sari' }],
  ['/announcements.php', 'pengumuman', { content: 'Isi lengkap.' }],
  ['/pages.php', 'halaman', { content: 'Isi lengkap.' }],
  ['/gallery_items.php', 'foto', { category: 'Isi', image: 'https://contoh.sch.id/foto.jpg' }],
])(
  '[V-44] a link to a draft of %s shows it as it will be, in words, stored by nobody',
  async (path, kind, item) => {
    const link = await previewed(path, { title: 'Panen raya', ...item });
    expect(link).toMatch(/^\/pratinjau\/[\w-]+$/);
    const answer = await visit(link);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toMatch(/rel="canonical"|og:title|ld\+json|id="state"/);
    const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
    const words = main?.textContent ?? '';
    expect(words).toContain(`Begini ${kind} ini akan tampil setelah terbit.`);
    expect(words).toMatch(/berlaku sampai \d+ \p{L}+ \d{4} pukul \d\d\.\d\d WIB\./u);
    expect(words).toContain('Panen raya');
    expect(words).toContain('Isi');
  },
);

test('[V-44] a draft without words is shown too', async () => {
  const link = await previewed('/articles.php', { title: '' });
  expect((await visit(link)).status).toBe(200);
});

test('[V-44] a draft over what is live shows on the link alone', async () => {
  const input = { title: 'Panen', content: 'Isi lama.', category: 'Panen' };
  const { id, slug } = await send('POST', '/articles.php', input);
  await send('PUT', `/articles.php/${id}`, { ...input, content: 'Isi baru.', state: 'draft' });
  const { url } = await send('POST', `/articles.php/${id}/preview`, {});
  expect(await (await visit(new URL(url).pathname)).text()).toContain('Isi baru.');
  const live = await (await visit(`/artikel/${slug}`)).text();
  expect([live.includes('Isi lama.'), live.includes('Isi baru.')]).toEqual([true, false]);
});

test('[V-45] a link that has ended, is made up or whose item is gone says so with 404', async () => {
  const link = await previewed('/articles.php', { title: 'Panen raya', content: 'Isi.' });
  const expectEnded = async (path: string) => {
    const answer = await visit(path);
    const html = await answer.text();
    expect([answer.status, answer.headers.get('Cache-Control')], path).toEqual([
      ...[404, 'private, no-store'],
    ]);
    expect(html).toContain('Tautan pratinjau ini tidak berlaku');
    expect(html).toContain('content="noindex"');
    expect(html).not.toContain('Panen raya');
  };
  for (const path of [`${link}x`, link.replace(/-[^-]+-/, '-9-'), '/pratinjau/1']) {
    await expectEnded(path);
  }
  const madeAt = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: madeAt + 7 * 86_400_000 - 60_000 });
  expect((await visit(link)).status).toBe(200);
  vi.setSystemTime(madeAt + 7 * 86_400_000 + 1000);
  await expectEnded(link);
});

test('[V-45] while the provider is away a link is a 503, as every page', async () => {
  const link = await previewed('/articles.php', { title: 'Panen raya' });
  provider('preview', 'cut');
  const answer = await visit(link);
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([503, 'no-store']);
});

test('[V-48] under plain there are no previews, and nobody asks for one', async () => {
  const asked: string[] = [];
  provider('preview', () => {
    asked.push('preview');
    return Response.json({});
  });
  const answer = await visit('/pratinjau/1-0-1-1-1-x', { profile: 'plain' });
  expect([answer.status, asked]).toEqual([404, []]);
  expect(await answer.text()).not.toContain('pratinjau ini');
});
