import { messages } from '@pesantren/content/messages';
import { expect, test } from 'vitest';
import { api, open, provider, providerForEachTest, providerIsBack } from '../../testing/site.tsx';

providerForEachTest();

function section(page: Awaited<ReturnType<typeof open>>['page']): HTMLElement {
  const heading = page.getByRole('heading', { level: 2, name: 'Galeri' });
  return heading.closest('section') ?? document.body;
}

test.each(['full', 'plain'] as const)(
  '[B-08] shows the first six pictures with their links, and a link to /galeri (%s)',
  async (profile) => {
    for (let n = 1; n <= 8; n += 1) await api.create('gallery', { title: `Gambar ke-${n}` });
    const { page } = await open('/', { profile });
    const links = [...section(page).querySelectorAll('li a')];
    expect(links.map((link) => link.textContent)).toEqual(
      [8, 7, 6, 5, 4, 3].map((n) => `Gambar ke-${n}`),
    );
    expect(links[0]?.getAttribute('href')).toBe('/galeri?foto=8');
    const all = page.getByRole('link', { name: 'Lihat Semua Galeri' });
    expect(all.getAttribute('href')).toBe('/galeri');
  },
);

test('[B-08] [L-01] shows a message when there are no pictures', async () => {
  const { page } = await open('/');
  expect(section(page).textContent).toContain(messages.galleryEmpty);
});

test('[B-08] [B-10] fails alone with its own message and recovers by ‘Coba Lagi’', async () => {
  await api.create('gallery', { title: 'Kabut Leuser' });
  await api.create('articles', { title: 'Kabar dari sawah' });
  provider('gallery_items', () => new Response('<b>Fatal error</b>', { status: 500 }));
  const { page, user, status } = await open('/');
  expect(status).toBe(200);
  expect(section(page).textContent).toContain(messages.galleryFailed);
  expect(section(page).textContent).not.toContain('Fatal');
  expect(page.getByText('Kabar dari sawah')).toBeDefined();
  providerIsBack();
  await user.click(section(page).querySelector('[role=alert] button') ?? document.body);
  expect(await page.findByText('Kabut Leuser')).toBeDefined();
});
