import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { findAxeViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures.ts';
import { readList } from '../../read-list.ts';
import { pdfOf } from '../../sample-files/pdf.ts';
import type { System } from '../../systems.ts';
import { sendButton } from '../resource-steps.ts';

type Announcement = { id: number; title: string; pdf_url: string; pdf_image: string };
type Chosen = ReturnType<typeof pdfOf>;

const newMark = () => crypto.randomUUID().slice(0, 8);

/** Adds an announcement with a PDF in the admin. */
async function publishWithPdf(admin: Page, title: string, pdf: Chosen): Promise<void> {
  await admin.getByRole('link', { name: /^Pengumuman/ }).click();
  await expect(admin.getByRole('heading', { level: 1, name: 'Pengumuman' })).toBeVisible();
  await admin.getByLabel('Judul', { exact: true }).fill(title);
  await admin.getByLabel('Isi', { exact: true }).fill('Surat terlampir.');
  await admin.getByLabel('Pilih PDF').setInputFiles(pdf);
  await expect(admin.getByLabel('Alamat PDF di internet')).toHaveValue(/\/uploads\/.+\.pdf$/, {
    timeout: 40_000,
  });
  await expect(admin.getByRole('group', { name: 'File PDF' })).toContainText(pdf.name);
  await sendButton(admin).click();
  await expect(admin.getByRole('row', { name: title })).toBeVisible();
}

async function stored(admin: Page, system: System, title: string): Promise<Announcement> {
  const all = await readList<Announcement>(admin.request, system, 'announcements');
  const found = all.find((item) => item.title === title);
  if (!found) throw new Error(`${title} was not stored`);
  return found;
}

const firstPage = (page: Page) => page.getByRole('img', { name: /^Halaman pertama dari/ });

test('[N-04] a PDF’s first page, its pages and words, and nothing of it once it is gone', async ({
  admin,
  context,
  system,
}) => {
  const mark = newMark();
  const title = `Surat edaran ${mark}`;
  const pdf = pdfOf([`Halaman satu ${mark}`, 'Halaman dua', `Lampiran lebah${mark}`]);
  await publishWithPdf(admin, title, pdf);
  const { id, pdf_url, pdf_image } = await stored(admin, system, title);
  const picture = await (await admin.request.get(pdf_image)).body();
  console.log(`first page of ${pdf.buffer.length} B of PDF: ${picture.length} B`);
  expect(picture.length).toBeLessThanOrEqual(150_000);

  const visitor = await context.newPage();
  await visitor.setViewportSize({ width: 360, height: 800 });
  await visitor.goto(`${system.site}/pengumuman?q=LEBAH${mark}`);
  await visitor.getByRole('link', { name: title }).click();
  await expect(visitor).toHaveURL(`${system.site}/pengumuman/${id}`);
  await firstPage(visitor).scrollIntoViewIfNeeded();
  const shape = () =>
    firstPage(visitor).evaluate((img: HTMLImageElement) => img.naturalHeight / img.naturalWidth);
  await expect(visitor.getByRole('link', { name: /^Halaman pertama/ })).toHaveAttribute(
    'href',
    pdf_url,
  );
  await expect(visitor.getByText('2 KB · 3 halaman')).toBeVisible();
  const wider = () => visitor.evaluate(() => document.documentElement.scrollWidth);
  for (const width of [360, 1280]) {
    await visitor.setViewportSize({ width, height: 800 });
    await expect.poll(shape).toBeCloseTo(842 / 595, 1);
    await expect.poll(wider).toBeLessThanOrEqual(width);
  }
  expect(await findAxeViolations(visitor)).toEqual([]);

  await admin
    .getByRole('row', { name: title })
    .getByRole('button', { name: 'Ubah', exact: true })
    .click();
  await admin.getByRole('button', { name: 'Lepas PDF' }).click();
  await admin.getByRole('button', { name: 'Simpan Perubahan' }).click();
  await expect(admin.getByRole('button', { name: 'Simpan Perubahan' })).toBeHidden();
  await expect(async () => {
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(firstPage(visitor)).toHaveCount(0, { timeout: 1000 });
    await expect(visitor.getByRole('link', { name: /^Unduh/ })).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await visitor.goto(`${system.site}/pengumuman?q=lebah${mark}`);
  await expect(visitor.getByRole('link', { name: title })).toHaveCount(0);
});

test('[F-84] the picture of a long page keeps the width in which it is read', async ({
  admin,
  system,
}) => {
  const title = `Infografik ${newMark()}`;
  await publishWithPdf(admin, title, pdfOf(['Alur pendaftaran'], { height: 5950 }));
  const { pdf_image } = await stored(admin, system, title);
  const picture = sharp(await (await admin.request.get(pdf_image)).body());
  const { width, height } = await picture.metadata();
  expect([width, height]).toEqual([1000, 10_000]);
});

for (const [what, pdf, words] of [
  ['is locked by a password', pdfOf(['Rahasia'], { locked: true }), /dikunci dengan kata sandi/],
  [
    'is damaged',
    { ...pdfOf([]), buffer: Buffer.from('%PDF-1.7\nrusak\n%%EOF\n') },
    /rusak atau tidak lengkap/,
  ],
] as const) {
  test(`[F-86] [U14] a PDF that ${what} is refused with its reason, and the next one is taken`, async ({
    admin,
  }) => {
    await admin.getByRole('link', { name: /^Pengumuman/ }).click();
    await expect(admin.getByRole('heading', { level: 1, name: 'Pengumuman' })).toBeVisible();
    // The form opens with its title.
    await admin.getByLabel('Judul', { exact: true }).fill(`Surat tertutup ${newMark()}`);
    const field = admin.getByRole('group', { name: 'File PDF' });
    await field.getByLabel('Pilih PDF').setInputFiles(pdf);
    await expect(field.getByRole('alert')).toContainText(words);
    await expect(field.getByLabel('Alamat PDF di internet')).toHaveValue('');
    await field.getByLabel(/^(Pilih|Ganti) PDF$/).setInputFiles(pdfOf(['Terbuka']));
    await expect(field.getByLabel('Alamat PDF di internet')).toHaveValue(/\/uploads\/.+\.pdf$/);
  });
}

test('[U14] a scan without words has its first page', async ({ admin, system }) => {
  const title = `Pindaian ${newMark()}`;
  await publishWithPdf(admin, title, pdfOf(['']));
  expect((await stored(admin, system, title)).pdf_image).toMatch(/\.webp$/);
});
