import sharp from 'sharp';
import { expect, test } from '../../fixtures.ts';
import { readList } from '../../read-list.ts';
import { sendButton, startButton, uniqueTitle } from '../resource-steps.ts';

/** A screenshot of a long talk, as phones put them together. */
async function screenshot(width: number, height: number) {
  const create = { width, height, channels: 3, background: '#2f6f57' } as const;
  const buffer = await sharp({ create }).png().toBuffer();
  return { name: 'percakapan.png', mimeType: 'image/png', buffer };
}

test('[F-84] a long screenshot is read where it is stored, and in the gallery; one too long is refused', async ({
  admin,
  context,
  system,
}) => {
  const title = uniqueTitle('Percakapan');
  await admin.getByRole('link', { name: /^Galeri/ }).click();
  await expect(admin.getByRole('heading', { level: 1, name: 'Galeri' })).toBeVisible();
  await startButton(admin).click();
  await admin.getByLabel('Judul', { exact: true }).fill(title);
  const field = admin.getByRole('group', { name: 'Gambar' });
  const choose = field.getByLabel(/^(Pilih|Ganti) gambar$/);
  await choose.setInputFiles(await screenshot(60, 30_000));
  await expect(field.getByRole('alert')).toContainText('Gambar ini terlalu panjang');
  await choose.setInputFiles(await screenshot(1440, 4500));
  await expect(field.getByLabel('Alamat gambar di internet')).toHaveValue(/\/uploads\//);
  await sendButton(admin).click();
  const stored = async () => {
    const all = await readList<{ id: number; title: string; image: string }>(
      admin.request,
      system,
      'gallery_items',
    );
    return all.find((item) => item.title === title);
  };
  await expect.poll(stored).toBeDefined();
  const { id, image } = (await stored()) ?? { id: 0, image: '' };
  const { width, height } = await sharp(await (await admin.request.get(image)).body()).metadata();
  expect([width, height]).toEqual([1080, 3375]);

  const visitor = await context.newPage();
  await visitor.goto(`${system.site}/galeri?foto=${id}`);
  await expect(visitor.locator('dialog.lightbox:modal')).toBeVisible();
  const picture = visitor.locator('[data-place="0"] img');
  const shown = () =>
    picture.evaluate((img: HTMLImageElement) => {
      const { height } = img.getBoundingClientRect();
      return (height * img.naturalWidth) / img.naturalHeight;
    });
  await expect.poll(shown).toBeGreaterThan(0);
  await picture.dblclick();
  const stage = await visitor.locator('.lightbox-stage').evaluate(({ clientWidth }) => clientWidth);
  await expect.poll(shown).toBeGreaterThan(stage - 2);
});
