import { messages } from '@pesantren/content/messages';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import type { System } from '../../systems.ts';
import {
  addItem,
  button,
  fulfillAsProvider,
  openList,
  rowOf,
  sendButton,
  uniqueTitle,
} from '../resource-steps.ts';

/** The provider answers calls of a method to a resource with a status and no words, until it is mended. */
async function breakCalls(page: Page, system: System, path: string, method: string) {
  const calls = `${system.api}/${path}*`;
  await page.route(calls, (route) =>
    route.request().method() === method
      ? fulfillAsProvider(route, system, 500, {})
      : route.fallback(),
  );
  return { mend: () => page.unroute(calls) };
}

test(`[L-03] a failed save: "${messages.saveFailed}", and what was typed stays`, async ({
  signedInPage: admin,
  system,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 500/);
  const title = uniqueTitle('Gagal simpan');
  const { mend } = await breakCalls(admin, system, 'prestasi.php', 'POST');
  await openList(admin, system, 'prestasi');
  await admin.getByLabel('Deskripsi prestasi').fill(title);
  await admin.getByLabel('Tanggal', { exact: true }).fill('17 Agustus 2026');
  await sendButton(admin).click();
  await expect(admin.getByText(messages.saveFailed)).toBeVisible();
  await expect(admin.getByLabel('Deskripsi prestasi')).toHaveValue(title);
  await mend();
  await button(admin, messages.retry).click();
  await expect(rowOf(admin, title)).toHaveCount(1);
});

test(`[L-03] a failed deletion: "${messages.deleteFailed}", and the item stays`, async ({
  signedInPage: admin,
  system,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 500/);
  const prestasi = uniqueTitle('Gagal hapus');
  const item = { prestasi, tanggal: '2026-08-17' };
  const id = await addItem(admin, system, 'prestasi', item);
  await breakCalls(admin, system, `prestasi.php/${id}`, 'DELETE');
  await openList(admin, system, 'prestasi');
  await rowOf(admin, prestasi).getByRole('button', { name: 'Hapus' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
  await expect(admin.getByRole('alert').filter({ hasText: messages.deleteFailed })).toBeVisible();
  await expect(rowOf(admin, prestasi)).toBeVisible();
});

for (const [body, words] of [
  [{}, messages.loginFailed],
  [{ message: 'Akun ini sedang dikunci.' }, 'Akun ini sedang dikunci.'],
] as const) {
  test(`[M-01] [L-03] a login that is refused: "${words}"`, async ({
    page,
    system,
    allowConsoleError,
  }) => {
    allowConsoleError(/status of 401/);
    await page.route(`${system.api}/admin.php/login`, (route) =>
      fulfillAsProvider(route, system, 401, body),
    );
    await page.goto(`${system.admin}/adminsekolah/login`);
    await page.getByLabel('Nama pengguna').fill(system.username);
    await page.getByLabel('Kata sandi', { exact: true }).fill('bukan ini');
    await button(page, 'Masuk').click();
    await expect(page.getByRole('alert')).toHaveText(words);
  });
}
