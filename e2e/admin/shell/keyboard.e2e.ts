import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { readList } from '../../read-list.ts';
import { button, rowOf, sendButton, uniqueTitle } from '../resource-steps.ts';

/** Goes on with Tab until the focus is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 60; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('[M-04] by keyboard alone: log in, add an article with formatted text, find, edit, delete, undo', async ({
  page,
  system,
}) => {
  test.slow();
  const title = uniqueTitle('Papan tik');
  await page.goto(`${system.admin}/adminsekolah/`);
  await tabTo(page, page.getByLabel('Nama pengguna'));
  await page.keyboard.type(system.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(system.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Artikel' })).toBeVisible();

  await tabTo(page, page.getByLabel('Judul', { exact: true }));
  await page.keyboard.type(title);
  const body = page.getByRole('textbox', { name: 'Isi' });
  await expect(body).toBeVisible();
  const bold = page.getByRole('button', { name: 'Tebal', exact: true });
  await page.keyboard.press('Enter');
  await expect(body).toBeFocused();
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Sembilan karung');
  await expect(bold).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page, page.getByRole('combobox', { name: 'Kategori' }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Kategori' })).not.toHaveValue('');
  await tabTo(page, page.getByLabel('Tanggal', { exact: true }));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('12 Oktober 2026');
  await tabTo(page, sendButton(page));
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Sudah siap terbit?' });
  await tabTo(page, sheet.getByRole('button', { name: /^(?:Tambah|Terbitkan)$/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Artikel disimpan.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const stored = await readList<Record<string, string>>(page.request, system, 'articles');
  expect(stored.filter((article) => article.title === title)).toMatchObject([
    { content: '<p><strong>Sembilan karung</strong></p>', date: '12 Oktober 2026' },
  ]);

  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type(title);
  await expect(rowOf(page, title)).toHaveCount(1);
  await tabTo(page, rowOf(page, title).getByRole('button', { name: 'Ubah', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Judul', { exact: true })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' selesai');
  await page.keyboard.press('Control+s');
  await expect(rowOf(page, `${title} selesai`)).toBeVisible();

  await tabTo(page, rowOf(page, title).getByRole('button', { name: 'Hapus' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Hapus artikel ini?' });
  await expect(dialog.getByRole('button', { name: 'Batal' })).toBeFocused();
  await tabTo(page, dialog.getByRole('button', { name: 'Hapus' }));
  await page.keyboard.press('Enter');
  await expect(rowOf(page, title)).toBeHidden();
  await page.keyboard.press('Alt+t');
  await tabTo(page, button(page, 'Urungkan'));
  await page.keyboard.press('Enter');
  await expect(rowOf(page, `${title} selesai`)).toBeVisible();
});
