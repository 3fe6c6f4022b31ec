import { findAxeViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures.ts';
import { button, onPhone } from '../resource-steps.ts';

onPhone(740, () => {
  test('[F-112] on a phone six tools stand in one row, the others with their words in a sheet, by touch and by keyboard', async ({
    admin,
    page,
  }) => {
    await button(admin, 'Tulis artikel').click();
    const tools = admin.getByRole('toolbar', { name: 'Format teks' });
    await expect(tools).toBeVisible();
    const boxes = () =>
      tools.getByRole('button').evaluateAll((all: HTMLElement[]) =>
        all
          .filter((tool) => tool.checkVisibility())
          .map((tool) => {
            const { top, width, height, right } = tool.getBoundingClientRect();
            return { top, width, height, right, isCut: tool.scrollWidth > tool.clientWidth + 1 };
          }),
      );
    await expect(async () => {
      const row = await boxes();
      expect(row).toHaveLength(7);
      expect(new Set(row.map(({ top }) => top)).size).toBe(1);
      for (const { width, height, right } of row) {
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
        expect(right).toBeLessThanOrEqual(360);
      }
    }).toPass();

    await admin.getByRole('textbox', { name: 'Isi' }).fill('Panen raya');
    await button(admin, 'Lainnya').click();
    await admin.evaluate(() => document.documentElement.style.setProperty('font-size', '130%'));
    await expect(async () => {
      const all = await boxes();
      expect(all.length).toBeGreaterThan(12);
      for (const { height, right, isCut } of all) {
        expect(height).toBeGreaterThanOrEqual(44);
        expect(right).toBeLessThanOrEqual(360);
        expect(isCut).toBe(false);
      }
    }).toPass();
    expect(await findAxeViolations(admin)).toEqual([]);
    await button(admin, 'Kutipan').focus();
    await page.keyboard.press('Enter');
    await expect(admin.locator('blockquote')).toHaveText('Panen raya');
    await expect(button(admin, 'Kutipan')).toBeHidden();
    // A tool gives the text the focus back in the next frame.
    await expect(admin.getByRole('textbox', { name: 'Isi' })).toBeFocused();
    await button(admin, 'Lainnya').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect(button(admin, 'Subjudul')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button(admin, 'Lainnya')).toBeFocused();
    await expect(button(admin, 'Subjudul')).toBeHidden();
    // All tools are one stop on the way from the title to the text.
    await page.keyboard.press('Tab');
    await expect(admin.getByRole('textbox', { name: 'Isi' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(button(admin, 'Foto')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(button(admin, 'Lainnya')).toBeFocused();
  });
});
