import type { Locator, Page } from '@playwright/test';
import { findAxeViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures.ts';
import { readList } from '../../read-list.ts';
import { largePhoto, photo, transparentPicture } from '../../sample-files/photo.ts';
import type { System } from '../../systems.ts';
import { onPhone, openSettings, sendButton, startButton, uniqueTitle } from '../resource-steps.ts';
import { chooseFiles } from '../writing/photo-steps.ts';

type File = Awaited<ReturnType<typeof photo>>;

/** Chooses files at a button and waits for what leaves the browser: its bytes. */
async function sentBytes(page: Page, input: Locator, file: File): Promise<number> {
  const request = page.waitForRequest(/upload\.php$/);
  await input.setInputFiles(file);
  const sent = await request;
  await sent.response();
  return Number((await sent.allHeaders())['content-length']);
}

const picture = (page: Page) => page.getByRole('group', { name: 'Gambar utama' });
const chooser = (page: Page) => picture(page).getByLabel(/^(Pilih|Ganti) gambar$/);
const address = (page: Page) => picture(page).getByLabel('Alamat gambar di internet');

async function openForm(page: Page): Promise<void> {
  await startButton(page).click();
  await openSettings(page);
  await expect(chooser(page)).toBeAttached();
}

onPhone(800, () => {
  test('[M-07] [U22] a photo of 12 megapixels leaves as at most 600 kB, upright', async ({
    admin,
  }) => {
    await openForm(admin);
    const file = await largePhoto();
    expect(file.buffer.length).toBeGreaterThan(2_000_000);
    const bytes = await sentBytes(admin, chooser(admin), file);
    console.log(`12 MP: ${file.buffer.length} B chosen, ${bytes} B sent`);
    expect(bytes).toBeGreaterThan(20_000);
    expect(bytes).toBeLessThanOrEqual(601_000);
    await expect(address(admin)).toHaveValue(/\/uploads\/.+\.jpg$/);
    const shown = picture(admin).getByRole('img', { name: 'Pratinjau' });
    const size = () =>
      shown.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]);
    await expect.poll(size).toEqual([1500, 2000]);
    expect(await findAxeViolations(admin)).toEqual([]);
  });

  test('[M-07] an upload says how far it is, and can be stopped', async ({ admin, context }) => {
    await openForm(admin);
    const network = await context.newCDPSession(admin);
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 40_000,
    });
    await chooser(admin).setInputFiles(await largePhoto());
    await expect(admin.getByText('Mengunggah...')).toBeVisible();
    await expect(picture(admin).getByText(/^[1-9]\d? %$/)).toBeVisible();
    await expect(picture(admin).getByRole('img', { name: 'Pratinjau' })).toBeVisible();
    await admin.getByRole('button', { name: 'Hentikan unggahan panen.jpg' }).click();
    await expect(admin.getByText('Mengunggah...')).toBeHidden();
    await expect(address(admin)).toHaveValue('');
    await expect(picture(admin).getByRole('alert')).toBeHidden();
  });

  test('[M-07] [F-05] [E-15] photos that are chosen without a network wait on the device, and are uploaded with the form', async ({
    admin,
    context,
    system,
    allowConsoleError,
  }) => {
    // No worker answers for what waits here.
    allowConsoleError(/ERR_INTERNET_DISCONNECTED|ERR_NAME_NOT_RESOLVED/);
    const title = uniqueTitle('Gabah');
    await startButton(admin).click();
    await admin.getByLabel('Judul', { exact: true }).fill(title);
    const text = admin.getByRole('textbox', { name: 'Isi' });
    await text.fill('Gabah dijemur.');
    await context.setOffline(true);
    await chooseFiles(admin, 'Foto', await photo());
    await expect(text.locator('img')).toHaveCount(1);
    await expect(text).toContainText('Gabah dijemur.');
    await openSettings(admin);
    await chooser(admin).setInputFiles(await photo());
    await expect(address(admin)).toHaveValue(/^https:\/\/antrean\.invalid\//);
    await expect(picture(admin).getByRole('alert')).toBeHidden();
    await context.setOffline(false);
    await sendButton(admin).click();
    type Article = { title: string; image: string; content: string };
    const stored = async () =>
      (await readList<Article>(admin.request, system, 'articles')).find(
        (article) => article.title === title,
      );
    await expect.poll(async () => (await stored())?.image).toMatch(/\/uploads\//);
    expect((await stored())?.content).toMatch(/src="[^"]*\/uploads\/[^"]*"/);
    expect(JSON.stringify(await stored())).not.toContain('antrean.invalid');
  });

  test('[F-04] a refused file leaves the good picture shown, the refusal beside it', async ({
    admin,
  }) => {
    await openForm(admin);
    await chooser(admin).setInputFiles(await photo());
    await expect(address(admin)).toHaveValue(/\/uploads\//);
    const good = await address(admin).inputValue();
    const heic = {
      name: 'IMG_0001.heic',
      mimeType: 'image/heic',
      buffer: Buffer.from('ftypheic'),
    };
    await chooser(admin).setInputFiles(heic);
    await expect(picture(admin).getByRole('alert')).toContainText('tetap terpasang');
    const shown = picture(admin).getByRole('img', { name: 'Pratinjau' });
    await expect(shown).toHaveAttribute('src', good);
    const width = () => shown.evaluate((img: HTMLImageElement) => img.naturalWidth);
    await expect.poll(width).toBe(1600);
    await expect(address(admin)).toHaveValue(good);
    expect(await findAxeViolations(admin)).toEqual([]);
  });
});

test('a small picture is sent as it is, a transparent one stays transparent', async ({ admin }) => {
  await openForm(admin);
  const small = await photo();
  const bytes = await sentBytes(admin, chooser(admin), small);
  expect(bytes - small.buffer.length).toBeGreaterThan(0);
  expect(bytes - small.buffer.length).toBeLessThan(1000);
  await sentBytes(admin, chooser(admin), await transparentPicture());
  await expect(address(admin)).toHaveValue(/\.png$/);
});

onPhone(800, () => {
  test('[M-07] [F-06] several photos become an item each: all of the ticked ones, or none', async ({
    admin,
    system,
  }) => {
    const mark = crypto.randomUUID().slice(0, 8);
    await admin.getByRole('link', { name: /^Galeri/ }).click();
    const several = admin.getByRole('region', { name: 'Beberapa foto sekaligus' });
    const { mimeType, buffer } = await photo();
    const names = [
      'IMG_2034.jpg',
      'DSC0001.jpg',
      'WhatsApp Image 2026-11-21.jpg',
      'Screenshot_1.jpg',
    ];
    const files = names.map((name) => ({ name, mimeType, buffer }));
    await several.getByLabel('Unggah beberapa foto').setInputFiles(files);
    await several.getByLabel(`Judul foto ${names[1]}`).fill(`Sawah siang ${mark}`);
    await several.getByRole('button', { name: 'Simpan 4 foto' }).click();
    await expect(several.getByText('Judul wajib diisi.')).toHaveCount(3);
    await expect(several.getByLabel(`Judul foto ${names[0]}`)).toBeFocused();
    await expect(several.getByRole('listitem')).toHaveCount(4);
    expect(await titlesWith(admin, system, mark)).toEqual([]);

    await several.getByRole('checkbox', { name: `Pilih foto ${names[3]}` }).uncheck();
    await several.getByLabel('Satu judul untuk semua').fill(`Sawah ${mark}`);
    expect(await findAxeViolations(admin)).toEqual([]);
    await several.getByRole('button', { name: 'Simpan 3 foto' }).click();
    await expect(several.getByRole('listitem')).toHaveCount(1);
    expect(await titlesWith(admin, system, mark)).toEqual([
      `Sawah ${mark} 1`,
      `Sawah ${mark} 2`,
      `Sawah siang ${mark}`,
    ]);
    expect(await findAxeViolations(admin)).toEqual([]);
    await several.getByRole('button', { name: `Lepas ${names[3]}` }).click();
  });
});

/** The titles of the gallery that carry a mark, in the alphabet's order. */
async function titlesWith(page: Page, system: System, mark: string): Promise<string[]> {
  const all = await readList<{ title: string }>(page.request, system, 'gallery_items');
  return all.flatMap(({ title }) => (title.includes(mark) ? title : [])).sort();
}
