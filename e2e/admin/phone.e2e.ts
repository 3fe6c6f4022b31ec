import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { addItem, button, rowOf, titleOf } from './resource-steps.ts';

/** Whether nothing lies over an element's four corners and its middle. */
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
  await page.getByLabel('Judul').fill(titleOf('Pawai'));
  await expect(page.getByText(/Draf tersimpan di perangkat ini/)).toBeVisible();
}

test.describe('upright', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('Back closes the preview and the photo, one after the other, and asks about the text last', async ({
    admin,
  }) => {
    await write(admin);
    for (const [opener, name] of [
      ['Pratinjau', 'Pratinjau'],
      ['Foto', 'Foto di dalam teks'],
    ] as const) {
      await button(admin, opener).click();
      await expect(admin.getByRole('dialog', { name })).toBeVisible();
      await admin.goBack();
      await expect(admin.getByRole('dialog')).toBeHidden();
    }
    await admin.goBack();
    await expect(admin.getByRole('dialog', { name: 'Tinggalkan tulisan ini?' })).toBeVisible();
    await expect(admin).toHaveURL(/new=1/);
  });

  test('an Arabic title begins at the right, in its field and in the list', async ({
    admin,
    system,
  }) => {
    const title = `خطبة ${titleOf('الجمعة')}`;
    const id = await addItem(admin, system, 'articles', { title, content: 'Isi' });
    await admin.goto(`${system.admin}/adminsekolah/articles?edit=${id}`);
    for (const words of [admin.getByLabel('Judul'), rowOf(admin, title).locator('strong')]) {
      await expect(words).toHaveCSS('unicode-bidi', 'plaintext');
      await expect(words).toHaveCSS('text-align', 'start');
    }
  });
});

test.describe('on its side', () => {
  test.use({ viewport: { width: 740, height: 360 }, hasTouch: true });

  test('the title that is being written is seen whole', async ({ admin }) => {
    await write(admin);
    await expect.poll(() => isFree(admin.getByLabel('Judul'))).toBe(true);
  });
});

test.describe('no phone', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the search’s button holds its words in one line', async ({ admin }) => {
    const words = admin.getByRole('button', { name: 'Cari atau buka' }).locator('span, kbd');
    const heights = await words.evaluateAll((all) => all.map((it) => it.clientHeight));
    expect(Math.max(...heights)).toBeLessThan(30);
  });
});
