import type { Locator, Page } from '@playwright/test';
import { pauseClock } from '../../fixed-clock.ts';
import { expect, holdRoute, test } from '../../fixtures.ts';
import { button, openSettings, rows, sendButton, uniqueTitle } from '../resource-steps.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

/** True when nothing covers an element from its top to its bottom. */
const isFree = (element: Locator) =>
  element.evaluate((it) => {
    const { left, top, bottom } = it.getBoundingClientRect();
    return [top + 2, (top + bottom) / 2, bottom - 2].every((y) =>
      it.contains(document.elementFromPoint(left + 10, y)),
    );
  });

async function open(page: Page): Promise<void> {
  await button(page, 'Tulis artikel').click();
  await page.getByLabel('Judul', { exact: true }).fill(uniqueTitle('Pawai'));
  await expect(page.getByText(/Draf tersimpan di perangkat ini/)).toBeVisible();
}

for (const height of [740, 420]) {
  test(`the line that is being written stays above the bars, ${height} px high`, async ({
    admin,
  }) => {
    await admin.setViewportSize({ width: 360, height });
    await open(admin);
    const body = admin.getByRole('textbox', { name: 'Isi' });
    await body.click();
    for (let line = 1; line <= 16; line += 1) {
      await admin.keyboard.type(`Baris ${line}`);
      await expect.poll(() => isFree(body.locator('p').last())).toBe(true);
      if (line < 16) await admin.keyboard.press('Enter');
    }
    // Up to where the tools lie over the text.
    for (let line = 16; line > 1; line -= 1) await admin.keyboard.press('ArrowUp');
    await expect.poll(() => isFree(body.locator('p').first())).toBe(true);
  });
}

test('the save bar is as high at every minute: it does not grow over the line that is being written', async ({
  admin,
}) => {
  await button(admin, 'Tulis artikel').click();
  const bar = button(admin, 'Batal').locator('..');
  await expect(bar.getByText('Yang Anda tulis disimpan sendiri')).toBeVisible();
  const heights = [(await bar.boundingBox())?.height];
  for (const time of ['11.11', '20.08']) {
    await admin.clock.setFixedTime(`2026-11-22T${time.replace('.', ':')}:00+07:00`);
    await admin.getByRole('textbox', { name: 'Isi' }).pressSequentially('a');
    await expect(bar.getByText(`Draf tersimpan di perangkat ini, ${time} WIB`)).toBeVisible();
    heights.push((await bar.boundingBox())?.height);
  }
  expect(heights).toEqual([heights[0], heights[0], heights[0]]);
});

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false });

  test('the save bar does not move under a press when the settings arrive', async ({
    page,
    admin,
  }) => {
    const release = await holdRoute(page, /\/editor-(?!vendor)/);
    await page.reload();
    await admin.getByLabel('Judul', { exact: true }).fill('Panen');
    const form = admin.getByRole('form', { name: 'Artikel baru' });
    await expect(form.locator('.mantine-Skeleton-root').last()).toBeVisible();
    const height = async () => (await form.boundingBox())?.height ?? 0;
    const before = await height();
    release();
    await expect(admin.getByLabel('Penulis')).toBeVisible();
    await expect(button(admin, 'Jadwalkan…')).toBeVisible();
    expect(Math.abs((await height()) - before)).toBeLessThan(24);
  });
});

test('by keyboard alone: no field of the form hides behind the save bar, and each is one stop', async ({
  admin,
  system,
}) => {
  // More than the dropdown shows at once: what scrolls would be a stop of its own.
  await admin.route(`${system.api}/articles.php*`, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const items: object[] = await response.json();
    const json = items.map((item, n) => ({ ...item, category: `Kategori ${n % 12}` }));
    await route.fulfill({ response, json });
  });
  await admin.reload();
  await open(admin);
  const focused = admin.locator(':focus');
  const last = sendButton(admin);
  await openSettings(admin);
  await admin.getByLabel('Ringkasan').focus();
  for (let stops = 0; !(await last.evaluate((it) => it === document.activeElement)); stops += 1) {
    expect(stops, 'stops on the way to the save button').toBeLessThan(40);
    await admin.keyboard.press('Tab');
    // The text itself is higher than the window, and an input for files shows as its label.
    if (await focused.evaluate((it) => it.matches('[contenteditable], [type="file"]'))) continue;
    await expect.poll(() => isFree(focused), await focused.ariaSnapshot()).toBe(true);
  }
});

test('an open form has the foot to itself, also while something is ticked', async ({ admin }) => {
  const row = rows(admin).first();
  await row.getByRole('checkbox').check();
  await row.getByRole('button', { name: /^Ubah/ }).click();
  const save = admin.getByRole('button', { name: /^(?:Simpan Perubahan|Terbitkan)$/ });
  await expect(save).toBeInViewport();
  await expect.poll(() => isFree(save)).toBe(true);
});

test('[H-07] a toast lies above the bar whatever that says, and Alt+T shows where the keyboard is', async ({
  admin,
  system,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_CONNECTION_FAILED/);
  await open(admin);
  await button(admin, 'Batal').click();
  await open(admin);
  await admin.getByRole('textbox', { name: 'Isi' }).fill('Hujan reda sebelum subuh.');
  await admin.route(`${system.api}/**`, (route) => route.abort('connectionfailed'));
  await sendButton(admin).click();
  const problem = admin.getByRole('alert').filter({ hasText: 'Gagal menyimpan data' });
  await expect.poll(() => isFree(problem)).toBe(true);
  const toast = admin.locator('[data-toast]');
  await admin.keyboard.press('Alt+t');
  await expect(toast).toBeFocused();
  await expect(toast).toHaveCSS('outline-style', 'solid');
  await expect.poll(() => isFree(toast)).toBe(true);
});

test('[H-07] a toast with large letters on a phone is as high as its words', async ({ admin }) => {
  await admin.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await open(admin);
  await admin.getByRole('textbox', { name: 'Isi' }).fill('Hujan reda sebelum subuh.');
  await sendButton(admin).press('Enter');
  const toast = admin.locator('[data-toast]').filter({ hasText: 'Artikel disimpan.' });
  await expect(toast).toContainText('Pengunjung sudah dapat membacanya.');
  const cut = () => toast.evaluate((it) => it.scrollHeight - it.clientHeight);
  await expect.poll(cut).toBeLessThanOrEqual(1);
  await expect(toast.getByText('Lihat di situs')).toBeInViewport({ ratio: 0.9 });
  await expect(toast.getByText('Artikel disimpan.')).toBeInViewport({ ratio: 0.9 });
});

test('[E-15] without a network the bar says so beside the place of the draft', async ({
  admin,
  context,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_INTERNET_DISCONNECTED/);
  await open(admin);
  await context.setOffline(true);
  await admin.getByRole('textbox', { name: 'Isi' }).fill('Hujan reda sebelum subuh.');
  await expect(admin.getByText(/^Tanpa internet\. Draf tersimpan di perangkat ini/)).toBeVisible();
  await context.setOffline(false);
  await expect(admin.getByText(/^Draf tersimpan di server/)).toBeVisible();
});

for (const leave of [false, true]) {
  test(`[F-17] a toast ${leave ? 'goes with its page' : 'stays 6 s'}`, async ({
    signedInPage: admin,
    system,
  }) => {
    await admin.clock.install();
    await admin.goto(`${system.admin}/adminsekolah/articles`);
    const toast = admin.locator('[data-toast]').filter({ hasText: 'Artikel disimpan.' });
    await open(admin);
    await admin.getByRole('textbox', { name: 'Isi' }).fill('Hujan reda sebelum subuh.');
    await pauseClock(admin);
    // A pointer that is left where the toast appears would hold it.
    await sendButton(admin).press('Enter');
    const appears = async () => {
      await admin.clock.runFor(50);
      return toast.isVisible();
    };
    await expect.poll(appears).toBe(true);
    await admin.clock.runFor(leave ? 1000 : 5000);
    await expect(toast).toBeVisible();
    if (leave) {
      await admin.getByRole('link', { name: 'Prestasi', exact: true }).click();
      await expect(admin.getByRole('heading', { level: 1, name: 'Prestasi' })).toBeVisible();
    }
    await admin.clock.runFor(2000);
    await expect(toast).toHaveCount(0);
  });
}

test('[F-17] a toast does not lie over the line that is being written', async ({ admin }) => {
  await open(admin);
  await button(admin, 'Batal').click();
  const toast = admin.locator('[data-toast]').filter({ hasText: 'Perubahan dibatalkan.' });
  await open(admin);
  // Held as long as the pointer is over it.
  await toast.hover();
  const body = admin.getByRole('textbox', { name: 'Isi' });
  await body.focus();
  for (let line = 1; line <= 12; line += 1) {
    await admin.keyboard.type(`Baris ${line}`);
    await expect.poll(() => isFree(body.locator('p').last())).toBe(true);
    if (line < 12) await admin.keyboard.press('Enter');
  }
  await expect(toast).toBeVisible();
});

test('[F-17] a toast that moves out of the way costs no letter', async ({ admin }) => {
  await open(admin);
  await button(admin, 'Batal').click();
  const toast = admin.locator('[data-toast]').filter({ hasText: 'Perubahan dibatalkan.' });
  const title = admin.getByLabel('Judul', { exact: true });
  await title.focus();
  await toast.hover();
  // Covers the title and uncovers it in turn, so that nearly each letter moves the toast.
  await toast.evaluate((it) => {
    let isTall = false;
    setInterval(() => {
      isTall = !isTall;
      it.parentElement?.style.setProperty('min-height', isTall ? '100vh' : '0');
    }, 15);
  });
  const letters = 'santri belajar sebelum subuh '.repeat(8).trim();
  await admin.keyboard.type(letters);
  await expect(title).toHaveValue(letters);
});
