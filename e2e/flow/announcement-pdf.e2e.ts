import type { Page } from '@playwright/test';
import { sendButton } from '../admin/resource-steps.ts';
import { expect, test } from '../fixtures.ts';
import { pdfOf } from '../sample-files/pdf.ts';

/** Notes on the page which fields its uploads have: Playwright sees no forms that hold files. */
async function noteUploads(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function noting(body) {
      if (body instanceof FormData)
        document.documentElement.dataset.uploaded = [...body.keys()].join();
      send.call(this, body);
    };
  });
}

test('[M-07] [N-04] a PDF takes its first page along to our own provider, and to no other', async ({
  admin,
  context,
  system,
}) => {
  const title = `Surat untuk wali santri (${system.name})`;
  await admin.getByRole('link', { name: /^Pengumuman/ }).click();
  await expect(admin.getByRole('heading', { level: 1, name: 'Pengumuman' })).toBeVisible();
  await admin.getByLabel('Judul', { exact: true }).fill(title);
  await admin.getByLabel('Isi', { exact: true }).fill('Surat terlampir.');
  await noteUploads(admin);
  await admin.getByLabel('Pilih PDF').setInputFiles(pdfOf(['Surat untuk wali santri']));
  await expect(admin.getByLabel('Alamat PDF di internet')).toHaveValue(/\/uploads\//, {
    timeout: 40_000,
  });
  const own = system.name === 'full';
  const fields = own ? 'file,pdf_image,pdf_pages,pdf_text' : 'file';
  await expect(admin.locator('html')).toHaveAttribute('data-uploaded', fields);
  await sendButton(admin).click();
  await expect(admin.getByRole('row', { name: title })).toBeVisible();

  const visitor = await context.newPage();
  await expect(async () => {
    await visitor.goto(`${system.site}/pengumuman`);
    await visitor.getByRole('link', { name: title }).click({ timeout: 2000 });
  }).toPass();
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(visitor.getByRole('link', { name: /^Unduh/ })).toBeVisible();
  await expect(visitor.getByRole('img', { name: /^Halaman pertama dari/ })).toHaveCount(
    own ? 1 : 0,
  );
});
