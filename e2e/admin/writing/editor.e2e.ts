import type { Page } from '@playwright/test';
import { findAxeViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures.ts';
import { readList } from '../../read-list.ts';
import { photo } from '../../sample-files/photo.ts';
import type { System } from '../../systems.ts';
import { dismissToast, onComputer, sendButton, uniqueTitle } from '../resource-steps.ts';
import { chooseFiles, describePhoto } from './photo-steps.ts';

type Article = { id: number; title: string; content: string; slug: string };

const body = (page: Page) => page.getByRole('textbox', { name: 'Isi' });
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Format teks' }).getByRole('button', { name, exact: true });

/** The article of a title as the provider has it. */
async function stored(page: Page, system: System, title: string): Promise<Article | undefined> {
  const all = await readList<Article>(page.request, system, 'articles');
  return all.find((article) => article.title === title);
}

async function save(page: Page, name = 'Terbitkan'): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await dismissToast(page, 'Artikel disimpan.');
}

/** Pastes as a person does, with what another program has put into the clipboard. */
async function paste(page: Page, html: string): Promise<void> {
  await body(page).evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    const event = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', event));
  }, html);
}

onComputer(800, () => {
  test('[A-04] formatting reaches visitors: Arabic, table, picture', async ({
    admin,
    page,
    system,
    context,
  }) => {
    test.slow();
    const title = uniqueTitle('Panen perdana');
    await admin.getByLabel('Judul', { exact: true }).fill(title);
    await body(admin).click();
    await tool(admin, 'Teks Arab').click();
    await page.keyboard.type('بسم الله الرحمن الرحيم');
    await page.keyboard.press('Enter');
    await tool(admin, 'Teks Arab').click();
    await tool(admin, 'Judul bagian').click();
    await page.keyboard.type('Hasil panen');
    await page.keyboard.press('Enter');
    await tool(admin, 'Tebal').click();
    await page.keyboard.type('Sembilan karung');
    await page.keyboard.press('Enter');

    await chooseFiles(admin, 'Foto', await photo());
    await describePhoto(admin, body(admin).locator('img'), 'Santri menjemur gabah');
    await admin.getByRole('button', { name: 'Keterangan', exact: true }).click();
    await page.keyboard.type('Halaman lumbung');
    await expect(body(admin).getByRole('img', { name: 'Santri menjemur gabah' })).toBeVisible();

    await body(admin).locator('p').last().click();
    await tool(admin, 'Tabel').click();
    await page.keyboard.type('Petak');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Karung');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Atas');
    await tool(admin, 'Baris baru di bawah').click();
    await expect(body(admin).getByRole('row')).toHaveCount(4);
    expect(await findAxeViolations(admin)).toEqual([]);
    await save(admin);

    const { slug = '' } = (await stored(admin, system, title)) ?? {};
    const visitor = await context.newPage();
    await visitor.goto(`${system.site}/artikel/${slug}`);
    const article = visitor.getByRole('article').first();
    const arabic = article.getByText('بسم الله الرحمن الرحيم');
    await expect(arabic).toHaveAttribute('lang', 'ar');
    await expect(arabic).toHaveAttribute('dir', 'rtl');
    await expect(article.getByRole('heading', { level: 2, name: 'Hasil panen' })).toBeVisible();
    await expect(article.locator('strong')).toHaveText('Sembilan karung');
    const shown = article.getByRole('img', { name: 'Santri menjemur gabah' });
    await expect(shown).toHaveAttribute('width', '1600');
    await expect(shown).toHaveAttribute('height', '1200');
    await expect(article.getByText('Halaman lumbung')).toBeVisible();
    await expect(article.getByRole('columnheader', { name: 'Karung' })).toBeVisible();
    await expect(article.getByRole('cell', { name: 'Atas' })).toBeVisible();
  });

  test('plain text stays plain, also after it was formatted and back', async ({
    admin,
    system,
  }) => {
    const title = uniqueTitle('Pengumuman hujan');
    const text = 'Hujan reda.\n\nBawa <payung> & jas hujan, lihat https://contoh.sch.id/a?b=1&c=2';
    await admin.getByLabel('Judul', { exact: true }).fill(title);
    await body(admin).fill(text);
    await save(admin);
    expect((await stored(admin, system, title))?.content).toBe(text);
    await admin
      .getByRole('row', { name: title })
      .getByRole('button', { name: 'Ubah', exact: true })
      .click();
    await expect(body(admin)).toContainText('Bawa <payung>');
    await body(admin).focus();
    await admin.keyboard.press('Control+a');
    await tool(admin, 'Tebal').click();
    await expect(tool(admin, 'Tebal')).toHaveAttribute('aria-pressed', 'true');
    await admin.keyboard.press('Control+z');
    await expect(body(admin).locator('strong')).toHaveCount(0);
    await save(admin, 'Simpan Perubahan');
    expect((await stored(admin, system, title))?.content).toBe(text);
  });

  test('the preview is the page as visitors see it, and saves nothing', async ({
    admin,
    system,
  }) => {
    const title = uniqueTitle('Pratinjau');
    await admin.getByLabel('Judul', { exact: true }).fill(title);
    await body(admin).fill('Hujan reda.');
    await admin.getByRole('button', { name: 'Pratinjau', exact: true }).click();
    const dialog = admin.getByRole('dialog', { name: 'Pratinjau' });
    const page = dialog.frameLocator('iframe');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('Hujan reda.')).toBeVisible();
    const windowWidth = () => page.locator('html').evaluate((html) => html.clientWidth);
    await expect.poll(windowWidth).toBe(360);
    await dialog.getByRole('button', { name: 'Komputer' }).click();
    await expect.poll(windowWidth).toBe(1280);
    const ground = () =>
      page.locator('body').evaluate((element) => getComputedStyle(element).backgroundColor);
    const light = await ground();
    await dialog.getByRole('button', { name: 'Gelap' }).click();
    await expect.poll(ground).not.toBe(light);
    await admin.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(await stored(admin, system, title)).toBeUndefined();
  });
});

test('[X11] [X01] markup and pictures pasted from Word are dropped', async ({ admin, system }) => {
  const title = uniqueTitle('Dari Word');
  const pixel = '<img src="file:///C:/Users/kantor/clip_image001.png">';
  const junk =
    '<p class="MsoNormal" style="mso-fareast-language:EN;color:red">baris<o:p></o:p></p>';
  const html = `<html><head><style>p{color:red}</style></head><body><!--[if gte mso 9]><xml>x</xml><![endif]-->
    <p class="MsoNormal" style="margin:0"><b>Rapat</b> wali <span style="font-size:40pt">santri</span></p>
    <p><a href="javascript:alert(1)">klik</a></p>${junk.repeat(4000)}${pixel}</body></html>`;
  expect(html.length).toBeGreaterThan(300_000);
  await admin.getByLabel('Judul', { exact: true }).fill(title);
  await expect(body(admin)).toBeVisible();
  await paste(admin, html);
  await expect(admin.getByText(/Gambar di dalam tempelan tidak ikut/)).toBeVisible();
  await save(admin);
  const { content = '' } = (await stored(admin, system, title)) ?? {};
  expect(content).toContain('<p><strong>Rapat</strong> wali santri</p><p>klik</p><p>baris</p>');
  expect(content).not.toMatch(/style|class|mso|javascript|data:|<o:p|xml/i);
});

test('[X10] a link takes a bare host, and refuses what is no address', async ({
  admin,
  system,
}) => {
  const title = uniqueTitle('Tautan');
  await admin.getByLabel('Judul', { exact: true }).fill(title);
  await body(admin).fill('Kementerian Agama');
  await admin.keyboard.press('Control+a');
  await tool(admin, 'Tautan').click();
  const address = admin.getByLabel('Alamat tautan');
  await address.fill('javascript:alert(1)');
  await admin.keyboard.press('Enter');
  await expect(admin.getByText(/Tulis alamat yang diawali/)).toBeVisible();
  await address.fill('kemenag.go.id');
  await admin.keyboard.press('Enter');
  await expect(body(admin).getByRole('link')).toHaveAttribute('href', 'https://kemenag.go.id');
  await save(admin);
  expect((await stored(admin, system, title))?.content).toBe(
    '<p><a href="https://kemenag.go.id">Kementerian Agama</a></p>',
  );
});

test('[M-06] an empty body is refused in words at the field, which takes the focus', async ({
  admin,
}) => {
  await admin.getByLabel('Judul', { exact: true }).fill(uniqueTitle('Tanpa isi'));
  await expect(body(admin)).toBeVisible();
  await sendButton(admin).click();
  await expect(admin.getByText('Isi wajib diisi.')).toBeVisible();
  await expect(body(admin)).toBeFocused();
});
