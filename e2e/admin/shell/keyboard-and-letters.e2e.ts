import type { Page } from '@playwright/test';
import { findCutTexts } from '../../accessibility/cut-texts.ts';
import { expect, test } from '../../fixtures.ts';
import { addItem, openList, rowOf, uniqueTitle } from '../resource-steps.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

/** The names in the bar at the foot: their size in pixels, and whether they lie within the screen and beside each other. */
const names = (page: Page) =>
  page.getByRole('navigation', { name: 'Menu utama' }).evaluate((bar) => {
    const labels = [...bar.querySelectorAll('a > span:first-of-type')];
    const boxes = labels.map((label) => label.getBoundingClientRect());
    return {
      size: Math.min(...labels.map((label) => Number.parseFloat(getComputedStyle(label).fontSize))),
      areWhole: boxes.every(
        ({ left, right }, index) =>
          left >= (boxes[index - 1]?.right ?? 0) &&
          right <= innerWidth + bar.scrollWidth - bar.clientWidth,
      ),
    };
  });

test('[F-112] the names at the foot are 12 px and grow with the letters, whole, times too', async ({
  signedInPage: admin,
  system,
}) => {
  const title = uniqueTitle('Panen raya di sawah');
  const publish_at = new Date(Date.now() + 40 * 86_400_000).toISOString();
  await addItem(admin, system, 'articles', {
    title,
    content: 'Isi',
    state: 'published',
    publish_at,
  });
  await openList(admin, system, 'articles');
  await expect.poll(() => names(admin)).toMatchObject({ size: 12, areWhole: true });
  await admin.goto(`${system.admin}/adminsekolah/school`);
  await expect(admin.getByRole('link', { name: 'Data sekolah' })).toBeInViewport({ ratio: 0.99 });
  // The newest of all would leave its page while others write.
  await openList(admin, system, `articles?q=${encodeURIComponent(title)}`);
  for (const letters of [1, 1.3]) {
    await admin.evaluate(
      (by) => document.documentElement.style.setProperty('font-size', `${by * 100}%`),
      letters,
    );
    const size = expect.closeTo(12 * letters, 1);
    await expect.poll(() => names(admin)).toEqual({ size, areWhole: true });
    const facts = rowOf(admin, title).getByText(/tampil \d+ \w+ \d{4}, \d\d\.\d\d WIB/);
    await facts.scrollIntoViewIfNeeded();
    // Nothing of it is cut: each line lies within the row, which hides nothing.
    const isWithinRow = () =>
      facts.evaluate((it) => {
        const row = it.closest('tr')?.getBoundingClientRect();
        return [...it.getClientRects()].every(
          ({ right, bottom }) => right <= (row?.right ?? 0) && bottom <= (row?.bottom ?? 0),
        );
      });
    await expect.poll(isWithinRow).toBe(true);
  }
  // In letters of twice the size the search keeps room for words.
  await admin.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const search = async () => (await admin.getByRole('searchbox').boundingBox())?.width;
  await expect.poll(search).toBeGreaterThan(300);
  for (const [path, name] of [
    ['kalender?bulan=2026-09', 'September 2026'],
    ['students/impor', 'Impor santri dari CSV'],
    ['pengguna', 'Pengguna'],
  ] as const) {
    await admin.goto(`${system.admin}/adminsekolah/${path}`);
    await expect(admin.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(admin.getByText('Memuat daftar…')).toHaveCount(0);
    await admin.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const room = () => admin.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(room, path).toBeLessThanOrEqual(360);
    await expect.poll(() => findCutTexts(admin), path).toEqual([]);
  }
});

test('[F-112] while a field has the focus above a keyboard, the bar at the foot is away', async ({
  admin,
}) => {
  const bar = admin.getByRole('navigation', { name: 'Menu utama' });
  await admin.getByLabel('Judul', { exact: true }).fill(uniqueTitle('Panen'));
  await expect(bar).toBeVisible();
  // A keyboard of a browser that makes the window smaller by it.
  await admin.setViewportSize({ width: 360, height: 430 });
  await expect(bar).toBeHidden();
  await admin.getByRole('textbox', { name: 'Isi' }).click();
  await admin.keyboard.type('Kopi dipetik.');
  await expect(bar).toBeHidden();
  await admin.setViewportSize({ width: 360, height: 740 });
  await expect(bar).toBeVisible();
  await admin.setViewportSize({ width: 360, height: 430 });
  await admin.getByRole('textbox', { name: 'Isi' }).blur();
  await expect(bar).toBeVisible();
});
