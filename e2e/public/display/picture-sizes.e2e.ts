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
