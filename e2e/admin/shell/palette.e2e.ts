import type { Locator, Page } from '@playwright/test';
import { findAxeViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures.ts';
import { addItem, onComputer, openList, uniqueTitle } from '../resource-steps.ts';

onComputer(780, () => {
  test('the button opens the palette; an item is found there and opens to be edited, after a reload as well', async ({
    admin,
    system,
  }) => {
    const title = uniqueTitle('Juara palet');
    await addItem(admin, system, 'prestasi', { prestasi: title, tanggal: '2026-08-17' });
    await openList(admin, system, 'gallery');
    await admin.getByRole('button', { name: 'Cari atau buka' }).click();
    const input = admin.getByRole('combobox', { name: 'Cari bagian atau tulisan' });
    await expect(input).toBeFocused();
    expect(await findAxeViolations(admin)).toEqual([]);
    await input.fill(title.toUpperCase());
    await admin.getByRole('option', { name: title }).click();
    await expect(admin.getByRole('button', { name: 'Simpan Perubahan' })).toBeVisible();
    await expect(admin.getByLabel('Deskripsi prestasi')).toHaveValue(title);
    await expect(admin.getByRole('heading', { level: 1, name: 'Prestasi' })).toBeVisible();
    await admin.reload();
    await expect(admin.getByLabel('Deskripsi prestasi')).toHaveValue(title);
  });

  test('? lists the keys, in words that axe has nothing against', async ({ admin }) => {
    await admin.getByRole('heading', { level: 1 }).click();
    await admin.keyboard.press('Shift+?');
    const keys = admin.getByRole('dialog', { name: 'Tombol pintas' });
    await expect(keys).toBeVisible();
    expect(await findAxeViolations(admin)).toEqual([]);
    await admin.keyboard.press('Escape');
    await expect(keys).toBeHidden();
  });
});

/** Opens the palette over the editor, behind the words `Hujan reda`. */
async function openOverText(admin: Page): Promise<Locator> {
  await admin.getByRole('button', { name: 'Tulis artikel' }).click();
  const body = admin.getByRole('textbox', { name: 'Isi' });
  await body.click();
  await admin.keyboard.type('Hujan reda');
  await admin.keyboard.press('Control+k');
  await expect(admin.getByRole('combobox', { name: 'Cari bagian atau tulisan' })).toBeFocused();
  return body;
}

test('Ctrl+K works inside the editor, and Escape goes back to the very word', async ({ admin }) => {
  const body = await openOverText(admin);
  await admin.keyboard.press('Escape');
  await expect(body).toBeFocused();
  await expect.poll(() => admin.evaluate(() => getSelection()?.anchorOffset)).toBe(10);
  await admin.keyboard.type(' sejak subuh');
  await expect(body).toHaveText('Hujan reda sejak subuh');
});

test('[M-07] on a busy phone as well the focus comes back to the very word', async ({ admin }) => {
  const body = await openOverText(admin);
  // What comes to the editor's notice after 200 ms it takes for the person's own doing.
  await admin.evaluate(() =>
    addEventListener('focusin', () => {
      const end = performance.now() + 400;
      while (performance.now() < end);
    }),
  );
  await admin.keyboard.press('Escape');
  await expect(body).toBeFocused();
  await admin.keyboard.type(' sejak subuh');
  await expect(body).toHaveText('Hujan reda sejak subuh');
  // A press says by itself where to go on.
  await admin.getByLabel('Judul', { exact: true }).focus();
  await body.locator('p').click({ position: { x: 1, y: 8 } });
  await admin.keyboard.type('Setelah ');
  await expect(body).toHaveText('Setelah Hujan reda sejak subuh');
});

test('offline the palette says that it cannot load, and the page stays', async ({
  admin,
  allowConsoleError,
}) => {
  allowConsoleError(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await admin.getByLabel('Judul', { exact: true }).fill('Belum selesai');
  await admin.context().setOffline(true);
  await admin.keyboard.press('Control+k');
  await expect(admin.getByText(/^Tidak dapat terhubung ke server/)).toBeVisible();
  await expect(admin.getByLabel('Judul', { exact: true })).toHaveValue('Belum selesai');
  await admin.context().setOffline(false);
});
