import { messages } from '@pesantren/content/messages';
import type { Page, TestInfo } from '@playwright/test';
import { findAxeViolations } from '../../accessibility/axe.ts';
import { findSmallTargets } from '../../accessibility/small-targets.ts';
import { expect, test } from '../../fixtures.ts';
import {
  button,
  chooseRowAction,
  fulfillAsProvider,
  openList,
  rows,
  sendButton,
} from '../resource-steps.ts';

const widths = [360, 768, 1280];
const schemes = ['light', 'dark'] as const;

const lists = [
  ['articles', 'articles.php', messages.articlesEmpty],
  ['announcements', 'announcements.php', messages.announcementsEmpty],
  ['prestasi', 'prestasi.php', messages.achievementsEmpty],
  ['carousel', 'carousel_images.php', 'Belum ada gambar carousel.'],
  ['gallery', 'gallery_items.php', messages.galleryEmpty],
  ['pages', 'pages.php', 'Belum ada halaman.'],
] as const;

const cards = [
  ...['waves', 'costs', 'requirements', 'identity', 'contacts', 'hours', 'socials', 'hero'],
  ...['founder', 'statistics', 'vision', 'history', 'structure', 'time_zone'],
];

/**
 * A state at every width, in light and dark: nothing scrolls sideways, every target is of 44 px, axe
 * finds nothing. The pictures stay in the test's folder, for people to look at.
 */
async function look(page: Page, info: TestInfo, state: string): Promise<void> {
  const scheme = page.locator('html');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const room = () => page.evaluate(() => document.documentElement.scrollWidth);
    const soft = expect.configure({ soft: true, message: `${state} at ${width} px` });
    await soft.poll(room).toBeLessThanOrEqual(width);
    await soft.poll(() => findSmallTargets(page)).toEqual([]);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(scheme).toHaveAttribute('data-mantine-color-scheme', colorScheme);
      const path = info.outputPath(`${state}-${width}-${colorScheme}.png`);
      await page.screenshot({ path, animations: 'disabled' });
    }
  }
  expect.soft(await findAxeViolations(page), state).toEqual([]);
}

// Many looks each: a loaded machine needs its time.
test.describe.configure({ mode: 'parallel', timeout: 300_000 });

test('[M-01] the login, as it opens and with its messages', async ({ page, system }, info) => {
  await page.goto(`${system.admin}/adminsekolah/login`);
  await expect(button(page, 'Masuk')).toBeVisible();
  await look(page, info, 'login');
  await button(page, 'Masuk').click();
  await expect(page.getByText('Kata sandi wajib diisi.')).toBeVisible();
  await look(page, info, 'login-required');
});

for (const [path, resource, empty] of lists) {
  test(`[M-04] ${path}: the list, the open form with its messages, the question, Sampah`, async ({
    admin,
    system,
  }, info) => {
    await openList(admin, system, path);
    await look(admin, info, 'list');
    await chooseRowAction(rows(admin).first(), 'Hapus');
    await expect(admin.getByRole('dialog')).toBeVisible();
    await look(admin, info, 'question');
    await admin.getByRole('dialog').getByRole('button', { name: 'Batal' }).click();
    await expect(admin.getByRole('dialog')).toBeHidden();
    await sendButton(admin).click();
    await sendButton(admin).click();
    await expect(admin.getByText(/wajib diisi\.$/).first()).toBeVisible();
    await look(admin, info, 'form');
    await admin.goto(`${system.admin}/adminsekolah/${path}/sampah`);
    await expect(
      admin.getByRole('table').or(admin.getByText(/^Tidak ada .* yang dihapus/)),
    ).toBeVisible();
    await look(admin, info, 'trash');
  });

  test(`[L-01] ${path}: an empty list, and one that did not come`, async ({
    admin,
    system,
    allowConsoleError,
  }, info) => {
    allowConsoleError(/status of 404/);
    const calls = `${system.api}/${resource}*`;
    await admin.route(calls, (route) => fulfillAsProvider(route, system, 200, []));
    await admin.goto(`${system.admin}/adminsekolah/${path}`);
    await expect(admin.getByText(empty)).toBeVisible();
    await look(admin, info, 'empty');
    await admin.unroute(calls);
    await admin.route(calls, (route) => fulfillAsProvider(route, system, 404, {}));
    await admin.reload();
    await expect(button(admin, messages.retry)).toBeVisible();
    await look(admin, info, 'failed');
  });
}

test('[J-16] Data sekolah: its cards, and facts that did not come', async ({
  admin,
  system,
  allowConsoleError,
}, info) => {
  allowConsoleError(/status of 404/);
  await admin.goto(`${system.admin}/adminsekolah/school`);
  await expect(admin.getByRole('link', { name: 'Gelombang pendaftaran' })).toBeVisible();
  await look(admin, info, 'cards');
  const calls = `${system.api}/school.php`;
  await admin.route(calls, (route) => fulfillAsProvider(route, system, 404, {}));
  await admin.reload();
  await expect(button(admin, messages.retry)).toBeVisible();
  await look(admin, info, 'cards-failed');
});

for (const id of cards) {
  test(`[J-16] Data sekolah: ${id} from the sample, and empty with its messages`, async ({
    admin,
    system,
  }, info) => {
    await admin.goto(`${system.admin}/adminsekolah/school/${id}`);
    await expect(button(admin, 'Simpan Perubahan')).toBeVisible();
    await look(admin, info, 'sample');
    const empty = button(admin, 'Kosongkan');
    if (!(await empty.isVisible())) return;
    await empty.click();
    const add = admin.getByRole('button', { name: /^Tambah / }).first();
    if (await add.isVisible()) await add.click();
    const filled = new Map([
      ['waves', 'Nama'],
      ['socials', 'Alamat'],
    ]).get(id);
    if (filled) await admin.getByLabel(filled, { exact: true }).fill('');
    await button(admin, 'Simpan Perubahan').click();
    await look(admin, info, 'empty');
    await button(admin, 'Batal').click();
  });
}

test('[J-27] the pupils: none, the form with its messages, an import, one who is there', async ({
  admin,
  system,
}, info) => {
  const pupils = `${system.admin}/adminsekolah/students`;
  await admin.goto(pupils);
  await expect(admin.getByLabel('Pakai direktori sendiri di situs')).toBeVisible();
  await look(admin, info, 'pupils');
  await button(admin, 'Tambah santri').click();
  await admin.getByLabel('Persetujuan orang tua').selectOption('foto');
  await sendButton(admin).click();
  await expect(admin.getByText('Nama wajib diisi.')).toBeVisible();
  await look(admin, info, 'pupil');
  await button(admin, 'Batal').click();
  await admin.goto(`${pupils}/impor`);
  const nis = Date.now();
  const lines = ['NIS;Nama;Kelas;Tahun;NIK;Hobi', `${nis};Alya Desky;X A;2026;1;Catur`, '1;;;;;'];
  await admin.getByLabel('Pilih berkas CSV').setInputFiles({
    ...{ name: 'santri.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) },
  });
  await expect(admin.getByText(/1 baris belum sesuai/)).toBeVisible();
  await look(admin, info, 'import');
  await button(admin, 'Impor 1 santri').click();
  await expect(admin.getByText(`NIS ${nis}`)).toBeVisible();
  await look(admin, info, 'pupils-listed');
});

test('[M-11] a path that is none', async ({ admin, system }, info) => {
  await admin.goto(`${system.admin}/adminsekolah/tidak-ada`);
  await expect(admin.getByText(messages.pageNotFound).first()).toBeVisible();
  await look(admin, info, 'not-found');
});
