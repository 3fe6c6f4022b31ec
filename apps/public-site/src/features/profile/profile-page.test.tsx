import { defaultFacts } from '@pesantren/content/default-facts';
import { sampleAnnouncements, sampleArticles } from '@pesantren/content/sample/sample-news';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api, open, provider, providerForEachTest, visit, wordsAt } from '../../testing/site.tsx';

providerForEachTest();

const { history, missions, vision } = defaultFacts;

test('[P-01] [R-04] vision, missions, history and staff are in the HTML before any script', async () => {
  const words = await wordsAt('/profil');
  for (const text of [vision, ...missions]) expect(words).toContain(text);
  for (const { year, title, text } of history) {
    for (const fact of [String(year), title, text]) expect(words).toContain(fact);
  }
});

test('[P-01] [R-01] has its own title, description and canonical URL', async () => {
  const html = await (await visit('/profil')).text();
  expect(html).toContain('<title>Profil Sekolah · Pesantren Lembah Alas</title>');
  expect(html).toContain(`<link rel="canonical" href="${api.siteOrigin}/profil"/>`);
  expect(html).not.toContain('noindex');
});

test('[K-03] the teaching staff: 1 S3, 8 S2, 12 from the Middle East, 40 S1', async () => {
  const { page } = await open('/profil');
  const staff = page.getByRole('heading', { name: 'Tenaga pengajar' }).closest('section');
  const figures = [...(staff?.querySelectorAll('dl > div') ?? [])].map((row) => [
    row.querySelector('dt > span')?.textContent,
    row.querySelector('dd')?.textContent,
  ]);
  expect(figures).toEqual([
    ['S3', '1'],
    ['S2', '8'],
    ['Timur Tengah', '12'],
    ['S1', '40'],
  ]);
});

test.each(['/profil', '/profil/struktur-organisasi'])(
  '[P-01] [P-04] beside %s: the first 3 built-in articles and announcements, in links that lead somewhere',
  async (path) => {
    const { page } = await open(path);
    const sidebar = within(page.getByRole('complementary', { name: 'Kabar terbaru' }));
    const titles = sidebar.getAllByRole('heading', { level: 3 }).map((h) => h.textContent);
    const first = [...sampleArticles.slice(0, 3), ...sampleAnnouncements.slice(0, 3)];
    expect(titles).toEqual(first.map(({ title }) => title));
    for (const { title } of first) {
      const href = sidebar.getByRole('link', { name: title }).getAttribute('href') ?? '';
      expect(new URL(href, api.siteOrigin).searchParams.get('q')).toBe(title);
    }
  },
);

test.each([
  ['refuses', () => Response.json({ message: 'rusak' }, { status: 500 })],
  ['is cut off', 'cut'],
  ['sends an HTML page', () => new Response('<h1>Fatal error</h1>')],
  ['sends a truncated list', () => new Response('[{"id":1,"src":"/upl')],
  ['sends no list', () => Response.json({ data: [] })],
  ['sends an empty list', () => Response.json([])],
  ['sends pictures without an address', () => Response.json([{ id: 1, src: null }, { id: 2 }])],
] as const)(
  '[P-03] a provider that %s: silently no carousel, the page stands',
  async (_, answer) => {
    provider('carousel_images', answer);
    const { page, status } = await open('/profil');
    expect(status).toBe(200);
    expect(page.queryByRole('region', { name: 'Suasana pesantren' })).toBeNull();
    expect(page.queryByRole('alert')).toBeNull();
    expect(page.queryByRole('status')).toBeNull();
    expect(page.getByRole('main').textContent).toContain(vision);
  },
);

test('[P-03] [P06] [P10] shows the valid items of a list with broken ones', async () => {
  provider('carousel_images', () =>
    Response.json([
      { id: 1, src: '/uploads/satu.jpg' },
      { id: 2, src: null },
      { id: 3, src: 'javascript:alert(1)' },
      { id: '1', src: '/uploads/lagi.jpg' },
      { id: 4, src: 'https://foto.contoh.sch.id/dua.jpg', asing: true },
    ]),
  );
  const { page } = await open('/profil', { profile: 'plain' });
  const carousel = page.getByRole('region', { name: 'Suasana pesantren' });
  const sources = [...carousel.querySelectorAll('img')].map((img) => img.getAttribute('src'));
  expect(sources).toEqual([`${api.origin}/uploads/satu.jpg`, 'https://foto.contoh.sch.id/dua.jpg']);
});

test('[P-01] every picture is in the HTML with its size; the first loads eagerly, the others lazily', async () => {
  for (const name of ['satu', 'dua', 'tiga']) {
    await api.create('carousel', { src: `https://contoh.sch.id/${name}.jpg` });
  }
  const { page } = await open('/profil');
  const carousel = page.getByRole('region', { name: 'Suasana pesantren' });
  const pictures = [...carousel.querySelectorAll('img')];
  expect(pictures.map((img) => img.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy']);
  for (const img of pictures) {
    expect(img.width).toBe(1600);
    expect(img.height).toBe(1000);
    expect(img.alt).toMatch(/^Suasana pesantren, gambar \d dari 3$/);
  }
});

test('[P-03] [L-02] a failed carousel is left out', async () => {
  provider('carousel_images', 'cut');
  const { page, status } = await open('/profil');
  expect(status).toBe(200);
  expect(document.querySelector('main .animate-pulse')).toBeNull();
  expect(page.queryByRole('region', { name: 'Suasana pesantren' })).toBeNull();
  expect(page.queryByRole('alert')).toBeNull();
});

test('[F-33] a slow carousel does not hold the page; the browser fetches it afterwards', async () => {
  await api.create('carousel', { src: 'https://contoh.sch.id/gambar.jpg' });
  const pictures = await api.fetch(
    new Request(`${api.url}/carousel_images.php`, { headers: { 'X-API-Key': api.key } }),
  );
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  provider('carousel_images', async () => {
    await held;
    return pictures.clone();
  });
  const { page } = await open('/profil', { meanwhile: answer });
  expect(await page.findByLabelText('Suasana pesantren')).toBeTruthy();
});
