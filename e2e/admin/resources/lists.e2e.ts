import type { Page } from '@playwright/test';
import { findAxeViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures.ts';
import {
  addItem,
  chooseRowAction,
  onBothScreens,
  onComputer,
  onPhone,
  rowOf,
  rows,
  undo,
} from '../resource-steps.ts';
import { addAchievements } from './achievement-samples.ts';

/** A title's beginning that no other test uses. */
const markOf = (what: string, width: number) => `${what} ${width} ${Date.now().toString(36)}`;

const head = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The screen of the achievements, showing those of a mark only. */
async function openMarked(page: Page, admin: string, mark: string): Promise<void> {
  await page.goto(`${admin}/adminsekolah/prestasi?q=${encodeURIComponent(mark)}`);
  await expect(rows(page).first()).toBeVisible();
}

onComputer(780, (width) => {
  test('[M-04] [M-09] search, order and page are in the address: reload and Back find them', async ({
    signedInPage: admin,
    system,
  }) => {
    const mark = markOf('Halaman', width);
    await addAchievements(admin, system, mark, 30);
    await admin.goto(`${system.admin}/adminsekolah/prestasi`);
    await admin.getByRole('searchbox').fill(mark.toUpperCase());
    await expect(admin.getByText(/^30 dari \d+ prestasi, baris 1–25$/)).toBeVisible();
    await expect(rows(admin)).toHaveCount(25);
    await expect(rows(admin).first()).toContainText(`${mark} 30`);
    await expect(admin).toHaveURL(/q=/);

    await head(admin, 'Prestasi').click();
    await expect(rows(admin).first()).toContainText(`${mark} 01`);
    await expect(admin.locator('th[aria-sort="ascending"]')).toHaveText('Prestasi');
    await admin.getByRole('link', { name: 'Berikutnya' }).click();
    await expect(rows(admin)).toHaveCount(5);
    await expect(rows(admin).first()).toContainText(`${mark} 26`);
    await expect(admin.getByText(/baris 26–30$/)).toBeFocused();

    await admin.reload();
    await expect(rows(admin)).toHaveCount(5);
    await expect(admin.getByRole('searchbox')).toHaveValue(mark.toUpperCase());
    await expect(admin.locator('th[aria-sort="ascending"]')).toHaveText('Prestasi');
    await admin.goBack();
    await expect(rows(admin).first()).toContainText(`${mark} 01`);
    await admin.goBack();
    await expect(rows(admin).first()).toContainText(`${mark} 30`);
    await admin.getByRole('searchbox').fill(`${mark} tidak ada`);
    await expect(admin.getByText('Tidak ada prestasi yang sesuai dengan pencarian.')).toBeVisible();
  });
});

onPhone(780, (width) => {
  test('[M-08] a deleted item comes back by "Urungkan", and later from Sampah', async ({
    signedInPage: admin,
    system,
  }) => {
    const mark = markOf('Urungkan', width);
    const title = `${mark} 01`;
    await addAchievements(admin, system, mark, 1);
    await openMarked(admin, system.admin, mark);
    const question = admin.getByRole('dialog', { name: 'Hapus prestasi ini?' });
    const remove = async () => {
      await chooseRowAction(rowOf(admin, title), 'Hapus');
      await question.getByRole('button', { name: 'Hapus' }).click();
      await expect(admin.getByText('Prestasi dihapus.')).toBeVisible();
      await expect(rowOf(admin, title)).toBeHidden();
    };
    await remove();
    await undo(admin);
    await expect(rowOf(admin, title)).toBeVisible();

    await remove();
    await admin.getByRole('link', { name: 'Sampah' }).click();
    await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Sampah prestasi');
    const deleted = admin.getByRole('row').filter({ hasText: title });
    await expect(deleted).toContainText('30 hari lagi');
    await deleted.getByRole('button', { name: 'Pulihkan' }).click();
    await expect(deleted).toBeHidden();
    await openMarked(admin, system.admin, mark);
    await expect(rowOf(admin, title)).toBeVisible();
  });
});

onBothScreens(780, (width) => {
  test('[M-08] ticked items are deleted after one question that says how many', async ({
    signedInPage: admin,
    system,
  }) => {
    const mark = markOf('Pilihan', width);
    await addAchievements(admin, system, mark, 4);
    await openMarked(admin, system.admin, mark);
    await admin.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }).click();
    await admin.getByRole('checkbox', { name: `Pilih ${mark} 02` }).click();
    await expect(admin.getByText('3 prestasi dipilih')).toBeVisible();
    expect(await findAxeViolations(admin)).toEqual([]);
    await admin.getByRole('button', { name: 'Hapus yang dipilih' }).click();
    const question = admin.getByRole('dialog', { name: 'Hapus 3 prestasi ini?' });
    await expect(question.getByRole('listitem')).toHaveCount(3);
    expect(await findAxeViolations(admin)).toEqual([]);
    await question.getByRole('button', { name: 'Hapus' }).click();
    await expect(admin.getByText('3 prestasi dihapus.')).toBeVisible();
    await expect(rows(admin)).toHaveCount(1);
    await expect(rows(admin)).toContainText(`${mark} 02`);
    await undo(admin);
    await expect(rows(admin)).toHaveCount(4);
  });
});

test('[M-08] by keyboard alone: search, delete, take it back', async ({
  signedInPage: admin,
  system,
}) => {
  const mark = markOf('Papan tik', 0);
  await addAchievements(admin, system, mark, 2);
  await admin.goto(`${system.admin}/adminsekolah/prestasi`);
  await expect(rows(admin).first()).toBeVisible();
  await admin.getByRole('searchbox').focus();
  await admin.keyboard.type(mark);
  await expect(rows(admin)).toHaveCount(2);
  const first = rows(admin).first().getByRole('button', { name: 'Hapus' });
  for (let press = 0; press < 20; press += 1) {
    if (await first.evaluate((button) => button === document.activeElement)) break;
    await admin.keyboard.press('Tab');
  }
  await expect(first).toBeFocused();
  await admin.keyboard.press('ArrowDown');
  await expect(rows(admin).last().getByRole('button', { name: 'Hapus' })).toBeFocused();
  await admin.keyboard.press('Enter');
  await expect(admin.getByRole('dialog').getByRole('button', { name: 'Batal' })).toBeFocused();
  await admin.keyboard.press('Tab');
  await admin.keyboard.press('Enter');
  await expect(rows(admin)).toHaveCount(1);
  await expect(admin.getByText('Prestasi dihapus.')).toBeVisible();
  await admin.keyboard.press('Alt+t');
  await admin.keyboard.press('Tab');
  await expect(admin.getByRole('button', { name: 'Urungkan' })).toBeFocused();
  await admin.keyboard.press('Enter');
  await expect(rows(admin)).toHaveCount(2);
});

test.describe('the narrowest phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('words without a space stay in their card, and the tick for all stays within reach', async ({
    signedInPage: admin,
    system,
  }) => {
    const title = `Pawai${'a'.repeat(100)}`;
    const facts = { content: 'Isi', category: 'K'.repeat(40), date: 'besok'.repeat(6) };
    await addItem(admin, system, 'articles', { ...facts, title, author: 'E'.repeat(60) });
    await addItem(admin, system, 'announcements', { ...facts, title });
    for (const path of ['articles', 'announcements']) {
      await admin.goto(`${system.admin}/adminsekolah/${path}?q=${title}`);
      await expect(rows(admin)).toHaveCount(1);
      const width = () => admin.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(width, path).toBeLessThanOrEqual(360);
      const all = admin.getByRole('checkbox', { name: 'Pilih semua di halaman ini' });
      await expect(all).toBeInViewport({ ratio: 1 });
    }
  });
});
