import type { Page } from '@playwright/test';
import { expect, test } from '../faulty-provider/fixtures.ts';

/** As an address, or a word that somebody forgot the spaces of. */
const long = 'pertanggungjawaban'.repeat(8);

/** Pixels that the page, and each of its dialogs, is wider than it is shown. */
function tooWide(page: Page): Promise<number[]> {
  const excess = (parts: Element[]) => parts.map((part) => part.scrollWidth - part.clientWidth);
  return page.locator('html, dialog[open]').evaluateAll(excess);
}

for (const width of [320, 768, 1280]) {
  test(`[P06] ${width} px wide, a word without end widens no page`, async ({
    page,
    system,
    provider,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const resource of ['articles', 'announcements', 'prestasi', 'gallery_items']) {
      const words = { title: long, excerpt: long, content: long, prestasi: long, author: long };
      const items = (await provider.list(resource))
        .slice(0, 3)
        .map((item, index) => ({ ...item, ...words, id: index + 1, slug: `kabar-${index}` }));
      await provider.answers(resource, { body: JSON.stringify(items) });
    }
    for (const path of [
      ...['/', '/artikel', '/artikel/kabar-1', '/pengumuman', '/prestasi', '/galeri'],
      '/galeri?foto=2',
    ]) {
      await page.goto(system.site + path);
      await expect(page.getByText(long).filter({ visible: true }).first()).toBeVisible();
      const widths = await tooWide(page);
      expect(Math.max(...widths), path).toBe(0);
    }
  });
}
