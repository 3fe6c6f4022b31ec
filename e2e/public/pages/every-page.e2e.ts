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
}

for (const timezoneId of ['UTC', 'America/Los_Angeles']) {
  test.describe(`a browser in ${timezoneId}`, () => {
    test.use({ timezoneId, locale: 'en-US' });
    test('[S11] every page opens without a console message', async ({ page, system }) => {
      for (const { path } of pages) await page.goto(system.site + path, { waitUntil: 'load' });
    });
  });
}
