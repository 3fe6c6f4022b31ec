import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import {
  addItem,
  button,
  fulfillAsProvider,
  keepDraftsOnDevice,
  openList,
  rowOf,
  rows,
  uniqueTitle,
} from '../resource-steps.ts';
import { addAchievements } from '../resources/achievement-samples.ts';

/** True when nothing covers an element's four corners and its middle. */
const isFree = (element: Locator) =>
  element.evaluate((it) => {
    const { left, top, width, height } = it.getBoundingClientRect();
    const places = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
    return places.every(([x, y]) =>
      it.contains(document.elementFromPoint(left + x * width, top + y * height)),
    );
  });

/** A new article of which only the title is written; Back would leave it. */
async function write(page: Page): Promise<void> {
  await button(page, 'Tulis artikel').click();
  await page.getByLabel('Judul', { exact: true }).fill(uniqueTitle('Pawai'));
  await expect(page.getByText(/Draf tersimpan di perangkat ini/)).toBeVisible();
}

test.describe('upright', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('Back closes the preview, and asks about the text last', async ({ admin, system }) => {
    await keepDraftsOnDevice(admin, system);
    await write(admin);
    await button(admin, 'Pratinjau').click();
    await expect(admin.getByRole('dialog', { name: 'Pratinjau' })).toBeVisible();
    // Two in one moment are one: the router holds the first, and takes the second for its own way forward.
    await admin.evaluate(() => {
      window.history.back();
      window.history.back();
    });
    await expect(admin.getByRole('dialog')).toBeHidden();
    await expect(admin).toHaveURL(/articles\/new$/);
    await admin.goBack();
    await expect(admin.getByRole('dialog', { name: 'Tinggalkan tulisan ini?' })).toBeVisible();
    await expect(admin).toHaveURL(/articles\/new$/);
    // What had the focus goes with the form, while the question fades: the page has it then.
    await button(admin, 'Tinggalkan').click();
    await expect(admin.getByRole('dialog')).toBeHidden();
    await expect(admin.getByRole('main')).toBeFocused();
  });

  test('[F-18] five items in the first screen, with their categories, and one primary button', async ({
    admin,
    system,
  }) => {
    // With nothing that the school has to tell next, which is asked for here once a day.
    const wave = { name: 'Reguler', opens: '2026-01-01', closes: '2099-01-01', discount: 0 };
    const school = { facts: { waves: [wave] }, version: 1, updated_at: null };
    await admin.route(`${system.api}/school.php`, (route) =>
      fulfillAsProvider(route, system, 200, school),
    );
    // Nor anything that another test has asked for.
    await admin.route(`${system.api}/requests.php`, (route) =>
      fulfillAsProvider(route, system, 200, []),
    );
    const foot = await admin.getByRole('navigation', { name: 'Menu utama' }).boundingBox();
    const word = uniqueTitle('Panen');
    const text = { content: 'Isi', category: 'Kegiatan' };
    for (const path of ['articles', 'announcements', 'prestasi']) {
      for (let n = 1; n <= 5; n += 1) {
        const title = `${word} raya di sawah santri dan halaman belakang asrama, hari ${n}`;
        // An achievement stands whole, for the pupil it names.
        const prestasi = `${word}, juara ${n}`;
        const item = path === 'prestasi' ? { prestasi, tanggal: '2026-10-12' } : text;
        await addItem(admin, system, path, { title, ...item });
      }
      // Of this test's own: what others leave in the list has words of any length.
      await openList(admin, system, `${path}?q=${encodeURIComponent(word)}`);
      const bottoms = () =>
        rows(admin).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().bottom));
      const inSight = async () => (await bottoms()).filter((bottom) => bottom <= (foot?.y ?? 0));
      await expect.poll(async () => (await inSight()).length, path).toBeGreaterThanOrEqual(5);
      const likeTheFirst = async () => {
        const [green, ...others] = await admin
          .locator('main')
          .getByRole('button')
          .evaluateAll((all) => all.map((it) => getComputedStyle(it).backgroundColor));
        return [green, others.filter((ground) => ground === green)];
      };
      await expect.poll(likeTheFirst, path).toEqual([expect.any(String), []]);
    }
    const category = uniqueTitle('Kegiatan');
    const title = uniqueTitle('Panen raya di sawah santri dan halaman belakang asrama putra');
    await addItem(admin, system, 'articles', { title, content: 'Isi', category });
    await admin.goto(`${system.admin}/adminsekolah/articles?q=${encodeURIComponent(title)}`);
    await expect(rowOf(admin, title).getByText(category)).toBeInViewport();
  });

  test('[F-18] a touch on the row opens the item; its menu holds the rest, by touch and by keyboard', async ({
    signedInPage: admin,
    system,
  }) => {
    const title = uniqueTitle('Khataman');
    await addItem(admin, system, 'articles', { title, content: 'Isi' });
    await admin.goto(`${system.admin}/adminsekolah/articles?q=${encodeURIComponent(title)}`);
    const row = rowOf(admin, title);
    await row.locator('strong').tap({ force: true });
    await expect(button(admin, 'Simpan Perubahan')).toBeVisible();
    await button(admin, 'Batal').tap();

    const more = row.getByRole('button', { name: 'Tindakan lain' });
    await more.focus();
    await admin.keyboard.press('Enter');
    const menu = admin.getByRole('dialog', { name: title });
    await expect(menu.getByRole('button')).toHaveText(['Ubah', 'Bagikan', 'Hapus', 'Tutup']);
    await admin.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(more).toBeFocused();
    await more.tap();
    await menu.getByRole('button', { name: 'Hapus' }).tap();
    const question = admin.getByRole('dialog', { name: 'Hapus artikel ini?' });
    await expect(question.getByRole('button', { name: 'Batal' })).toBeFocused();
    await admin.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(more).toBeFocused();
    await more.tap();
    await menu.getByRole('button', { name: 'Ubah', exact: true }).tap();
    await expect(button(admin, 'Simpan Perubahan')).toBeVisible();
    await expect(admin.getByLabel('Judul', { exact: true })).toBeFocused();
  });

  test('[F-18] pages have numbers', async ({ signedInPage: admin, system }) => {
    const mark = uniqueTitle('Halaman ponsel');
    await addAchievements(admin, system, mark, 30);
    await admin.goto(`${system.admin}/adminsekolah/prestasi?q=${encodeURIComponent(mark)}`);
    const pages = admin.getByRole('navigation', { name: 'Halaman daftar' });
    await expect(pages.getByRole('link', { name: 'Halaman 1' })).toBeVisible();
    await pages.getByRole('link', { name: 'Halaman 2' }).tap();
    await expect(rows(admin)).toHaveCount(5);
  });

  test('an Arabic title begins at the right, in its field and in the list', async ({
    signedInPage: admin,
    system,
  }) => {
    const title = `خطبة ${uniqueTitle('الجمعة')}`;
    const id = await addItem(admin, system, 'articles', { title, content: 'Isi' });
    await admin.goto(`${system.admin}/adminsekolah/articles/${id}`);
    const expectItsDirection = async (words: Locator) => {
      await expect(words).toHaveCSS('unicode-bidi', 'plaintext');
      await expect(words).toHaveCSS('text-align', 'start');
    };
    await expectItsDirection(admin.getByLabel('Judul', { exact: true }));
    await button(admin, 'Batal').click();
    await expectItsDirection(rowOf(admin, title).locator('strong'));
  });
});

test.describe('on its side', () => {
  test.use({ viewport: { width: 740, height: 360 }, hasTouch: true });

  test('the title that is being written is seen whole', async ({ admin }) => {
    await write(admin);
    await expect.poll(() => isFree(admin.getByLabel('Judul', { exact: true }))).toBe(true);
  });
});

test.describe('no phone', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the search’s button holds its words in one line', async ({ admin }) => {
    const words = admin.getByRole('button', { name: 'Cari atau buka' }).locator('span, kbd');
    await expect(words).not.toHaveCount(0);
    const height = () =>
      words.evaluateAll((all) => Math.max(...all.map(({ clientHeight }) => clientHeight)));
    await expect.poll(height).toBeLessThan(30);
  });
});
