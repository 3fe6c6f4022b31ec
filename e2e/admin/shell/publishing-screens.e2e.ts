import type { Page } from '@playwright/test';
import { look } from '../../accessibility/look.ts';
import { expect, test } from '../../fixtures.ts';
import type { System } from '../../systems.ts';
import { addItem, button, openSettings, uniqueTitle } from '../resource-steps.ts';
import { signIn } from '../session/throwaway-account.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
// Many looks each, in two schemes: a loaded machine needs its time.
test.describe.configure({ mode: 'parallel', timeout: 240_000 });

/** Calls the provider as the account of the admin. */
async function call<Answer>(
  page: Page,
  system: System,
  [method, path, data]: [method: string, path: string, data?: object],
): Promise<Answer> {
  const headers = { 'X-API-Key': system.env.API_KEY ?? '', Origin: system.admin };
  const answer = await page.request.fetch(system.api + path, { method, headers, data: data ?? {} });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

async function close(page: Page, name: string | RegExp): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog(page, name)).toBeHidden();
}

test('[F-20] [V-22] [V-24] [V-25] publishing: the panel, its times, the history, the link', async ({
  signedInPage: admin,
  system,
}) => {
  const title = uniqueTitle('Kerja bakti');
  const id = await addItem(admin, system, 'announcements', { title, content: '<p>Ahad pagi.</p>' });
  await call(admin, system, [
    'PUT',
    `/announcements.php/${id}`,
    { title: `${title} di surau`, content: '<p>Ahad sore.</p>', state: 'published' },
  ]);
  await admin.goto(`${system.admin}/adminsekolah/announcements/${id}`);
  await openSettings(admin);
  await expect(admin.getByRole('heading', { name: 'Penerbitan' })).toBeVisible();
  await look(admin, 'panel');

  await button(admin, 'Jadwalkan…').click();
  await button(admin, 'Besok 06.00').click();
  await look(admin, 'start');
  await close(admin, 'Jadwalkan');

  await button(admin, 'Berlaku sampai…').click();
  await button(admin, 'Seminggu').click();
  await look(admin, 'end');
  await dialog(admin, 'Berlaku sampai').getByRole('button', { name: 'Pakai' }).click();
  await expect(admin.getByRole('button', { name: /^Sampai / })).toBeVisible();
  await look(admin, 'panel with an end');

  await button(admin, 'Riwayat').click();
  const history = dialog(admin, 'Riwayat');
  await expect(history.locator('ins').first()).toBeVisible();
  await look(admin, 'history');
  await history.getByRole('button', { name: /WIB/ }).last().click();
  await history.getByRole('button', { name: 'Lihat seluruhnya, lalu pulihkan' }).click();
  await expect(history.getByRole('button', { name: 'Pulihkan versi ini' })).toBeVisible();
  await look(admin, 'a version of the history');
  await close(admin, 'Riwayat');

  await button(admin, 'Tautan pratinjau').click();
  await expect(dialog(admin, 'Tautan pratinjau')).toBeVisible();
  await look(admin, 'link');
});

test('[F-20] [V-27] [V-33] [V-34] people: form, list, questions, password; whose page it is', async ({
  signedInPage: admin,
  browser,
  system,
}) => {
  await admin.goto(`${system.admin}/adminsekolah/pengguna`);
  await expect(admin.getByText(/^Akun Anda sendiri: /)).toBeVisible();
  await button(admin, 'Tambah pengguna').click();
  await expect(admin.getByText('Nama pengguna wajib diisi.')).toBeVisible();
  await look(admin, 'people');

  const username = `guru-${crypto.randomUUID().slice(0, 8)}`;
  await admin.getByLabel('Nama pengguna').fill(username);
  await admin.getByLabel('Peran', { exact: true }).selectOption('redaktur');
  await button(admin, 'Tambah pengguna').click();
  const fresh = dialog(admin, `Kata sandi ${username}`);
  await expect(fresh).toBeVisible();
  const password = (await fresh.locator('p').last().textContent()) ?? '';
  await look(admin, 'password');
  // Shown once: Escape does not take it away.
  await admin.keyboard.press('Escape');
  await fresh.getByRole('button', { name: 'Sudah dicatat' }).click();
  await expect(fresh).toBeHidden();

  const other = await (
    await browser.newContext({ viewport: { width: 360, height: 740 } })
  ).newPage();
  await signIn(other, system, { username, password }, 'catatan');
  await expect(other.getByRole('heading', { level: 1, name: 'Khusus pengelola' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Data sekolah' })).toHaveCount(0);
  await look(other, 'whose page it is');
  await other.context().close();

  await button(admin, `Matikan ${username}`).click();
  await expect(dialog(admin, `Matikan ${username}?`)).toBeVisible();
  await look(admin, 'question');
  await dialog(admin, `Matikan ${username}?`).getByRole('button', { name: 'Matikan' }).click();
  await expect(button(admin, `Aktifkan ${username}`)).toBeVisible();
  await look(admin, 'switched off');
});

test('[F-20] [V-29] [V-30] log and calendar: full, and empty', async ({
  signedInPage: admin,
  system,
}) => {
  const title = uniqueTitle('Libur');
  const [start, end] = [1, 2].map((days) => new Date(Date.now() + days * 86_400_000).toISOString());
  const times = { state: 'published', publish_at: start, expire_at: end };
  await call(admin, system, ['POST', '/announcements.php', { title, content: 'Isi.', ...times }]);

  await admin.goto(`${system.admin}/adminsekolah/catatan`);
  await expect(admin.getByRole('listitem').filter({ hasText: title }).first()).toContainText(
    'membuat',
  );
  await look(admin, 'log');
  await admin.goto(`${system.admin}/adminsekolah/catatan?siapa=tidak-ada`);
  await expect(admin.getByText('Tidak ada catatan yang sesuai.')).toBeVisible();
  await look(admin, 'empty log');

  const month = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Jakarta' }).format(
    new Date(start ?? ''),
  );
  await admin.goto(`${system.admin}/adminsekolah/kalender?bulan=${month.slice(0, 7)}`);
  await expect(admin.getByRole('link', { name: new RegExp(`^Tampil .*${title}`) })).toBeVisible();
  await look(admin, 'calendar');
  await admin.goto(`${system.admin}/adminsekolah/kalender?bulan=2001-01`);
  await expect(admin.getByText('Tidak ada di bulan ini.')).toBeVisible();
  await look(admin, 'empty month');
});
