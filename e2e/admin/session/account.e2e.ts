import type { Page } from '@playwright/test';
import { findAxeViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures.ts';
import { onPhone } from '../resource-steps.ts';
import { signIn, throwawayAccount } from './throwaway-account.ts';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const strong = 'beras-kapur-lumbung-senja';

async function fillPasswords(page: Page, current: string, next: string): Promise<void> {
  await field(page, 'Kata sandi saat ini').fill(current);
  await field(page, 'Kata sandi baru').fill(next);
  await field(page, 'Ulangi kata sandi baru').fill(next);
  await page.getByRole('button', { name: 'Ganti kata sandi' }).click();
}

onPhone(780, () => {
  test('[A05] a new password: weak and wrong are refused, the other device is out, this one goes on', async ({
    page,
    browser,
    system,
    allowConsoleError,
  }) => {
    test.slow();
    allowConsoleError(/status of (401|422)/);
    const account = await throwawayAccount(system);
    await signIn(page, system, account, 'akun');
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await signIn(other, system, account);
    await page.reload();
    await expect(page.getByRole('listitem')).toHaveCount(2);
    await expect(page.getByRole('listitem').first()).toContainText('Perangkat ini');
    expect(await findAxeViolations(page)).toEqual([]);

    await fillPasswords(page, 'bukan-kata-sandinya', strong);
    await expect(page.getByText('Kata sandi saat ini salah.')).toBeVisible();
    await expect(field(page, 'Kata sandi saat ini')).toBeFocused();
    await fillPasswords(page, account.password, 'passwordpassword');
    await expect(page.getByText(/terlalu mudah ditebak/)).toBeVisible();
    await fillPasswords(page, account.password, strong);
    await expect(page.getByText(/^Kata sandi diganti/)).toBeVisible();
    await expect(page.getByRole('listitem')).toHaveCount(1);

    await other.reload();
    await expect(other.getByText(/Anda perlu masuk lagi/)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Akun' })).toBeVisible();
    await expect(page.getByText('Perangkat ini')).toBeVisible();
    await signIn(other, system, { ...account, password: strong });
    await elsewhere.close();
  });

  test('[A04] another device is signed out after a question', async ({
    page,
    browser,
    system,
    allowConsoleError,
  }) => {
    allowConsoleError(/status of 401/);
    const account = await throwawayAccount(system);
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await signIn(other, system, account);
    await signIn(page, system, account, 'akun');
    await page.getByRole('button', { name: /^Keluarkan / }).click();
    const question = page.getByRole('dialog', { name: /^Keluarkan .+\?$/ });
    await expect(question.getByRole('button', { name: 'Batal' })).toBeFocused();
    await question.getByRole('button', { name: 'Keluarkan' }).click();
    await expect(page.getByText(/ dikeluarkan\.$/)).toBeVisible();
    await expect(page.getByRole('listitem')).toHaveCount(1);
    await other.reload();
    await expect(other.getByText(/Anda perlu masuk lagi/)).toBeVisible();
    await elsewhere.close();
  });

  test('the account and the shell: every target of 44 px, nothing too wide', async ({
    signedInPage: admin,
    system,
  }) => {
    await admin.goto(`${system.admin}/adminsekolah/akun`);
    await expect(admin.getByText('Perangkat ini')).toBeVisible();
    await expect(admin.getByRole('link', { name: 'Lihat situs' })).toBeInViewport();
    await expect(admin.getByRole('button', { name: /^Tampilan/ })).toBeInViewport();
    const targets = admin.getByRole('button').or(admin.getByRole('link'));
    const small = () =>
      targets.evaluateAll((all) =>
        all
          .filter((target) => target.checkVisibility() && !target.matches('[href="#isi"]'))
          .filter((target) => {
            const { width, height } = target.getBoundingClientRect();
            return Math.min(width, height) < 43.5;
          })
          .map((target) => target.outerHTML.slice(0, 160)),
      );
    await expect.poll(small).toEqual([]);
    const sideways = () =>
      admin.evaluate(() => document.body.scrollWidth - document.body.clientWidth);
    await expect.poll(sideways).toBeLessThanOrEqual(0);
  });
});

test('by keyboard alone: to the account by the palette, and a new password', async ({
  page,
  system,
}) => {
  const account = await throwawayAccount(system);
  await signIn(page, system, account);
  await expect(page.getByRole('heading', { level: 1, name: 'Artikel' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Cari bagian atau tulisan' })).toBeFocused();
  await page.keyboard.type('kata sandi');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Akun' })).toBeVisible();
  const current = field(page, 'Kata sandi saat ini');
  for (let press = 0; press < 25; press += 1) {
    if (await current.evaluate((input) => input === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(current).toBeFocused();
  await page.keyboard.type(account.password);
  for (const name of ['Kata sandi baru', 'Ulangi kata sandi baru']) {
    await page.keyboard.press('Tab');
    if (!(await field(page, name).evaluate((input) => input === document.activeElement))) {
      await page.keyboard.press('Tab');
    }
    await expect(field(page, name)).toBeFocused();
    await page.keyboard.type(strong);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Kata sandi diganti/)).toBeVisible();
});
