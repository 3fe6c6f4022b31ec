import { messages } from '@pesantren/content/messages';
import { expect, test } from 'vitest';
import {
  api,
  open,
  provider,
  providerForEachTest,
  providerIsBack,
  visit,
  wordsAt,
} from '../../testing/site.tsx';

providerForEachTest();

async function threePictures() {
  await api.create('gallery', { title: 'Dapur umum', category: 'Asrama' });
  await api.create('gallery', { title: 'Kabut Leuser', category: 'Alam' });
  await api.create('gallery', { title: 'Sawah berundak', category: 'Alam' });
}

async function documentAt(path: string): Promise<Document> {
  const html = await (await visit(path)).text();
  return new DOMParser().parseFromString(html, 'text/html');
}

test('[G-01] has buttons for the categories in use, ‘Semua’ first; one filters the pictures, in the URL', async () => {
  await threePictures();
  const { page, user } = await open('/galeri');
  const group = page.getByRole('form', { name: 'Kategori' });
  const buttons = [...group.querySelectorAll('button')].map((button) => button.textContent);
  expect(buttons).toEqual(['Semua', 'Alam', 'Asrama']);
  await user.click(page.getByRole('button', { name: 'Asrama' }));
  expect(await page.findByText('1 gambar')).toBeDefined();
  expect(page.getByRole('link', { name: 'Dapur umum' })).toBeDefined();
  expect(page.queryByRole('link', { name: 'Kabut Leuser' })).toBeNull();
  expect(window.location.search).toBe('?kategori=Asrama');
  expect(page.getByRole('button', { name: 'Asrama', pressed: true })).toBeDefined();
});

test('[G-01] [R-04] the URL filters without JavaScript, ignoring case', async () => {
  await threePictures();
  const words = await wordsAt('/galeri?kategori=ALAM');
  expect(words).toContain('2 gambar');
  expect(words).toContain('Sawah berundak');
  expect(words).not.toContain('Dapur umum');
});

test('[G-01] an unknown category shows a message and a link to all pictures', async () => {
  await threePictures();
  const { page, user } = await open('/galeri?kategori=Wisuda');
  expect(page.getByText(messages.galleryFilteredEmpty)).toBeDefined();
  expect(page.queryByText(messages.galleryEmpty)).toBeNull();
  await user.click(page.getByRole('link', { name: 'Tampilkan semua' }));
  expect(await page.findByText('3 gambar')).toBeDefined();
  expect(page.getByRole('button', { name: 'Semua', pressed: true })).toBeDefined();
});

test('[G-02] [R-04] a deep link shows picture, title, category, counter and links before any script', async () => {
  await threePictures();
  const page = await documentAt('/galeri?foto=2&kategori=Alam');
  const dialog = page.querySelector('dialog[open]');
  const picture = dialog?.querySelector('img');
  expect(picture?.alt).toBe('Kabut Leuser');
  expect(picture?.getAttribute('loading')).toBe('eager');
  expect(dialog?.querySelector('h2')?.textContent).toBe('Kabut Leuser');
  expect(dialog?.textContent).toContain('Alam');
  expect(dialog?.textContent).toContain('Gambar 2 dari 2');
  const links = [...(dialog?.querySelectorAll('a') ?? [])].map((link) => [
    link.getAttribute('aria-label'),
    link.getAttribute('href'),
  ]);
  expect(links).toEqual([
    ['Tutup', '/galeri?kategori=Alam'],
    ['Gambar sebelumnya', '/galeri?kategori=Alam&foto=3'],
    ['Gambar berikutnya', '/galeri?kategori=Alam&foto=3'],
  ]);
  expect(page.title).toContain('Kabut Leuser · Galeri');
  expect(page.querySelectorAll('title')).toHaveLength(1);
});

test('[G-02] the URL of a deleted picture shows the gallery', async () => {
  await threePictures();
  const page = await documentAt('/galeri?foto=99');
  expect(page.querySelector('dialog[open]')).toBeNull();
  expect(page.querySelectorAll('main li')).toHaveLength(3);
});

test('[G-03] [L-01] shows a message when there are no pictures', async () => {
  expect(await wordsAt('/galeri')).toContain(messages.galleryEmpty);
});

test.each([{}, null, 7, 'galat'])(
  '[L-04] [P01] a list that is %j is an empty gallery',
  async (body) => {
    provider('gallery_items', () => Response.json(body));
    expect(await wordsAt('/galeri')).toContain(messages.galleryEmpty);
  },
);

test('[L-01] [L-03] a failed list has status 503, its own message, and recovers by ‘Coba Lagi’', async () => {
  await threePictures();
  provider('gallery_items', 'cut');
  const { page, user, status } = await open('/galeri');
  expect(status).toBe(503);
  expect(page.getByRole('alert').textContent).toContain(messages.galleryFailed);
  providerIsBack();
  await user.click(page.getByRole('button', { name: messages.retry }));
  expect(await page.findByText('3 gambar')).toBeDefined();
});

test('[P05] [P06] [P10] [P12] tolerates empty fields, odd pictures and duplicate ids', async () => {
  const items = [
    { id: '1', title: null, category: null, image: null },
    { id: 1, title: 'Dengan id yang sama' },
    { id: 2, title: '  ', category: ' ', image: 'javascript:alert(1)' },
    { id: 3, title: 'Tiga', category: 'alam', image: '//lain.example/a b.jpg', asing: true },
    { id: 4, title: 'Empat', category: 'Alam', image: '/uploads/foto.jpg' },
  ];
  provider('gallery_items', () => Response.json(items));
  const { page } = await open('/galeri', { profile: 'plain' });
  const main = page.getByRole('main').textContent;
  expect(main).not.toMatch(/null|undefined/);
  expect(main).toContain('4 gambar');
  expect(page.getAllByRole('link', { name: 'Tanpa judul' })).toHaveLength(2);
  expect(page.getAllByRole('button', { name: /alam/i })).toHaveLength(1);
  const sources = [...document.querySelectorAll('main li img')].map((img) =>
    img.getAttribute('src'),
  );
  expect(sources).toEqual(['https://lain.example/a%20b.jpg', `${api.origin}/uploads/foto.jpg`]);
});

test('[P07] [F-38] shows ten thousand pictures in parts that ‘Muat lebih banyak’ adds', async () => {
  const items = Array.from({ length: 10_000 }, (_, n) => ({ id: n, title: `Gambar ke-${n}` }));
  provider('gallery_items', () => Response.json(items));
  const first = await documentAt('/galeri');
  expect(first.querySelectorAll('main li')).toHaveLength(25);
  const more = [...first.querySelectorAll('main a')].find((a) => a.textContent.includes('Muat'));
  const second = await documentAt(more?.getAttribute('href') ?? '');
  expect(second.querySelectorAll('main li')).toHaveLength(50);
  for (const path of ['/galeri?halaman=4', '/galeri?halaman=400', '/galeri?halaman=9999']) {
    const full = await documentAt(path);
    expect(full.querySelectorAll('main li [id^=foto-]'), path).toHaveLength(100);
    expect(full.querySelector('nav[aria-label=Halaman]')).not.toBeNull();
  }
});

test('[F-104] a gallery of any size is read in parts, its pictures beside them by their place', async () => {
  for (let n = 1; n <= 130; n += 1) await api.create('gallery', { title: `Gambar ${n}` });
  const parts: string[] = [];
  provider('gallery_items', ({ request }) => {
    parts.push(request.url);
    return api.fetch(request);
  });
  const linksAt = async (path: string) => {
    const page = await documentAt(path);
    const { before, after } = page.querySelector<HTMLElement>('[data-pictures]')?.dataset ?? {};
    const shown = [...page.querySelectorAll('dialog nav a')].map((link) =>
      link.getAttribute('href'),
    );
    const isOpen = page.querySelector('dialog[open]') !== null;
    return { before, after, shown, isOpen };
  };
  expect(await linksAt('/galeri?halaman=4&foto=31')).toMatchObject({
    before: '/galeri?halaman=6&foto=1',
    after: '/galeri?halaman=5&foto=30',
    shown: ['/galeri?halaman=4&foto=32', '/galeri?halaman=5&foto=30'],
  });
  expect(await linksAt('/galeri?halaman=5&foto=30')).toMatchObject({
    before: '/galeri?halaman=4&foto=31',
    shown: ['/galeri?halaman=4&foto=31', '/galeri?halaman=5&foto=29'],
  });
  // A shared address names no page.
  expect((await linksAt('/galeri?foto=60')).shown).toEqual(['/galeri?foto=61', '/galeri?foto=59']);
  expect(await linksAt('/galeri?foto=7')).toMatchObject({ isOpen: true });
  for (const url of parts.filter((url) => url.endsWith('gallery_items.php') || url.includes('?'))) {
    const limit = Number(new URL(url).searchParams.get('limit'));
    expect([limit > 0, limit <= 100], url).toEqual([true, true]);
  }
});
