import { messages } from '@pesantren/content/messages';
import { expect, test } from 'vitest';
import { provider, providerForEachTest, visit } from '../src/testing/site.tsx';

providerForEachTest();

/** A list as a PHP host echoes it: labelled as a page, behind a byte order mark. */
const echoed = (body: unknown) => () =>
  new Response(`\uFEFF\n${JSON.stringify(body)}`, {
    headers: { 'Content-Type': 'text/html; charset=iso-8859-1' },
  });

const plain = { profile: 'plain' } as const;

/** The words of a page of a site on a PHP host. */
async function page(path: string) {
  const response = await visit(path, plain);
  const html = await response.text();
  const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
  return { status: response.status, words: main?.textContent ?? '', main };
}

const announcement = {
  ...{ id: '007', title: 'Libur Ma&#039;had &amp; asrama', content: 'Pulang &amp; kembali.' },
  ...{ date: '19/11/2025 08:00', time: false, priority: 'HIGH', category: [], pdf_url: false },
};

test('[F-81] every page shows what a PHP host answers: nothing is missing, escaped or undated', async () => {
  const article = { title: 'Panen &quot;raya&quot;', content: 'Padi.', author: {}, read_time: 3 };
  provider(
    'articles',
    echoed([
      { ...article, id: 1, date: '12-01-2025 08:00:00', image: false, excerpt: [] },
      { ...article, id: '2', title: 'Ujian', date: '2025/1/9', image: '//gambar.example/a b.jpg' },
    ]),
  );
  provider('announcements', echoed([announcement]));
  provider('prestasi', echoed([{ id: 3, prestasi: 'Juara &amp; harapan', tanggal: '5/10/24' }]));
  provider(
    'gallery_items',
    echoed([{ id: 4, title: 'Ma&#039;had', image: 'http://gambar.example/b.jpg' }]),
  );
  provider('carousel_images', echoed([{ id: 5, src: '/a.jpg', alt: false }]));
  const shown: Record<string, string[]> = {
    '/': ['Panen "raya"', 'Ujian', "Libur Ma'had & asrama"],
    '/artikel': ['Panen "raya"', '12 Januari 2025', '9 Januari 2025'],
    '/artikel/panen-raya': ['Panen "raya"', '12 Januari 2025', 'Padi.'],
    '/pengumuman': ["Libur Ma'had & asrama", 'Penting'],
    '/prestasi': ['Juara & harapan', '5 Oktober 2024', '2024'],
    '/galeri': ["Ma'had"],
    "/cari?q=ma'had": ["Libur Ma'had & asrama"],
  };
  for (const [path, texts] of Object.entries(shown)) {
    const { status, words } = await page(path);
    expect({ path, status }).toEqual({ path, status: 200 });
    for (const text of texts) expect(words.replaceAll('\u00a0', ' ')).toContain(text);
    expect(words).not.toMatch(/&#?\w+;|undefined|null|\[object|Invalid/);
  }
  expect((await page('/artikel')).main?.innerHTML).toContain('https://gambar.example/a%20b.jpg');
  expect((await page('/galeri')).main?.innerHTML).toContain('https://gambar.example/b.jpg');

  provider('announcements', echoed(announcement));
  const { status, words } = await page('/pengumuman/007');
  expect(status).toBe(200);
  expect(words).toContain('Pulang & kembali.');
  expect(words).not.toContain('Unduh');
});

test('[F-81] an article without a title can be found and read', async () => {
  provider('articles', echoed([{ id: 1, title: '  ', content: 'Padi.', author: 'null' }]));
  const { words, main } = await page('/artikel');
  expect(words).toContain('Tanpa judul');
  const link = main?.querySelector<HTMLAnchorElement>('article a')?.getAttribute('href') ?? '';
  const opened = await page(link);
  expect(opened.words).toContain('Tanpa judul');
  expect(opened.words).not.toContain('null');
});

test('[F-81] [L-03] under plain every failure has the words of its own situation', async () => {
  for (const name of ['articles', 'announcements', 'prestasi', 'gallery_items']) {
    provider(name, () => new Response('<b>Fatal error</b>', { status: 500 }));
  }
  const words = {
    '/artikel': messages.articlesFailed,
    '/artikel/panen': messages.articleFailed,
    '/pengumuman': messages.announcementsFailed,
    '/pengumuman/7': messages.announcementFailed,
    '/prestasi': messages.achievementsFailed,
    '/galeri': messages.galleryFailed,
    '/cari?q=panen': messages.loadFailed,
  };
  for (const [path, message] of Object.entries(words)) {
    const failed = await page(path);
    expect({ path, status: failed.status }).toEqual({ path, status: 503 });
    const alerts = [...(failed.main?.querySelectorAll('[role=alert]') ?? [])];
    expect(alerts[0]?.textContent).toContain(message);
    expect(failed.words).not.toContain(
      message === messages.articleFailed ? messages.articlesFailed : 'Fatal',
    );
  }
});
