import sharp, { type Sharp } from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { housekeeping } from '../../housekeeping.ts';
import { seed } from '../../seed/seed.ts';
import { picture } from '../../testing/files.ts';
import { bodyOf, read, upload, write } from '../../testing/requests.ts';
import { type TestApi, testApi } from '../../testing/test-api.ts';
import { deleteOrphanedUploads } from './delete-orphaned-uploads.ts';

type Item = { id: number; image_color: string };

const color = /^#[0-9a-f]{6}$/;
let api: TestApi;
let clock: number;
beforeEach(async () => {
  clock = Date.now();
  api = await testApi({ now: () => new Date(clock) });
});
afterEach(() => api.stop());

const plain = (background: string) =>
  sharp({ create: { width: 90, height: 60, channels: 4, background } });

async function uploaded(image: Sharp) {
  const file = new Blob([await image.toBuffer()]);
  return (await bodyOf<{ data: { url: string; color: string } }>(upload(api, file))).data;
}

const colorOf = async (path: string) => (await bodyOf<Item>(read(api, path))).image_color;

test.each([
  ['a JPEG', () => plain('#336699').jpeg({ quality: 100 }), /^#3[2-4]6[5-7]9[89a]$/],
  ['a grey one', () => plain('#808080').toColourspace('b-w').png(), /^#808080$/],
  ['a WebP of noise', () => picture(64, 48).webp(), color],
  ['one that can be seen through', () => plain('#33669980').png(), /^$/],
])('[U01] the upload of %s answers its average colour', async (_, image, expected) => {
  expect((await uploaded(image())).color).toMatch(expected);
});

test.each([
  ['articles', '/articles.php', 'image'],
  ['gallery', '/gallery_items.php', 'image'],
  ['carousel', '/carousel_images.php', 'src'],
] as const)('the colour of an upload goes with every item of %s', async (name, path, field) => {
  const [red, blue] = [await uploaded(plain('#c00').png()), await uploaded(plain('#00c').png())];
  const { id } = await api.create(name, { [field]: red.url });
  const at = `${path}/${id}`;
  expect(await colorOf(at)).toBe('#cc0000');
  const item = { title: 'Panen', content: 'Isi.' };
  for (const [address, expected] of [
    [blue.url, '#0000cc'],
    ['https://lain.example/a.jpg', ''],
  ]) {
    // Nobody but the picture says what its colour is.
    const body = { ...item, [field]: address, image_color: '#ffffff' };
    expect((await write(api, 'PUT', at, body)).status).toBe(200);
    expect(await colorOf(at)).toBe(expected);
  }
  const [listed] = await bodyOf<Item[]>(read(api, path));
  expect(listed).toHaveProperty('image_color');
});

test('pictures that came without an upload get their colours, each looked at once', async () => {
  await seed(api.deps);
  const odd = '/uploads/contoh/rusak.jpg';
  await api.deps.uploads.write('contoh/rusak.jpg', Buffer.from('bukan gambar'));
  await api.create('gallery', { image: odd });
  await api.create('gallery', { image: '/uploads/contoh/tidak-ada.jpg' });
  const before = await bodyOf<Item & { updated_at: string }>(read(api, '/articles.php/1'));
  await housekeeping(api.deps);

  const after = await bodyOf<Item>(read(api, '/articles.php/1'));
  expect(after).toEqual({ ...before, image_color: expect.stringMatching(color) });
  for (const path of ['/articles.php', '/carousel_images.php']) {
    const items = await bodyOf<Item[]>(read(api, path));
    expect(items.filter(({ image_color }) => !color.test(image_color))).toEqual([]);
  }
  const gallery = await bodyOf<Item[]>(read(api, '/gallery_items.php'));
  expect(gallery.slice(0, 2).map(({ image_color }) => image_color)).toEqual(['', '']);
  expect(gallery[2]?.image_color).toMatch(color);

  const again: string[] = [];
  const uploads = {
    ...api.deps.uploads,
    read: (name: string) => {
      again.push(name);
      return api.deps.uploads.read(name);
    },
  };
  await housekeeping({ ...api.deps, uploads });
  expect(again).toEqual([]);
});

test('[U19] the colour of a picture that is swept is forgotten with it', async () => {
  await uploaded(plain('#c00').png());
  clock += 25 * 3_600_000;
  expect(await deleteOrphanedUploads(api.deps)).toBe(1);
  expect(await api.deps.db.selectFrom('picture_colors').selectAll().execute()).toEqual([]);
});
