import { expect, test } from 'vitest';
import { readJson } from './api-error.ts';
import { resolveUrl } from './provider-url.ts';
import { json, provider, text } from './testing/provider.ts';

/** The client of a school's PHP host, which answers so. */
const host = (answer: Parameters<typeof provider>[0]) =>
  provider(answer, { profile: 'plain' }).client;

const nothings = [false, true, [], {}, [null], { a: 1 }, null, undefined, 'null', 'undefined'];
const optional = {
  articles: ['excerpt', 'date', 'author', 'category', 'read_time', 'image', 'slug'],
  announcements: ['date', 'time', 'priority', 'category', 'pdf_url', 'pdf_image', 'expire_at'],
  carousel: ['alt', 'name'],
  gallery: ['category', 'image_focus'],
  prestasi: ['updated_at'],
} as const;

test('[F-81] [P06] an optional field that holds no text is empty, and its item stays', async () => {
  for (const [name, fields] of Object.entries(optional)) {
    for (const field of fields) {
      const list = nothings.map((value, id) => ({ id, title: 'Panen', [field]: value }));
      const { items } = await host(json(list)).list(name as keyof typeof optional);
      expect(items.map(({ id }) => Number(id))).toEqual(nothings.map((_, id) => id));
      if (field !== 'slug')
        for (const item of items) expect(Reflect.get(item, field) ?? '').toBe('');
    }
  }
  const item = { id: 7, title: 'Libur', content: 'Pulang.', pdf_url: false };
  expect((await host(json(item)).item('announcements', '7')).pdf_url).toBe('');
});

test('[F-81] a title of spaces alone is none', async () => {
  const titles = ['  ', '\n Panen raya \r\n', '\u00a0', null];
  const { items } = await host(json(titles.map((title, id) => ({ id, title })))).list('articles');
  expect(items.map(({ title }) => title)).toEqual(['', 'Panen raya', '', '']);
});

test.each([
  ['Ma&#039;had &amp; Santri', "Ma'had & Santri"],
  ['Ma&amp;#039;had &amp;amp; Santri', "Ma'had & Santri"],
  ['&quot;Panen&quot; &ndash; Qur&rsquo;an &hellip;', '"Panen" – Qur’an …'],
  ['Caf&eacute;&nbsp;&#x1F33E; &times; 2 &lt; 3', 'Café\u00a0🌾 × 2 < 3'],
  [
    'Makan & minum &tidak; &; &#0; &#xD800; &#9999999; R&D;',
    'Makan & minum &tidak; &; &#0; &#xD800; &#9999999; R&D;',
  ],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
  ['Ma\\\'had \\"Qur\\\'an\\"', 'Ma\'had "Qur\'an"'],
  ['C:\\foto, \\\'satu\' dan "dua"', 'C:\\foto, \\\'satu\' dan "dua"'],
])('[F-81] [P18] a title escaped as %j reads %j', async (title, shown) => {
  const { items } = await host(json([{ id: 1, title }])).list('articles');
  expect(items[0]?.title).toBe(shown);
  const own = await provider(json([{ id: 1, title }])).client.list('articles');
  expect(own.items[0]?.title).toBe(title);
});

test('[F-81] an escaped title has the address, the search and the sorting of its words', async () => {
  const list = [{ id: 1, title: 'Ma&#039;had &amp; Santri', image: '/f.php?a=1&amp;b=2' }];
  const client = host(json(list));
  const { items } = await client.list('articles', { q: "ma'had & s" });
  expect(items[0]).toMatchObject({ slug: 'mahad-santri', image: '/f.php?a=1&b=2' });
  expect((await client.item('articles', '1')).title).toBe("Ma'had & Santri");
  expect((await client.articleBySlug('mahad-santri'))?.id).toBe('1');
});

test.each([
  ['Ma&#039;had &amp;\n\nasrama', "Ma'had &\n\nasrama"],
  ['<p>Ma&#039;had &amp;amp; &lt;b&gt;</p>', '<p>Ma&#039;had &amp;amp; &lt;b&gt;</p>'],
  ['5 &lt; 6 &amp; 7', '5 < 6 & 7'],
  [
    '&lt;b onclick=x&gt;tebal&lt;/b&gt; &amp; &quot;a&quot;',
    '&lt;b onclick=x&gt;tebal&lt;/b&gt; & "a"',
  ],
  ['&amp;lt;script&amp;gt; &amp;amp;', '&lt;script&gt; &'],
  ['<a href=\\"/a\\">Ma\\\'had</a>', '<a href="/a">Ma\'had</a>'],
])('[F-81] [P18] a body escaped as %j is %j: no text becomes a tag', async (content, shown) => {
  const { items } = await host(json([{ id: 1, title: 'a', content }])).list('articles');
  expect(items[0]?.content).toBe(shown);
});

const listed = '[{"id":"007","title":"Qur\u2019an"},{"id":7,"title":2025},{"id":"7","title":"x"}]';

test.each([
  ['a byte order mark and white space', `\uFEFF\r\n\t${listed}\n`, 'application/json'],
  ['the type of a page', listed, 'text/html; charset=iso-8859-1'],
  ['no type', listed, ''],
])('[F-81] [P02] [P05] a list with %s is read', async (_, body, type) => {
  const headers: HeadersInit = type ? { 'Content-Type': type } : {};
  const { items } = await host(text(body, { headers })).list('articles');
  expect(items.map(({ id, title }) => [id, title])).toEqual([
    ['007', 'Qur’an'],
    ['7', '2025'],
  ]);
});

test('[F-81] [P18] Western letters are read where nothing is UTF-8; a cut letter costs no other', async () => {
  const western = Buffer.from('["Caf\u00e9 \u0092"]', 'latin1');
  expect(await readJson(new Response(western))).toEqual(['Café ’']);
  const cut = Buffer.concat([Buffer.from('["Qur’an Caf'), Buffer.from([0xc3]), Buffer.from('"]')]);
  expect(await readJson(new Response(cut))).toEqual(['Qur’an Caf\ufffd']);
});

test.each([
  ['an object with numbers for keys', { 0: { id: 1 }, 2: { id: 3 } }],
  ['an envelope', { data: [{ id: 1 }] }],
  ['a failure', { status: 'error', message: 'x' }],
])('[F-81] [P01] a list that is %s is empty', async (_, body) => {
  expect(await host(json(body)).list('articles')).toEqual({ items: [], total: 0 });
});

test.each([{ success: false }, { success: 'false' }, { status: 'error' }, { status: false }])(
  '[F-81] [P11] a change is not done when 200 says %j',
  async (body) => {
    const refused = host(json({ ...body, message: 'Data ganda' })).remove('articles', '7');
    await expect(refused).rejects.toMatchObject({ status: 200, detail: 'Data ganda' });
  },
);

test('[F-81] [L-03] every failure has the words of its own situation', async () => {
  const client = host(text('Fatal error', { status: 500 }));
  const words = async (call: Promise<unknown>) => call.then(String, ({ message }) => message);
  expect(await words(client.list('articles'))).toBe('Gagal memuat data artikel');
  const failed = 'Gagal memuat artikel. Silakan coba lagi.';
  expect(await words(client.articleBySlug('panen'))).toBe(failed);
  expect(await words(client.item('articles', '7'))).toBe(failed);
});

test.each([
  ['//gambar.example/a.jpg', 'https://gambar.example/a.jpg'],
  ['uploads/foto santri.jpg', 'https://sekolah.sch.id/api/uploads/foto%20santri.jpg'],
  ['../uploads/a.jpg', 'https://sekolah.sch.id/uploads/a.jpg'],
  ['www.gambar.example/a.jpg', 'https://www.gambar.example/a.jpg'],
  [' http://gambar.example/a b.jpg \n', 'https://gambar.example/a%20b.jpg'],
])('[F-81] [P10] the address %j leads to %j', (url, address) => {
  expect(resolveUrl('https://sekolah.sch.id/api', url)).toBe(address);
});

test.each([
  ...['#', '?', ' ', 'null', 'NULL', 'undefined', 'false', '0', '-', '#lampiran'],
  ...['Array', '[]', '{}', 'NaN', 'N/A', '<img src="a.jpg">'],
])('[F-81] [P10] the address %j leads nowhere', (url) =>
  expect(resolveUrl('https://sekolah.sch.id/api', url)).toBe(''),
);
