import type { Page } from '@playwright/test';
import { findIllegibleText } from '../../accessibility/legibility.ts';
import { expect, test } from '../../fixtures.ts';
import { layOutSections } from '../../layout.ts';
import { pages } from '../public-pages.ts';

/** Names of the page's links and controls. */
const leadsOn =
  /^(Lihat Semua|Semua |Muat lebih|Kembali|Tonton|Tampilkan|Buka |Simpan tanggal|Lokasi dan jam|Arsip|Unduh PDF)|WhatsApp/i;

/** Runs in the page: what may be cut in two between two sheets. A list of lists may, not its entries. */
function cutInTwo(): string[] {
  const whole = 'main :is(li:not(:has(li)), tr, section article, div.border, blockquote, img)';
  return [...document.querySelectorAll(whole)]
    .filter((element) => element.checkVisibility())
    .filter((element) => getComputedStyle(element).breakInside !== 'avoid')
    .map((element) => `${element.tagName} ${element.className} ${element.textContent}`);
}

/** Runs in the page: headings in the text that may be left alone at the end of a sheet. */
function leftAlone(): string[] {
  return [...document.querySelectorAll('main :is(h1, h2, h3):not(li *, section article *)')]
    .filter((element) => element.checkVisibility())
    .filter((element) => getComputedStyle(element).breakAfter !== 'avoid')
    .map((element) => element.textContent ?? '');
}

for (const { path } of pages) {
  test(`[F-37] ${path} on paper: under the letterhead, dark on white, no controls, nothing cut in two`, async ({
    page,
    system,
  }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.goto(system.site + path);
    await layOutSections(page);
    const letterhead = page.locator('.letterhead');
    await expect(letterhead).toHaveCount(1);
    await expect(letterhead).toBeVisible();
    await expect(letterhead.locator('p').last()).toHaveText(`${system.site}${path} · Contoh`);
    for (const role of ['button', 'searchbox', 'navigation', 'complementary'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    await expect(page.getByRole('link', { name: leadsOn })).toHaveCount(0);
    expect(await page.evaluate(findIllegibleText, { onPaper: true })).toEqual([]);
    expect(await page.evaluate(cutInTwo)).toEqual([]);
    expect(await page.evaluate(leftAlone)).toEqual([]);
  });
}

test('[D-09] the agenda on paper: a month as a grid on two sheets at most, a school year on one', async ({
  page,
  system,
}) => {
  // As wide as a sheet of A4 within its margins.
  await page.setViewportSize({ width: 658, height: 900 });
  await page.goto(`${system.site}/agenda?bulan=2026-12`);
  await expect(page.getByRole('table')).toBeHidden();
  expect(await sheetsOf(page)).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table')).toBeVisible();
  // The address under the school's name, address and telephone is that of this month.
  const address = page.locator('.letterhead p').last();
  await expect(address).toHaveText(`${system.site}/agenda?bulan=2026-12 · Contoh`);
  await page.goto(`${system.site}/agenda/kalender-pendidikan?tahun=2026`);
  expect(await sheetsOf(page)).toBe(1);
});

for (const { path, most } of [
  { path: '/', most: 8 },
  { path: '/bergabung', most: 2 },
  { path: '/kontak', most: 2 },
]) {
  test(`[F-37] ${path} takes ${most} sheets of A4 at most`, async ({ page, system }) => {
    await page.goto(system.site + path);
    expect(await sheetsOf(page)).toBeLessThanOrEqual(most);
  });
}

/** How many sheets of A4 the open page takes: the page objects of its PDF (ISO 32000, 7.7.3.3). */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  const sheets = pdf.toString('latin1').match(/\/Type \/Page\b/g) ?? [];
  expect(sheets.length).toBeGreaterThan(0);
  return sheets.length;
}
