import { openingScripts, watchEvaluatedScripts } from '../../evaluated-scripts.ts';
import { expect, test } from '../../fixtures.ts';
import { pages } from '../public-pages.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

for (const { path } of pages) {
  test(`[R-04] reading ${path} to its end runs no script but the controls’ own`, async ({
    page,
    system,
  }) => {
    const evaluated = await watchEvaluatedScripts(page);
    await page.goto(system.site + path, { waitUntil: 'networkidle' });
    const isAtEnd = () =>
      page.evaluate(() => {
        scrollBy(0, innerHeight);
        return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      });
    await expect.poll(isAtEnd).toBe(true);
    // Long enough for what would run by itself.
    await page.waitForTimeout(500);
    expect((await evaluated()).filter((path) => openingScripts.test(path))).toEqual([]);
  });
}

test('[R-04] three links that are followed run none either', async ({ page, system }) => {
  await page.goto(system.site);
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 1 });
  for (const follow of [
    () => main.getByRole('link', { name: 'Lihat Semua Berita' }).tap(),
    () => main.getByRole('article').first().getByRole('link').tap(),
    () => main.getByRole('link', { name: 'Kembali' }).tap(),
  ]) {
    const [before, evaluated] = [page.url(), await watchEvaluatedScripts(page)];
    await follow();
    await expect(page).not.toHaveURL(before);
    await expect(heading).toBeVisible();
    expect((await evaluated()).filter((path) => openingScripts.test(path))).toEqual([]);
  }
  await expect(page).toHaveURL(`${system.site}/artikel`);
});
