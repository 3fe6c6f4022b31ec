import { findAxeViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures.ts';
import { onPhone } from '../resource-steps.ts';

const navigation = ['Artikel', 'Pengumuman', 'Prestasi', 'Gambar berganti', 'Galeri'];

onPhone(800, () => {
  test('[M-01] name and password are required; a wrong pair is refused in words', async ({
    page,
    system,
    allowConsoleError,
  }) => {
    allowConsoleError(/status of 401/);
    await page.goto(`${system.admin}/adminsekolah/login`);
    await page.getByRole('button', { name: 'Masuk' }).click();
    const name = page.getByLabel('Nama pengguna');
    const password = page.getByLabel('Kata sandi', { exact: true });
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await name.fill(system.username);
    await password.fill('bukan-kata-sandinya');
    await page.getByRole('button', { name: 'Masuk' }).click();
    await expect(page.getByRole('alert')).toContainText('salah');
    await expect(name).toHaveValue(system.username);
    expect(await findAxeViolations(page)).toEqual([]);
  });

  test('[M-02] [M-11] a deep link asks to log in, leads back there, and survives a reload', async ({
    page,
    system,
  }) => {
    await page.goto(`${system.admin}/adminsekolah/gallery`);
    await expect(page).toHaveURL(/\/adminsekolah\/login/);
    await page.getByLabel('Nama pengguna').fill(system.username);
    await page.getByLabel('Kata sandi', { exact: true }).fill(system.password);
    await page.getByLabel('Kata sandi', { exact: true }).press('Enter');
    await expect(page).toHaveURL(/\/adminsekolah\/gallery/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Galeri' })).toBeVisible();
    const stored = () => page.evaluate(() => localStorage.getItem('adminUsername'));
    await expect.poll(stored).toBe(system.username);
    await page.getByRole('button', { name: 'Keluar' }).click();
    await expect(page).toHaveURL(/\/adminsekolah\/login/);
    await expect.poll(stored).toBeNull();
  });

  test('[M-03] every entry of the navigation leads to its screen', async ({ admin }) => {
    for (const name of navigation) {
      await admin.getByRole('navigation').getByRole('link', { name }).click();
      await expect(admin.getByRole('heading', { level: 1, name })).toBeVisible();
    }
  });
});

test('[M-01] an unreachable provider is named as such, and the form stays', async ({
  page,
  system,
  allowConsoleError,
}) => {
  allowConsoleError(/Failed to load resource/);
  await page.route(`${system.api}/**`, (route) => route.abort());
  await page.goto(`${system.admin}/adminsekolah/login`);
  await page.getByLabel('Nama pengguna').fill(system.username);
  await page.getByLabel('Kata sandi', { exact: true }).fill(system.password);
  await page.getByRole('button', { name: 'Masuk' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Nama pengguna')).toHaveValue(system.username);
});

test('before its scripts load the page shows that it is loading', async ({ page, system }) => {
  const { promise: late, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await late;
    await route.continue();
  });
  await page.goto(`${system.admin}/adminsekolah/login`, { waitUntil: 'commit' });
  await expect(page.getByText('Membuka halaman admin…')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Masuk ke halaman admin' })).toBeVisible();
  await expect(page.getByText('Membuka halaman admin…')).toBeHidden();
});
