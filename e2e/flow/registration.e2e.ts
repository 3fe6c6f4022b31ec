import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { look } from '../accessibility/look.ts';
import { onPhone, uniqueTitle } from '../admin/resource-steps.ts';
import { budgets } from '../budgets/budgets.ts';
import { phone, traffic } from '../budgets/traffic.ts';
import { expect, test } from '../fixtures.ts';
import { fillForm, makeKey, openWave, send, unlockList } from './registration-steps.ts';

const viewport = { width: 360, height: 740 };
const passphrase = 'payung tikar senja hujan';

onPhone(740, () => {
  test('[Q-09] [Q-10] [Q-11] [Q-12] [Q-13] a child is registered without script, read with the passphrase alone, called to a test, and withdrawn', async ({
    signedInPage: admin,
    browser,
    request,
    system,
    allowConsoleError,
  }) => {
    const form = `${system.site}/bergabung/daftar`;
    if (system.name === 'plain') {
      allowConsoleError(/status of 404/);
      expect((await request.get(form)).status()).toBe(404);
      await admin.goto(`${system.admin}/adminsekolah/pendaftaran`);
      await expect(admin.getByRole('heading', { level: 1, name: 'Artikel' })).toBeVisible();
      return;
    }
    const visitor = await visitorOf(browser);
    await visitor.goto(`${system.site}/bergabung`);
    await expect(visitor.getByRole('link', { name: 'Isi formulir' })).toHaveCount(0);
    const closeWave = await openWave(admin, system, uniqueTitle('Gelombang'));

    const paperKey = await makeKey(admin, system, passphrase);

    // The form, without script.
    await expect(async () => {
      await visitor.goto(`${system.site}/bergabung`);
      await visitor.getByRole('link', { name: 'Isi formulir' }).click({ timeout: 500 });
    }).toPass();
    const child = uniqueTitle('Aisyah');
    // The network goes as it is sent.
    await sendOffline(visitor, child, '');
    const tab = await (await browser.newContext({ ...phone, viewport })).newPage();
    const { script } = await traffic(tab, form);
    expect(script).toBeLessThanOrEqual(budgets.firstLoad.page.script);
    await look(tab, 'form');
    await visitor.getByLabel('Catatan').fill('NIK 1102 0304 0506 0007');
    await visitor.getByRole('button', { name: 'Kirim pendaftaran' }).click();
    await expect(visitor.getByRole('alert')).toBeVisible();
    await expect(visitor.getByLabel('Nama lengkap anak')).toHaveValue(child);
    await expect(visitor.getByRole('checkbox')).toBeChecked();
    // It goes once more, as what was refused is sent again.
    await sendOffline(visitor, child, 'Kakaknya di kelas IX');
    await visitor.getByLabel('Catatan').fill('');
    await send(visitor, visitor.getByText('Pendaftaran sudah sampai'));
    const number = visitor.url().split('/').at(-1) ?? '';
    // Back brings what was typed first, as browsers keep it; the list below has the child once.
    await backTo(visitor, form);
    await expect(visitor.getByLabel('Catatan')).toHaveValue(/^NIK/);
    await expect(visitor.getByLabel('Nama lengkap anak')).toHaveValue(child);
    await visitor.goto(`${form}/${number}`);
    // The second tab brings the same child.
    await fillForm(tab, child, '=Zulkifli');
    await tab.context().setOffline(true);
    await tab.getByRole('button', { name: 'Kirim pendaftaran' }).click();
    await expect(tab.getByRole('alert')).toContainText('Tidak ada sambungan internet');
    await tab.context().setOffline(false);
    await send(tab, tab.getByText('sudah terdaftar'));
    await tab.goto(visitor.url());
    await look(tab, 'status');
    await tab.close();
    await expect(visitor.locator('body')).not.toContainText(child);
    const answer = await request.get(visitor.url());
    expect(answer.headers()).toMatchObject({
      ...{ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' },
    });
    for (const path of ['/sitemap.xml', '/feed.xml'])
      expect(await (await request.get(system.site + path)).text(), path).not.toContain(
        'bergabung/daftar',
      );
    const paper = await visitor.pdf({ format: 'A4' });
    expect(paper.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);

    // The desk: locked, then opened by the passphrase.
    await admin.reload();
    await expect(admin.getByRole('heading', { name: 'Daftar terkunci' })).toBeVisible();
    await expect(admin.getByText(child)).toHaveCount(0);
    await admin.getByLabel('Sandi pendaftaran', { exact: true }).fill('bukan sandi sekolah');
    await admin.getByRole('button', { name: 'Buka daftar' }).click();
    await expect(admin.getByText('tidak membuka kunci')).toBeVisible();
    await unlockList(admin, passphrase);
    const row = admin.getByRole('listitem').filter({ hasText: child });
    await expect(row).toContainText('0812-3456-7892');
    await admin.getByLabel(`Pilih ${child}`).check();
    await look(admin, 'opened');
    await admin.getByLabel('Hari tes').fill('2031-02-06');
    await admin.getByRole('button', { name: 'Ubah 1 pendaftar' }).click();
    await expect(row).toContainText('Dipanggil tes, 6 Februari 2031');
    const chat = await row.getByRole('link').getAttribute('href');
    expect(decodeURIComponent(chat ?? '')).toContain('panggil untuk tes pada 6 Februari 2031');
    const download = admin.waitForEvent('download');
    await admin.getByRole('button', { name: 'Unduh CSV' }).click();
    expect(await readFile(await (await download).path(), 'utf8')).toContain(`"'=Zulkifli"`);

    // The number, as it was written down; then it is withdrawn.
    await visitor.goto(form);
    await visitor.getByLabel('Nomor pendaftaran').fill(number.toLowerCase().replace('-', ' '));
    await visitor.getByRole('button', { name: 'Lihat keadaan' }).click();
    await expect(visitor.getByText('Dipanggil tes, 6 Februari 2031')).toBeVisible();
    await visitor.getByText('Tarik pendaftaran').click();
    await visitor.getByRole('button', { name: 'Ya, tarik dan hapus' }).click();
    await expect(visitor).toHaveURL(/\/ditarik$/);
    expect((await request.get(`${form}/${number}`)).status()).toBe(404);

    // The passphrase is forgotten: the paper key opens, and asks for another one.
    await admin.reload();
    await admin.getByRole('button', { name: 'Lupa sandi? Pakai kunci kertas' }).click();
    await admin.getByLabel('Kunci kertas').fill(paperKey);
    await admin.getByRole('button', { name: 'Buka daftar' }).click();
    await admin.getByLabel('Sandi pendaftaran', { exact: true }).fill('sandi lain dari kertas');
    await admin.getByLabel('Ulangi sandi', { exact: true }).fill('sandi lain dari kertas');
    await admin.getByRole('button', { name: 'Ganti sandi dan buka' }).click();
    await expect(admin.getByText('Tidak ada pendaftar di sini.')).toBeVisible();
    await admin.getByLabel('Terima pendaftaran di situs').uncheck();
    await expect(admin.getByText('Situs tidak menerima pendaftaran')).toBeVisible();
    await closeWave();
  });
});

async function visitorOf(browser: Browser): Promise<Page> {
  return (await browser.newContext({ viewport, javaScriptEnabled: false })).newPage();
}

/** Goes back to the page of an address, past those that answered a form. */
async function backTo(visitor: Page, address: string): Promise<void> {
  const session = await visitor.context().newCDPSession(visitor);
  const { entries } = await session.send('Page.getNavigationHistory');
  const entryId = entries.findLast(({ url }) => url === address)?.id ?? 0;
  await session.send('Page.navigateToHistoryEntry', { entryId });
}

/**
 * Fills the form, sends it where the network has gone, and goes back to what was typed. Once more where that was faster than
 * any person: Chromium keeps what stood in a page a moment after it has left it.
 */
async function sendOffline(visitor: Page, child: string, note: string): Promise<void> {
  await visitor.context().setOffline(true);
  await expect(async () => {
    await fillForm(visitor, child, '=Zulkifli');
    await visitor.getByLabel('Catatan').fill(note);
    await visitor.getByRole('button', { name: 'Kirim pendaftaran' }).click();
    await expect(visitor).toHaveURL(/^chrome-error/);
    await visitor.goBack();
    await expect(visitor.getByLabel('Nama lengkap anak')).toHaveValue(child, { timeout: 1_000 });
    await expect(visitor.getByLabel('Catatan')).toHaveValue(note, { timeout: 1_000 });
  }).toPass();
  await visitor.context().setOffline(false);
}
