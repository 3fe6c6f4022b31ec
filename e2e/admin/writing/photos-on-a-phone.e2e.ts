import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../../fixtures.ts';
import { readList } from '../../read-list.ts';
import { photo } from '../../sample-files/photo.ts';
import { button, dismissToast, sendButton, uniqueTitle } from '../resource-steps.ts';
import { chooseFiles, describePhoto } from './photo-steps.ts';

type Article = { title: string; content: string; image: string; slug: string };

const body = (page: Page) => page.getByRole('textbox', { name: 'Isi' });
const photos = (page: Page) => body(page).locator('img');

/** Photos of different colors, so that their order shows. */
async function photosOf(...colors: string[]) {
  const files = colors.map(async (background, index) => {
    const create = { width: 800, height: 600, channels: 3, background } as const;
    const buffer = await sharp({ create }).jpeg().toBuffer();
    return { name: `IMG_${index}.jpg`, mimeType: 'image/jpeg', buffer };
  });
  return Promise.all(files);
}

/** The color in the middle of each picture, of which one channel is the highest: `r`, `g` or `b`. */
function colorsOf(pictures: Locator): Promise<string[]> {
  return pictures.evaluateAll((all) =>
    Promise.all(
      (all as HTMLImageElement[]).map(async ({ src }) => {
        const bitmap = await createImageBitmap(await (await fetch(src)).blob());
        const context = new OffscreenCanvas(1, 1).getContext('2d');
        context?.drawImage(bitmap, 0, 0, 1, 1);
        const [r = 0, g = 0, b = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
        return ['r', 'g', 'b'][[r, g, b].indexOf(Math.max(r, g, b))] ?? '';
      }),
    ),
  );
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('[E-01] [E-02] [E-05] an article with three photos and a main picture in ten taps', async ({
    admin,
    page,
    system,
    context,
  }) => {
    test.slow();
    let taps = 0;
    const tap = async (target: Locator) => {
      taps += 1;
      await target.tap();
    };
    const title = uniqueTitle('Rihlah');
    await tap(button(admin, 'Tulis artikel'));
    await page.keyboard.type(title);
    await tap(body(admin));
    await page.keyboard.type('Berangkat pagi.');
    const chooser = page.waitForEvent('filechooser');
    await tap(button(admin, 'Foto'));
    // Three photos in the phone's gallery, and its own button.
    taps += 4;
    await (await chooser).setFiles(await photosOf('#c00', '#0a0', '#00c'));
    await expect(body(admin).locator('figure img')).toHaveCount(3);
    await tap(photos(admin).first());
    await tap(button(admin, 'Jadi utama'));
    await tap(sendButton(admin));
    await dismissToast(admin, 'Artikel disimpan.');
    expect(taps).toBeLessThanOrEqual(10);

    const all = await readList<Article>(page.request, system, 'articles');
    const { content = '', image, slug } = all.find((item) => item.title === title) ?? {};
    expect(content).toMatch(/^<p>Berangkat pagi\.<\/p><figure>(<img [^>]*>){3}<\/figure>$/);
    expect(content).toContain(new URL(image ?? '', system.api).pathname);

    const visitor = await context.newPage();
    await visitor.goto(`${system.site}/artikel/${slug}`);
    const gallery = visitor.locator('.gallery a');
    await expect(gallery).toHaveCount(3);
    await expect(gallery.first()).toHaveAttribute('href', /\/uploads\//);
    await gallery.nth(1).click();
    const large = visitor.getByRole('dialog', { name: 'Foto' });
    await expect(large.getByRole('status')).toHaveText('2 / 3');
    await visitor.keyboard.press('ArrowRight');
    await expect(large.getByRole('status')).toHaveText('3 / 3');
    await large.getByRole('button', { name: 'Gambar berikutnya' }).click();
    await expect(large.getByRole('status')).toHaveText('1 / 3');
    await visitor.keyboard.press('Escape');
    await expect(large).toBeHidden();
    await expect(gallery.first()).toBeFocused();
  });

  test('[E-01] photos stand in the order of their choice, whichever arrives first', async ({
    admin,
    page,
    system,
  }) => {
    await button(admin, 'Tulis artikel').tap();
    await page.keyboard.type(uniqueTitle('Pawai'));
    await body(admin).tap();
    // The first of them comes last.
    let held = 0;
    await page.route(`${system.api}/upload.php`, async (route) => {
      held += 1;
      if (held === 1) await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await chooseFiles(admin, 'Foto', await photosOf('#c00', '#0a0', '#00c'));
    await page.keyboard.type('Sesudahnya.');
    await expect(body(admin).locator('figure img')).toHaveCount(3);
    await expect.poll(() => colorsOf(photos(admin))).toEqual(['r', 'g', 'b']);
    await expect(body(admin)).toHaveText('Sesudahnya.');
  });

  test('[E-03] a touched photo is described, moved, turned, replaced and removed', async ({
    admin,
    page,
  }) => {
    test.slow();
    await button(admin, 'Tulis artikel').tap();
    await page.keyboard.type(uniqueTitle('Panen'));
    await body(admin).tap();
    await page.keyboard.type('Pagi.');
    await chooseFiles(admin, 'Foto', await photosOf('#c00', '#0a0'));
    await expect(body(admin).locator('figure img')).toHaveCount(2);
    await photos(admin).first().tap();
    const bar = admin.getByRole('toolbar', { name: 'Foto ini' });
    await expect(bar).toBeVisible();
    const smallest = () =>
      bar.getByRole('button').evaluateAll((all) => {
        const boxes = all.map((it) => it.getBoundingClientRect());
        return Math.min(...boxes.flatMap(({ width, height }) => [width, height]));
      });
    await expect.poll(smallest).toBeGreaterThanOrEqual(44);
    await button(admin, 'Turun').tap();
    await expect.poll(() => colorsOf(photos(admin))).toEqual(['g', 'r']);
    await button(admin, 'Turun').tap();
    await expect(body(admin).locator('figure')).toHaveCount(1);

    await button(admin, 'Potong').tap();
    const crop = admin.getByRole('dialog', { name: 'Potong dan putar' });
    await crop.getByRole('button', { name: 'Putar' }).tap();
    await expect
      .poll(() =>
        crop.getByAltText('Foto yang dipotong').evaluate((img) => {
          const { naturalWidth, naturalHeight } = img as HTMLImageElement;
          return naturalHeight > naturalWidth;
        }),
      )
      .toBe(true);
    await crop.getByRole('button', { name: 'Pakai foto ini' }).tap();
    await expect(photos(admin).last()).toHaveAttribute('height', '800');

    await describePhoto(admin, photos(admin).last(), 'Gabah');
    await expect(photos(admin).last()).toHaveAttribute('alt', 'Gabah');
    await chooseFiles(admin, 'Ganti', await photo());
    await expect(photos(admin).last()).toHaveAttribute('width', '1600');
    await photos(admin).last().tap();
    await button(admin, 'Hapus').tap();
    await expect(photos(admin)).toHaveCount(1);
    await button(admin, 'Urungkan').tap();
    await expect(photos(admin)).toHaveCount(2);
    await expect(body(admin)).toContainText('Pagi.');
  });

  test('[E-10] a newcomer sees title, text and tools; the rest is in a sheet above the save bar', async ({
    admin,
    page,
  }) => {
    await button(admin, 'Tulis artikel').tap();
    await page.keyboard.type(uniqueTitle('Panen'));
    for (const label of ['Ringkasan', 'Tanggal', 'Penulis', 'Waktu baca']) {
      await expect(admin.getByLabel(label, { exact: true })).toBeHidden();
    }
    await body(admin).tap();
    // A keyboard of 300 px, which the visual viewport alone tells.
    await admin.evaluate(() => {
      const viewport = window.visualViewport as VisualViewport;
      Object.defineProperty(viewport, 'height', { configurable: true, value: innerHeight - 300 });
      viewport.dispatchEvent(new Event('resize'));
    });
    const bottom = () =>
      admin
        .getByRole('toolbar', { name: 'Format teks' })
        .evaluate((bar) => Math.round(bar.getBoundingClientRect().bottom));
    await expect.poll(bottom).toBeLessThanOrEqual(740 - 300);
    await page.keyboard.type('Di atas papan ketik.');
    await admin.evaluate(() => {
      const viewport = window.visualViewport as VisualViewport;
      Object.defineProperty(viewport, 'height', { configurable: true, value: innerHeight });
      viewport.dispatchEvent(new Event('resize'));
    });
    await admin.getByText('Rincian', { exact: true }).tap();
    await expect(admin.getByLabel('Tanggal', { exact: true })).not.toHaveValue('');
    // Turned on its side, a phone is as wide as two columns: what stands open in the sheet stays.
    await button(admin, 'Jadwalkan…').tap();
    const time = admin.getByRole('dialog', { name: 'Jadwalkan' }).getByLabel('Jam');
    await time.fill('2027-01-05T17:45');
    await page.setViewportSize({ width: 740, height: 360 });
    await expect(admin.getByText('Rincian', { exact: true })).toBeHidden();
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(admin.getByText('Rincian', { exact: true })).toBeVisible();
    await expect(time).toHaveValue('2027-01-05T17:45');
    await page.keyboard.press('Escape');
    await admin.getByRole('combobox', { name: 'Kategori' }).fill('Kegiatan');
    await expect(sendButton(admin)).toBeInViewport();
    await sendButton(admin).tap();
    await dismissToast(admin, 'Artikel disimpan.');
  });

  test('[E-03] the bar works by keyboard alone', async ({ admin, page }) => {
    await button(admin, 'Tulis artikel').tap();
    await page.keyboard.type(uniqueTitle('Panen'));
    await body(admin).tap();
    await chooseFiles(admin, 'Foto', await photo());
    await expect(photos(admin)).toHaveCount(1);
    await body(admin).focus();
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Shift+Tab');
    await expect(button(admin, 'Jelaskan')).toBeFocused();
    await page.keyboard.press('End');
    await expect(button(admin, 'Hapus')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(photos(admin)).toHaveCount(0);
    await expect(body(admin)).toBeFocused();
  });
});

test('[E-01] a picture of 100 megapixels is shrunk on the device', async ({ admin }, info) => {
  test.slow();
  const path = info.outputPath('peta.jpg');
  const create = { width: 10_000, height: 10_000, channels: 3, background: '#2f6f57' } as const;
  await sharp({ create }).jpeg().toFile(path);
  await admin.getByLabel('Judul', { exact: true }).fill(uniqueTitle('Peta'));
  await body(admin).click();
  await chooseFiles(admin, 'Foto', path);
  await expect(photos(admin)).toHaveAttribute('width', '2000');
});
