import type { Response } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

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
