import type { Response } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';

test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });

test('a phone gets pictures in its own size and the best format it takes', async ({
  page,
  system,
}) => {
  const pictures: Response[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/uploads/')) pictures.push(response);
  });
  await page.goto(system.site, { waitUntil: 'networkidle' });
  expect(pictures.length).toBeGreaterThan(0);
  for (const picture of pictures) {
    expect(picture.url()).toMatch(/\?w=\d+$/);
    expect(picture.headers()['content-type'], picture.url()).toBe('image/avif');
  }
});

test('[B-09] a page asks no other host than its own, for its pictures neither', async ({
  page,
  request,
  system,
}) => {
  const hosts = new Set<string>();
  page.on('request', (sent) => hosts.add(new URL(sent.url()).host));
  await page.goto(system.site, { waitUntil: 'networkidle' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect([...hosts]).toEqual([new URL(system.site).host]);
  const photo = page.getByRole('img', { name: 'Potret almarhum pendiri pesantren' });
  await photo.scrollIntoViewIfNeeded();
  await expect
    .poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);

  const film = `${system.site}/uploads/situs/film.mp4`;
  const part = await request.get(film, { headers: { Range: 'bytes=0-99' } });
  expect([part.status(), (await part.body()).length]).toEqual([206, 100]);
  const { etag = '' } = part.headers();
  const known = await request.get(film, { headers: { 'If-None-Match': etag } });
  expect(known.status()).toBe(304);
  const elsewhere = await request.get(`${system.site}/uploads/..%2fapi%2farticles.php`);
  expect(elsewhere.status()).toBe(404);
});

for (const [width, deviceScaleFactor] of [
  [393, 2.75],
  [412, 2.625],
] as const) {
  test.describe(`${width} px at ${deviceScaleFactor}`, () => {
    test.use({ viewport: { width, height: 850 }, deviceScaleFactor });

    test('a picture across the phone is not taken larger for a few pixels', async ({
      page,
      system,
    }) => {
      await page.goto(`${system.site}/galeri`);
      const first = page.locator('main img').first();
      await expect(first).toHaveJSProperty('complete', true);
      expect(await first.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
        /\?w=960$/,
      );
    });
  });
}
