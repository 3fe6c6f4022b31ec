import { reasons } from '@pesantren/content/admission';
import { defaultFacts } from '@pesantren/content/default-facts';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';

const gelombang = defaultFacts.waves;
const requiredDocuments = defaultFacts.requirements.documents;

const waves = (page: Page) =>
  page.getByRole('region', { name: 'Gelombang pendaftaran' }).getByRole('listitem');

test('[K-02] reasons, fee, the four documents, three waves with periods and discounts', async ({
  page,
  system,
}) => {
  await page.goto(`${system.site}/bergabung`);
  const main = page.getByRole('main');
  for (const { title } of reasons) {
    await expect(main.getByRole('heading', { name: title })).toBeVisible();
  }
  await expect(
    main.getByRole('region', { name: 'Syarat dan biaya' }).getByText('Rp. 150.000'),
  ).toBeVisible();
  for (const document of requiredDocuments) await expect(main.getByText(document)).toBeVisible();
  await page.getByText('3 gelombang yang sudah lama ditutup').click();
  await expect(waves(page).getByRole('heading')).toHaveText(gelombang.map(({ name }) => name));
  await expect(waves(page)).toContainText([
    /Rp1\.000\.000.*20 Jan–20 Feb 2025/,
    /Rp500\.000.*20 Jan–20 Feb 2025/,
    /tanpa potongan.*22 Jan–22 Feb 2025/,
  ]);
});

test('[K-02] today all waves are closed: the page says so and offers the question', async ({
  page,
  system,
}) => {
  await page.goto(`${system.site}/bergabung`);
  await expect(page.getByText('Semua gelombang sudah ditutup')).toBeVisible();
  await page.getByText('3 gelombang yang sudah lama ditutup').click();
  await expect(waves(page)).toContainText(['Ditutup', 'Ditutup', 'Ditutup']);
  const question = page.getByRole('link', { name: 'Tanya lewat WhatsApp' });
  await expect(question).toHaveAttribute('href', /^https:\/\/wa\.me\/628000000003\?text=/);
});

for (const [now, states] of [
  [
    '2025-01-19T23:59:00+07:00',
    ['Belum dibuka.*besok', 'Belum dibuka.*besok', 'Belum.*3 hari lagi'],
  ],
  ['2025-01-21T00:00:00+07:00', ['Dibuka.*sisa 30 hari', 'Dibuka.*sisa 30 hari', 'Belum.*besok']],
  [
    '2025-02-20T23:59:00+07:00',
    ['Dibuka.*hari terakhir', 'Dibuka.*terakhir', 'Dibuka.*sisa 2 hari'],
  ],
  ['2025-02-21T00:00:00+07:00', ['Dibuka.*sisa 1 hari', 'Ditutup', 'Ditutup']],
] as const) {
  test(`[K-02] each wave’s state at ${now}`, async ({ page, openAt }) => {
    await openAt(now, '/bergabung');
    await expect(waves(page).filter({ visible: true })).toContainText(
      states.map((state) => RegExp(state, 's')),
      { useInnerText: true },
    );
  });
}

test('[B-07] home shows the same reasons and admission information', async ({ page, system }) => {
  const names = ['Gelombang pendaftaran', 'Syarat dan biaya'];
  const words = () =>
    Promise.all(
      names.map((name) =>
        page.getByRole('region', { name }).evaluate((region) => {
          // The page's styles stand behind its first words.
          for (const style of region.querySelectorAll('style')) style.remove();
          return region.textContent;
        }),
      ),
    );
  await page.goto(`${system.site}/bergabung`);
  const own = await words();
  await page.goto(system.site);
  expect(await words()).toEqual(own);
  for (const { title } of reasons)
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

test('[K-02] the checklist prints alone, light, under the letterhead', async ({ page, system }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${system.site}/bergabung`, { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    window.print = () => {};
  });
  await page.getByRole('button', { name: 'Cetak daftar' }).click();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByText('Nama calon santri')).toBeVisible();
  await expect(page.locator('.letterhead')).toContainText(`${system.site}/bergabung`);
  for (const document of requiredDocuments) await expect(page.getByText(document)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Gelombang pendaftaran' })).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
    'light',
  );
});

test('[K-02] on paper the notice has room below its words', async ({ page, system }) => {
  await page.setViewportSize({ width: 720, height: 1000 });
  await page.goto(`${system.site}/bergabung`);
  await page.emulateMedia({ media: 'print' });
  const words = page.getByText('Gelombang terakhir berakhir');
  const room = await words.evaluate((p) => Number.parseFloat(getComputedStyle(p).paddingBottom));
  expect(room).toBeGreaterThanOrEqual(16);
});
