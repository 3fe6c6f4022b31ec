import { createHash } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { expect, type Page, test } from '../../fixtures.ts';
import { addItem, button, onPhone, uniqueTitle } from '../resource-steps.ts';

/** The hash of the bytes of a picture. */
async function hashOf(page: Page, address: string): Promise<string> {
  const answer = await page.request.get(address);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  return createHash('sha256')
    .update(await answer.body())
    .digest('hex');
}

/** Opens the preview and returns its WhatsApp card. */
async function openCard(admin: Page): Promise<Locator> {
  await button(admin, 'Pratinjau').click();
  const preview = admin.getByRole('dialog', { name: 'Pratinjau' });
  return preview.getByRole('figure', { name: 'Begini tibanya di WhatsApp' });
}

/** The address of the card that a figure shows, once it is painted. */
async function cardIn(figure: Locator): Promise<string> {
  const card = figure.getByRole('img', { name: 'Kartu yang terkirim bersama tautan' });
  await expect
    .poll(() => card.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
    .toBe(1200);
  return card.evaluate((shown: HTMLImageElement) => shown.src);
}

onPhone(740, () => {
  test('[F-90] the card in the preview is the very picture that the published page is sent with, of a draft too', async ({
    signedInPage: admin,
    system,
  }) => {
    const title = uniqueTitle('Panen');
    const image = `${new URL(system.api).origin}/uploads/contoh/surau-pagi.jpg`;
    const id = await addItem(admin, system, 'articles', {
      ...{ title, image, content: '<p>Kopi dipetik.</p>', state: 'draft' },
    });
    await admin.goto(`${system.admin}/adminsekolah/articles/${id}`);
    await admin.getByRole('textbox', { name: 'Judul' }).fill(`${title} raya`);
    const figure = await openCard(admin);
    const preview = await cardIn(figure);
    expect(preview).toMatch(new RegExp(`^${system.site}/pratinjau/[\\w-]+/kartu\\.jpg$`));
    const drawn = await hashOf(admin, preview);
    // From within the frame as well.
    await admin.frameLocator('[title="Pratinjau halaman"]').getByRole('main').click();
    await admin.keyboard.press('Escape');
    await button(admin, 'Terbitkan').click();
    await expect(admin.getByText('Artikel disimpan.')).toBeVisible();
    const slug = `${title} raya`.toLowerCase().replaceAll(' ', '-');
    const page = await admin.request.get(`${system.site}/artikel/${slug}`);
    const [, sent = ''] = /property="og:image" content="([^"]+)"/.exec(await page.text()) ?? [];
    expect(await hashOf(admin, sent)).toBe(drawn);
  });

  test('[F-90] where the card cannot be drawn the preview says so, and draws it at the next try', async ({
    signedInPage: admin,
    system,
    allowConsoleError,
  }) => {
    allowConsoleError(/kartu\.jpg|ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await admin.goto(`${system.admin}/adminsekolah/articles/new`);
    const untouched = await openCard(admin);
    await expect(untouched).toContainText('begitu tulisan ini tersimpan. Di sini hanya judulnya.');
    await button(admin, 'Tutup pratinjau').click();

    const image = `${new URL(system.api).origin}/uploads/contoh/surau-pagi.jpg`;
    const input = { title: uniqueTitle('Madu'), image, content: '<p>Madu.</p>' };
    const id = await addItem(admin, system, 'articles', input);
    await admin.goto(`${system.admin}/adminsekolah/articles/${id}`);
    await admin.route('**/kartu.jpg', (route) => route.fulfill({ status: 503 }), { times: 1 });
    const figure = await openCard(admin);
    const words = 'Kartunya belum dapat digambar. Di sini hanya fotonya.';
    await expect(figure.getByRole('status')).toContainText(words);
    await figure.getByRole('button', { name: 'Coba lagi' }).click();
    await cardIn(figure);
    await button(admin, 'Tutup pratinjau').click();

    await admin.context().setOffline(true);
    const offline = await openCard(admin);
    await expect(offline.getByRole('status')).toContainText('Tanpa sambungan situs tidak dapat');
    await admin.context().setOffline(false);
    await offline.getByRole('button', { name: 'Coba lagi' }).click();
    await cardIn(offline);
  });
});
