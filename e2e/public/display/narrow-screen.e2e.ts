import { expect, test } from '../../fixtures.ts';
import { loadWebFont } from '../../layout.ts';

/** Widths of a phone of 360 px whose letters are set to 112, 130 and 150 %. */
const widths = [320, 277, 240];

for (const path of ['/', '/pengumuman']) {
  for (const width of widths) {
    test(`${path}: ${width} px wide, header and cards hold what is in them`, async ({
      page,
      system,
    }) => {
      await page.setViewportSize({ width, height: 640 });
      await page.goto(system.site + path);
      await loadWebFont(page);
      const room = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(room).toBe(width);
      const logo = page.getByRole('banner').getByRole('link', { name: /beranda/ });
      // The school's name alone.
      await expect(logo.locator('svg')).toBeHidden();
      await expect(logo.getByText('Lembah')).toBeInViewport({ ratio: 1 });
      const cut = () =>
        page
          .getByRole('article')
          .evaluateAll((all) => all.filter((card) => card.scrollWidth > card.clientWidth).length);
      await expect.poll(cut).toBe(0);
    });
  }
}

test('360 px wide, each article of a list tells its category and date in one line', async ({
  page,
  system,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${system.site}/artikel`);
  await loadWebFont(page);
  const lines = page.getByRole('article').locator('p:first-child');
  const heights = () =>
    lines.evaluateAll((all) => new Set(all.map((line) => line.clientHeight)).size);
  await expect.poll(heights).toBe(1);
});

test('words stand a fifth of an em apart', async ({ page, system }) => {
  await page.goto(`${system.site}/kontak`);
  const gap = await page.getByText('Datang, telepon').evaluate((words) => {
    const range = document.createRange();
    const text = words.firstChild as Text;
    const space = text.data.indexOf(' ');
    range.setStart(text, space);
    range.setEnd(text, space + 1);
    return (
      range.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(words).fontSize)
    );
  });
  expect(gap).toBeGreaterThan(0.2);
});

test('a phone that lies shows headline and picture at once', async ({ page, system }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto(system.site);
  const headline = page.getByRole('heading', { level: 1 });
  await expect(headline).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('main').locator('.arch').first()).toBeInViewport();
});

test('360 px wide the founder is named in one line', async ({ page, system }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(system.site);
  await loadWebFont(page);
  const name = page.getByText('Almarhum pendiri pesantren', { exact: true });
  await expect.poll(async () => (await name.boundingBox())?.height).toBeLessThan(24);
});
