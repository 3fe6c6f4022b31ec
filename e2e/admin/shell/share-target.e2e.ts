import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { pdfOf } from '../../sample-files/pdf.ts';
import { photo } from '../../sample-files/photo.ts';
import { button, uniqueTitle } from '../resource-steps.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } });

type Shared = Awaited<ReturnType<typeof photo>>;

/** Shares files with the app as a phone does: a form that is sent to the address of the manifest. */
async function share(page: Page, files: readonly Shared[]): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
  await page.evaluate(async () => {
    const manifest = await (await fetch('/adminsekolah/manifest.webmanifest')).json();
    const { action, method, enctype, params } = manifest.share_target;
    const form = Object.assign(document.createElement('form'), { action, method, enctype });
    const input = Object.assign(document.createElement('input'), { type: 'file', multiple: true });
    input.name = params.files[0].name;
    input.id = 'dibagikan';
    form.append(input);
    document.body.append(form);
  });
  await page.locator('#dibagikan').setInputFiles([...files]);
  await page.locator('#dibagikan').evaluate((input: HTMLInputElement) => input.form?.submit());
}

test('[E-19] photos that are shared with the app stand in the batch of the gallery', async ({
  admin,
}) => {
  await share(admin, [await photo(), { ...(await photo()), name: 'sore.jpg' }]);
  await expect(admin.getByRole('heading', { level: 1, name: 'Galeri' })).toBeVisible();
  await expect(button(admin, 'Simpan 2 foto')).toBeVisible();
  await admin.reload();
  await expect(admin.getByText('2 foto belum tersimpan.')).toBeVisible();
});

test('[E-19] a PDF that is shared stands in a new announcement', async ({ admin }) => {
  const pdf = pdfOf([`Edaran ${uniqueTitle('surat')}`]);
  await share(admin, [pdf]);
  await expect(admin.getByRole('heading', { name: 'Pengumuman baru' })).toBeVisible();
  const field = admin.getByRole('group', { name: 'File PDF' });
  await expect(field).toContainText(pdf.name);
  await expect(field.getByRole('link', { name: 'Buka PDF' })).toBeVisible();
});

test('[E-19] a video is refused in words; beside photos it stays out', async ({ admin }) => {
  const video = { name: 'pawai.mp4', mimeType: 'video/mp4', buffer: Buffer.from('video') };
  await share(admin, [video]);
  await expect(
    admin.getByRole('heading', { level: 1, name: 'Video tidak dapat dibagikan ke sini' }),
  ).toBeVisible();
  await share(admin, [video, await photo()]);
  await expect(admin.getByText('1 file lain tidak ikut: hanya foto dan PDF.')).toBeVisible();
  await expect(button(admin, 'Simpan 1 foto')).toBeVisible();
});
