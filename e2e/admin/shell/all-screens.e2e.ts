import { messages } from '@pesantren/content/messages';
import type { Page } from '@playwright/test';
import { findAxeViolations } from '../../accessibility/axe.ts';
import { findCutTexts } from '../../accessibility/cut-texts.ts';
import { findSmallTargets } from '../../accessibility/small-targets.ts';
import { expect, test } from '../../fixtures.ts';
import {
  addItem,
  button,
  chooseRowAction,
  fulfillAsProvider,
  openList,
  rows,
  sendButton,
  startButton,
  uniqueTitle,
} from '../resource-steps.ts';

const widths = [360, 768, 1280];

const lists = [
  ['articles', 'articles.php', messages.articlesEmpty, messages.articlesFailed],
  ['announcements', 'announcements.php', messages.announcementsEmpty, messages.announcementsFailed],
  ['prestasi', 'prestasi.php', messages.achievementsEmpty, messages.achievementsFailed],
  ['carousel', 'carousel_images.php', 'Belum ada gambar berganti.', messages.loadFailed],
  ['gallery', 'gallery_items.php', messages.galleryEmpty, messages.galleryFailed],
  ['pages', 'pages.php', 'Belum ada halaman.', messages.loadFailed],
] as const;

const cards = {
  joining: ['waves', 'costs', 'requirements'],
  contact: ['contacts', 'hours', 'socials'],
  'who it is': ['identity', 'hero'],
  'what it stands for': ['founder', 'statistics', 'vision'],
  'history and people': ['history', 'structure'],
  times: ['hijri_months', 'prayer_times', 'time_zone'],
};

/**
 * Looks at a state at every width: nothing scrolls sideways, every target is of 44 px, a phone cuts no words, also in
 * letters of 130 % ([F-112]), and axe finds nothing in light and in dark.
 */
async function look(page: Page, state: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const room = () => page.evaluate(() => document.documentElement.scrollWidth);
    const soft = expect.configure({ soft: true, message: `${state} at ${width} px` });
    await soft.poll(room).toBeLessThanOrEqual(width);
    await soft.poll(() => findSmallTargets(page)).toEqual([]);
    for (const letters of width === 360 ? ['130%', ''] : []) {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, letters);
      await soft.poll(() => findCutTexts(page)).toEqual([]);
      await soft.poll(room).toBeLessThanOrEqual(width);
    }
  }
  expect.soft(await findAxeViolations(page), state).toEqual([]);
}

test.describe.configure({ mode: 'parallel' });

test('[M-01] the login, as it opens and with its messages', async ({ page, system }) => {
  await page.goto(`${system.admin}/adminsekolah/login`);
  await expect(button(page, 'Masuk')).toBeVisible();
  await look(page, 'login');
  await button(page, 'Masuk').click();
  await expect(page.getByText('Kata sandi wajib diisi.')).toBeVisible();
  await look(page, 'login-required');
});

for (const [path, resource, empty, words] of lists) {
  // Question, Sampah, an empty and a failed list look alike in each table, and in each grid of pictures.
  const isOfItsKind = path === 'articles' || path === 'gallery';

  test(`[M-04] ${path}: the list, the open form with its messages${isOfItsKind ? ', the question, Sampah' : ''}`, async ({
    signedInPage: admin,
    system,
  }) => {
    await openList(admin, system, path);
    await look(admin, 'list');
    if (isOfItsKind) {
      await chooseRowAction(rows(admin).first(), 'Hapus');
      await expect(admin.getByRole('dialog')).toBeVisible();
      await look(admin, 'question');
      await admin.getByRole('dialog').getByRole('button', { name: 'Batal' }).click();
      await expect(admin.getByRole('dialog')).toBeHidden();
    }
    await startButton(admin).click();
    await sendButton(admin).click();
    await expect(admin.getByText(/wajib diisi\.$/).first()).toBeVisible();
    await look(admin, 'form');
    if (!isOfItsKind) return;
    await admin.goto(`${system.admin}/adminsekolah/${path}/sampah`);
    await expect(
      admin.getByRole('table').or(admin.getByText(/^Tidak ada .* yang dihapus/)),
    ).toBeVisible();
    await look(admin, 'trash');
  });

  if (!isOfItsKind) continue;
  test(`[L-01] [L-03] ${path}: an empty list, and "${words}", where "Coba Lagi" gets the list`, async ({
    signedInPage: admin,
    system,
    allowConsoleError,
  }) => {
    allowConsoleError(/status of 404/);
    const calls = `${system.api}/${resource}*`;
    await admin.route(calls, (route) => fulfillAsProvider(route, system, 200, []));
    await admin.goto(`${system.admin}/adminsekolah/${path}`);
    await expect(admin.getByText(empty)).toBeVisible();
    await look(admin, 'empty');
    await admin.unroute(calls);
    await admin.route(calls, (route) => fulfillAsProvider(route, system, 404, {}));
    await admin.reload();
    const failure = admin.getByRole('alert').filter({ hasText: words });
    await expect(failure).toBeVisible();
    await expect(rows(admin)).toHaveCount(0);
    await look(admin, 'failed');
    await admin.unroute(calls);
    await failure.getByRole('button', { name: messages.retry }).click();
    await expect(rows(admin).first()).toBeVisible();
    await expect(failure).toBeHidden();
  });
}

test('[J-16] Data sekolah: its cards, and facts that did not come', async ({
  signedInPage: admin,
  system,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 404/);
  await admin.goto(`${system.admin}/adminsekolah/school`);
  await expect(admin.getByRole('link', { name: 'Gelombang pendaftaran' })).toBeVisible();
  await look(admin, 'cards');
  const calls = `${system.api}/school.php`;
  await admin.route(calls, (route) => fulfillAsProvider(route, system, 404, {}));
  await admin.reload();
  await expect(button(admin, messages.retry)).toBeVisible();
  await look(admin, 'cards-failed');
});

for (const [part, ids] of Object.entries(cards)) {
  test(`[J-16] Data sekolah: ${part}, each from the sample, and empty with its messages`, async ({
    signedInPage: admin,
    system,
  }) => {
    await admin.goto(`${system.admin}/adminsekolah/school`);
    for (const id of ids) {
      await admin.locator(`main a[href$="/school/${id}"]`).click();
      await expect(button(admin, 'Simpan Perubahan')).toBeVisible();
      await look(admin, `${id} sample`);
      if (await button(admin, 'Kosongkan').isVisible()) {
        await emptyCard(admin, id);
        await look(admin, `${id} empty`);
        await button(admin, 'Batal').click();
      }
      await admin
        .getByRole('navigation', { name: 'Menu utama' })
        .getByRole('link', { name: 'Data sekolah' })
        .click();
    }
  });
}

async function emptyCard(admin: Page, id: string): Promise<void> {
  await button(admin, 'Kosongkan').click();
  const add = admin.getByRole('button', { name: /^Tambah / }).first();
  if (await add.isVisible()) await add.click();
  const filled = new Map([
    ['waves', 'Nama'],
    ['socials', 'Nama akun atau alamatnya'],
  ]).get(id);
  if (filled) await admin.getByLabel(filled, { exact: true }).fill('');
  // The founder's card may be saved empty: nothing of it is required.
  if (id !== 'founder') await button(admin, 'Simpan Perubahan').click();
}

test('[J-27] the pupils: none, the form with its messages, an import, one who is there', async ({
  signedInPage: admin,
  system,
}) => {
  const pupils = `${system.admin}/adminsekolah/students`;
  await admin.goto(pupils);
  await expect(admin.getByLabel('Pakai direktori sendiri di situs')).toBeVisible();
  await look(admin, 'pupils');
  await button(admin, 'Tambah santri').click();
  await admin.getByLabel('Persetujuan orang tua').selectOption('foto');
  await sendButton(admin).click();
  await expect(admin.getByText('Nama wajib diisi.')).toBeVisible();
  await look(admin, 'pupil');
  await button(admin, 'Batal').click();
  await admin.goto(`${pupils}/impor`);
  const nis = Date.now();
  const lines = ['NIS;Nama;Kelas;Tahun;NIK;Hobi', `${nis};Alya Desky;X A;2026;1;Catur`];
  lines.push(`${nis + 1};;;;;`);
  await admin.getByLabel('Pilih file CSV').setInputFiles({
    ...{ name: 'santri.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) },
  });
  await expect(admin.getByText(/1 baris belum sesuai/)).toBeVisible();
  await look(admin, 'import');
  await button(admin, 'Impor 1 santri').click();
  await expect(admin.getByText(`NIS ${nis}`)).toBeVisible();
  await look(admin, 'pupils-listed');
});

test('[F-112] [F-123] the week of who publishes, and how the site is', async ({
  signedInPage: admin,
  system,
}) => {
  // Calls go out from the admin's own address.
  await admin.goto(`${system.admin}/adminsekolah/rapor`);
  await expect(admin.getByText(/^Perlu tindakan/).first()).toBeVisible();
  await look(admin, 'report');
  await addItem(admin, system, 'announcements', { title: uniqueTitle('Libur'), content: 'Isi.' });
  await admin.goto(`${system.admin}/adminsekolah/minggu-ini`);
  await expect(admin.getByRole('heading', { name: /^Tampil minggu ini \(/ })).toBeVisible();
  await look(admin, 'week');
});

test('[F-120] a backup is taken by a tap, its result stands there, and the key on a sheet', async ({
  signedInPage: admin,
  system,
}) => {
  await admin.goto(`${system.admin}/adminsekolah/cadangan`);
  await button(admin, 'Cadangkan sekarang').click();
  await expect(admin.getByText(/dengan \d+ gambar dan file/)).toBeVisible({ timeout: 60_000 });
  await expect(button(admin, 'Cadangkan sekarang')).toBeVisible();
  await look(admin, 'backups');
  await button(admin, 'Tampilkan lembar kunci').click();
  const sheet = admin.getByRole('dialog', { name: 'Lembar kunci cadangan' });
  await expect(sheet.getByText(/^(?:[a-z\d]{5}-){5}[a-z\d]{5}$/)).toBeVisible();
  await look(admin, 'key-sheet');
});

test('[Q-12] [Q-14] registrations: the key, its paper, the locked list, the notice of a breach', async ({
  signedInPage: admin,
  system,
}) => {
  await admin.goto(`${system.admin}/adminsekolah/pendaftaran`);
  await button(admin, 'Buat kunci').click();
  await expect(admin.getByText(/^Paling sedikit 14 karakter/)).not.toHaveCount(0);
  await look(admin, 'key');
  for (const label of ['Sandi pendaftaran', 'Ulangi sandi'])
    await admin.getByLabel(label, { exact: true }).fill('payung tikar senja hujan');
  await button(admin, 'Buat kunci').click();
  const paper = admin.getByText(/^([0-9A-Z]{4} ){5}[0-9A-Z]{4}$/);
  const paperKey = (await paper.textContent()) ?? '';
  await look(admin, 'paper-key');
  await admin.getByLabel('Ketik kunci kertas').fill(paperKey);
  await button(admin, 'Simpan kunci').click();
  await expect(admin.getByRole('heading', { name: 'Daftar terkunci' })).toBeVisible();
  await look(admin, 'locked');
  await admin.getByRole('link', { name: 'Lembar pemberitahuan' }).click();
  const sheet = admin.getByRole('article', { name: 'Lembar pemberitahuan' });
  await expect(sheet).toContainText('membuat kunci pendaftaran');
  await look(admin, 'breach');
});

test('[M-11] a path that is none', async ({ signedInPage: admin, system }) => {
  await admin.goto(`${system.admin}/adminsekolah/tidak-ada`);
  await expect(admin.getByText(messages.pageNotFound).first()).toBeVisible();
  await look(admin, 'not-found');
});
