import type { StoredPicture } from '@pesantren/api-client/contract/uploads/picture';
import { expect, test } from 'vitest';
import { apiForEachTest } from '../../testing/api-for-each-test.ts';
import { bodyOf, read, write } from '../../testing/requests.ts';

const api = apiForEachTest({ now: () => new Date('2026-11-23T05:00:00Z') });

const asked = (query = '') =>
  api.fetch(api.asAdmin(new Request(`${api.url}/pictures.php${query}`)));
const found = (query?: string) => bodyOf<StoredPicture[]>(asked(query));
const names = async (query?: string) =>
  (await found(query)).map(({ url }) => url.split('/').at(-1));

const upload = (name: string) => `/uploads/contoh/${name}.jpg`;

async function fill(): Promise<void> {
  await api.create('articles', {
    title: 'Panen raya',
    content: `<p>Pagi.</p><img src="${upload('gabah')}" alt="Gabah &quot;emas&quot;">`,
    image: upload('sawah'),
    image_alt: 'Sawah pagi',
  });
  await api.create('gallery', { title: 'Asrama', image: upload('asrama') });
  await api.create('gallery', { title: 'Sawah lagi', image: upload('sawah') });
  await api.create('gallery', { title: 'Dari luar', image: 'https://contoh.id/luar.jpg' });
}

test('[E-22] the school’s pictures with their alternative texts, and where each is used', async () => {
  await fill();
  const response = await asked();
  expect([response.status, response.headers.get('X-Total-Count')]).toEqual([200, '3']);
  const pictures = (await response.json()) as StoredPicture[];
  const of = (name: string) => pictures.find(({ url }) => url.endsWith(`${name}.jpg`));
  expect(of('gabah')?.alt).toBe('Gabah "emas"');
  expect(of('gabah')?.url).toMatch(/^https?:/);
  expect(of('sawah')?.alt).toBe('Sawah pagi');
  expect(
    of('sawah')
      ?.used.map(({ resource, title }) => `${resource} ${title}`)
      .sort(),
  ).toEqual(['articles Panen raya', 'gallery Sawah lagi']);
});

test('[E-22] they are searched by alternative text, file name and title, in pages', async () => {
  await fill();
  expect(await names('?q=EMAS')).toEqual(['gabah.jpg']);
  expect(await names('?q=asrama.jpg')).toEqual(['asrama.jpg']);
  expect((await names('?q=panen')).sort()).toEqual(['gabah.jpg', 'sawah.jpg']);
  expect(await names('?limit=1&offset=1')).toHaveLength(1);
  expect(await names('?q=tidak-ada')).toEqual([]);
});

test('[E-22] strangers see nothing of it; what is deleted is not listed', async () => {
  await fill();
  expect((await read(api, '/pictures.php')).status).toBe(401);
  const [picture] = await found('?q=asrama');
  const id = picture?.used[0]?.id;
  await write(api, 'DELETE', `/gallery_items.php/${id}`);
  expect(await names('?q=asrama')).toEqual([]);
});
