import { findAxeViolations, findViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures.ts';
import { layoutShift } from '../../layout.ts';
import { pages } from '../public-pages.ts';

for (const { path, title, heading } of pages) {
  test(`[R-01] ${path}: own title, one h1, landmarks, nothing for axe, no shift`, async ({
    page,
    system,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(system.site + path, { waitUntil: 'networkidle' });
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1);
    }
    expect(await layoutShift(page)).toBeLessThan(0.005);
    expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await findAxeViolations(page)).toEqual([]);
  });

  test(`[R-04] ${path}: 320 px wide nothing scrolls sideways, without JavaScript its text is there`, async ({
    browser,
    system,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 320, height: 640 },
    });
    const plain = await context.newPage();
    await plain.goto(system.site + path);
    await expect(plain.getByRole('heading', { level: 1 })).toContainText(heading);
    await context.close();

    const narrow = await browser.newContext({ viewport: { width: 320, height: 640 } });
    const page = await narrow.newPage();
    await page.goto(system.site + path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
    await narrow.close();
  });
}

for (const timezoneId of ['UTC', 'America/Los_Angeles']) {
  test.describe(`a browser in ${timezoneId}`, () => {
    test.use({ timezoneId, locale: 'en-US' });
    test('[S11] every page opens without a console message', async ({ page, system }) => {
      for (const { path } of pages) await page.goto(system.site + path, { waitUntil: 'load' });
    });
  });
}
