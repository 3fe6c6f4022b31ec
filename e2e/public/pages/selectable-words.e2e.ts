import type { Locator } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';

/** Drags over the first words of an element, as one who wants to copy them does. */
async function dragOver(words: Locator): Promise<void> {
  await words.scrollIntoViewIfNeeded();
  const { x, y } = (await words.boundingBox()) ?? { x: 0, y: 0 };
  const { mouse } = words.page();
  await mouse.move(x + 2, y + 10);
  await mouse.down();
  await mouse.move(x + 120, y + 10, { steps: 4 });
  await mouse.up();
}

test('[F-106] words of a card are selected at a desk, the card is a link beside them', async ({
  page,
  system,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [path, name] of [
    ['/pengumuman', 'Gotong royong membersihkan saluran air sawah'],
    ['/artikel', ''],
    ['/cari?q=kunjungan', 'Aturan kunjungan'],
  ] as const) {
    await page.goto(system.site + path);
    const cards = page.getByRole('main').locator('article, li').filter({ hasText: name });
    const words = cards.locator('p[class*="above-link"]').last();
    await dragOver(words);
    expect(await page.evaluate(() => String(getSelection())), path).not.toBe('');
    await expect(page, 'no link was followed').toHaveURL(system.site + path);
  }
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Aturan kunjungan' })
    .first()
    .click({
      position: { x: 600, y: 20 },
    });
  await expect(page).toHaveURL(/halaman.aturan-kunjungan/);
});

test('[F-106] on a phone the days of an event and the found words lie above the link of their card', async ({
  page,
  system,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/pengumuman', '/cari?q=kunjungan']) {
    await page.goto(system.site + path);
    const words = page.getByRole('main').locator('p.above-link').first();
    await words.scrollIntoViewIfNeeded();
    const isAbove = () =>
      words.evaluate((element) => {
        const { x, y } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + 4, y + 8));
      });
    await expect.poll(isAbove, path).toBe(true);
  }
});
