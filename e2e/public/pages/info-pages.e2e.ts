import { expect, test } from '../../fixtures.ts';
import { readList } from '../../read-list.ts';

type Listed = { title: string; slug: string; order: number };

test('[W-03] [W-07] the footer’s second row leads to each sample page, in their order', async ({
  page,
  request,
  system,
}) => {
  const pages = await readList<Listed>(request, system, 'pages');
  expect(pages).toHaveLength(6);
  expect(pages.map(({ order }) => order)).toEqual([10, 20, 30, 40, 50, 60]);
  await page.goto(system.site);
  const row = page.getByRole('contentinfo').getByRole('navigation', { name: 'Halaman sekolah' });
  await expect(row.getByRole('link')).toHaveText([
    'Untuk orang tua',
    'Agenda',
    ...pages.map(({ title }) => title),
  ]);
  for (const { title, slug } of pages) {
    const response = await page.goto(`${system.site}/halaman/${slug}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
});

test('[W-05] an address opens the answer that it names, and a question opens by itself', async ({
  page,
  system,
}) => {
  await page.goto(`${system.site}/halaman/tanya-jawab#tanya-bolehkah-santri-membawa-ponsel`);
  await expect(page.getByText('telepon asrama pada hari Ahad')).toBeInViewport();
  await expect(page.getByText('Membaca Al-Qur’an, menulis satu halaman')).toBeHidden();
  await page.getByRole('heading', { name: 'Apa saja tes masuknya, dan kapan hasilnya?' }).click();
  await expect(page.getByText('Membaca Al-Qur’an, menulis satu halaman')).toBeVisible();
  await page.getByRole('heading', { name: 'Apa saja tes masuknya, dan kapan hasilnya?' }).click();
  await expect(page.getByText('Membaca Al-Qur’an, menulis satu halaman')).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[W-05] a question opens by touch, keyboard and address', async ({ page, system }) => {
    await page.goto(`${system.site}/halaman/tanya-jawab#tanya-apakah-ada-beasiswa`);
    await expect(page.getByText('nama penerima tidak diumumkan')).toBeVisible();
    await page.getByRole('heading', { name: 'Kapan orang tua boleh berkunjung?' }).click();
    await expect(page.getByText('pukul 08.00 sampai 16.00 WIB')).toBeVisible();
  });
});

test('[W-05] paper shows every answer', async ({ page, system }) => {
  await page.goto(`${system.site}/halaman/tanya-jawab`);
  await page.emulateMedia({ media: 'print' });
  for (const words of ['sudah termasuk tes', 'telepon asrama', 'Pembayaran dapat diangsur']) {
    await expect(page.getByText(words).first()).toBeVisible();
  }
});
