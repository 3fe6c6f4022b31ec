import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import type { System } from '../../systems.ts';
import {
  button,
  openList,
  openSettings,
  rows,
  sendButton,
  uniqueTitle,
} from '../resource-steps.ts';

test.use({ viewport: { width: 360, height: 740 } });

const newReleaseMessage = 'Versi baru admin sudah terbit';

/** A newer release is out: the page starts another script, and code that is not here yet is gone. */
async function release(page: Page, system: System): Promise<void> {
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
  await page.route(`${system.admin}/adminsekolah/`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/assets\/index-[^"]+\.js/, 'assets/index-baru.js');
    await route.fulfill({ response, body });
  });
}

/** Reloads by the button; a question of the browser would be answered with staying. */
async function reload(page: Page): Promise<void> {
  await page.unrouteAll();
  const loaded = page.waitForEvent('load');
  await button(page, 'Muat ulang').first().click();
  await loaded;
}

test('[F-63] missing chunks of the editor and of the settings say so; text typed meanwhile survives the reload', async ({
  admin,
  system,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 404/);
  const title = uniqueTitle('Rilis');
  // Where bytes are spared the editor is not here already, fetched ahead.
  await admin.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await admin.reload();
  await expect(rows(admin).first()).toBeVisible();
  await release(admin, system);
  await button(admin, 'Tulis artikel').click();
  await admin.getByLabel('Judul', { exact: true }).fill(title);
  await expect(admin.getByRole('alert').filter({ hasText: newReleaseMessage })).toBeVisible();
  await admin.getByRole('textbox', { name: 'Isi' }).fill('Hujan reda sebelum subuh.');
  await openSettings(admin);
  const settings = admin.locator('[data-sheet]').getByRole('alert').first();
  await expect(settings).toContainText(newReleaseMessage);
  await expect(admin.getByText(/Draf tersimpan/)).toBeVisible();
  await reload(admin);
  await expect(admin.getByRole('toolbar', { name: 'Format teks' })).toBeVisible();
  await expect(admin.getByLabel('Judul', { exact: true })).toHaveValue(title);
  await expect(admin.getByRole('textbox', { name: 'Isi' })).toHaveText('Hujan reda sebelum subuh.');
  await openSettings(admin);
  await expect(admin.getByRole('combobox', { name: 'Kategori' })).toBeVisible();
});

test('[F-63] missing preview and palette chunks say so; the text survives the reload', async ({
  admin,
  system,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 404/);
  const title = uniqueTitle('Rilis');
  await button(admin, 'Tulis artikel').click();
  await admin.getByLabel('Judul', { exact: true }).fill(title);
  await admin.getByRole('textbox', { name: 'Isi' }).fill('Hujan reda sebelum subuh.');
  await expect(admin.getByText(/Draf tersimpan di perangkat ini/)).toBeVisible();
  await release(admin, system);
  for (const name of ['Cari atau buka', 'Pratinjau']) {
    await button(admin, name).click();
    const toast = admin.locator('[data-toast]').filter({ hasText: newReleaseMessage });
    await expect(toast).toHaveCount(1);
    if (name === 'Pratinjau') break;
    await toast.getByRole('button', { name: 'Tutup pemberitahuan' }).click();
    await expect(toast).toBeHidden();
  }
  await reload(admin);
  await expect(admin.getByLabel('Judul', { exact: true })).toHaveValue(title);
  await expect(admin.getByRole('textbox', { name: 'Isi' })).toHaveText('Hujan reda sebelum subuh.');
});

test('[F-63] missing page and login chunks say so, and load after the reload', async ({
  admin,
  system,
  allowConsoleError,
}) => {
  allowConsoleError(/status of (401|404)/);
  await expect(rows(admin).first()).toBeVisible();
  await release(admin, system);
  await admin.getByRole('navigation').getByRole('link', { name: 'Prestasi' }).click();
  await expect(admin.getByRole('alert').filter({ hasText: newReleaseMessage })).toBeVisible();
  await reload(admin);
  await expect(admin.getByRole('heading', { level: 1, name: 'Prestasi' })).toBeVisible();

  await openList(admin, system, 'prestasi');
  await admin.getByLabel('Deskripsi prestasi').fill(uniqueTitle('Juara'));
  await admin.getByLabel('Tanggal', { exact: true }).fill('17 Agustus 2026');
  await expect(admin.getByText(/Draf tersimpan di perangkat ini/)).toBeVisible();
  await release(admin, system);
  await admin.context().clearCookies();
  await sendButton(admin).click();
  const login = admin.getByRole('dialog', { name: 'Masuk lagi untuk melanjutkan' });
  await expect(login.getByRole('alert')).toContainText(newReleaseMessage);
});

test('[F-63] a missing chunk without a newer release can be retried', async ({
  admin,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 404/);
  await expect(rows(admin).first()).toBeVisible();
  await admin.route('**/assets/achievements-page*.js', (route) => route.fulfill({ status: 404 }));
  await admin.getByRole('navigation').getByRole('link', { name: 'Prestasi' }).click();
  const failure = admin.getByRole('alert').filter({ hasText: 'Gagal memuat data' });
  await expect(failure).toBeVisible();
  await admin.unrouteAll();
  await button(admin, 'Coba Lagi').click();
  await expect(rows(admin).first()).toBeVisible();
});

test('[F-63] code that could not be fetched ahead is loaded when it is asked for', async ({
  admin,
  allowConsoleError,
}) => {
  allowConsoleError(/net::ERR_FAILED/);
  await admin.route('**/assets/editor*.js', (route) => route.abort());
  const failed = admin.waitForEvent('requestfailed', (request) => request.url().includes('editor'));
  await admin.reload();
  await failed;
  await expect(rows(admin).first()).toBeVisible();
  await admin.unrouteAll();
  await button(admin, 'Tulis artikel').click();
  await expect(admin.getByRole('toolbar', { name: 'Format teks' })).toBeVisible();
});
