import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { pdfOf } from '../../sample-files/pdf.ts';
import { photo } from '../../sample-files/photo.ts';
import { button, uniqueTitle } from '../resource-steps.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } });

type Shared = Awaited<ReturnType<typeof photo>>;

const waitForWorker = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');

/** Sends files to the address of the manifest from the page that is open, by a form. */
async function send(page: Page, to: string, files: readonly Shared[]): Promise<void> {
  await page.evaluate(async (to) => {
    const form = Object.assign(document.createElement('form'), {
      action: to,
      method: 'post',
      enctype: 'multipart/form-data',
    });
    const input = Object.assign(document.createElement('input'), { type: 'file', multiple: true });
    input.name = 'files';
    input.id = 'dibagikan';
    form.append(input);
    document.body.append(form);
  }, to);
  await page.locator('#dibagikan').setInputFiles([...files]);
  await page.locator('#dibagikan').evaluate((input: HTMLInputElement) => input.form?.submit());
}

/** Shares files with the app as a phone does. */
async function share(page: Page, files: readonly Shared[]): Promise<void> {
  await waitForWorker(page);
  const action = await page.evaluate(async () => {
    const { share_target } = await (await fetch('/adminsekolah/manifest.webmanifest')).json();
    return share_target.action;
  });
  await send(page, action, files);
}

/** The files that wait on the device to be accepted. */
const countKept = (page: Page) =>
  page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<number>();
    const opening = indexedDB.open('pesantren-admin-kiriman');
    opening.onsuccess = () => {
      const names = [...opening.result.objectStoreNames];
      if (names.length === 0) return resolve(0);
      const count = opening.result.transaction('files').objectStore('files').count();
      count.onsuccess = () => resolve(count.result);
    };
    return promise;
  });

/** Notes the uploads of a page. */
function noteUploads(page: Page): string[] {
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/upload.php')) uploads.push(request.method());
  });
  return uploads;
}

const accept = (page: Page, what: string) => button(page, `Terima ${what}`).click();

test('[E-19] [F-75] photos that are shared with the app are asked about, then stand in the batch of the gallery', async ({
  admin,
}) => {
  const uploads = noteUploads(admin);
  await share(admin, [await photo(), { ...(await photo()), name: 'sore.jpg' }]);
  const question = admin.getByRole('heading', { level: 1, name: 'Aplikasi lain mengirim 2 foto' });
  await expect(question).toBeVisible();
  await expect(admin.getByRole('img', { name: 'sore.jpg' })).toBeVisible();
  await admin.reload();
  await expect(question).toBeVisible();
  expect(uploads).toEqual([]);

  // Another share comes beside the first.
  await share(admin, [{ ...(await photo()), name: 'malam.jpg' }, pdfOf(['Edaran'])]);
  await expect(
    admin.getByRole('heading', { name: 'Aplikasi lain mengirim 3 foto dan 1 PDF. Terima?' }),
  ).toBeVisible();
  await accept(admin, '3 foto');
  await expect(admin.getByRole('heading', { level: 1, name: 'Galeri' })).toBeVisible();
  await expect(button(admin, 'Simpan 3 foto')).toBeVisible();
  const rest = admin.getByRole('alert').filter({ hasText: '1 PDF lagi belum diterima.' });
  await rest.getByRole('button', { name: 'Lihat' }).click();
  await button(admin, 'Tinggalkan').click();
  await expect(
    admin.getByRole('heading', { name: 'Aplikasi lain mengirim 1 PDF. Terima?' }),
  ).toBeVisible();
  await admin.getByRole('button', { name: /^Buang/ }).click();
  await expect(admin.getByRole('heading', { level: 1, name: 'Artikel' })).toBeVisible();
  await expect.poll(() => countKept(admin)).toBe(0);
});

test('[E-19] a PDF that is shared stands in a new announcement', async ({ admin }) => {
  const pdf = pdfOf([`Edaran ${uniqueTitle('surat')}`]);
  await share(admin, [pdf]);
  await accept(admin, pdf.name);
  await expect(admin.getByRole('heading', { name: 'Pengumuman baru' })).toBeVisible();
  const field = admin.getByRole('group', { name: 'File PDF' });
  await expect(field).toContainText(pdf.name);
  await expect(field.getByRole('link', { name: 'Buka PDF' })).toBeVisible();
});

test('[E-19] a video is refused in words; beside photos it stays out', async ({ admin }) => {
  const video = { name: 'pawai.mp4', mimeType: 'video/mp4', buffer: Buffer.from('video') };
  const refusal = '1 file tidak ikut: hanya foto dan PDF';
  await share(admin, [video]);
  await expect(admin.getByRole('heading', { level: 1, name: refusal })).toBeVisible();
  await share(admin, [video, await photo()]);
  await expect(admin.getByRole('heading', { name: refusal })).toBeVisible();
  await accept(admin, '1 foto');
  await expect(button(admin, 'Simpan 1 foto')).toBeVisible();
});

test('[F-75] of what a page of another site sends nothing is kept; where it hides itself, nothing is uploaded unasked', async ({
  admin,
  system,
}) => {
  await waitForWorker(admin);
  const uploads = noteUploads(admin);
  const foreign = createServer((request, response) => {
    const policy = request.url === '/tersembunyi' ? 'no-referrer' : 'unsafe-url';
    response.setHeader('Referrer-Policy', policy);
    response.setHeader('Content-Type', 'text/html');
    response.end('<!doctype html><link rel="icon" href="data:,"><title>Situs lain</title>');
  }).listen(0, '127.0.0.1');
  await once(foreign, 'listening');
  const site = `http://127.0.0.1:${(foreign.address() as AddressInfo).port}`;
  const target = `${system.admin}/adminsekolah/bagikan`;

  await admin.goto(`${site}/`);
  await send(admin, target, [await photo()]);
  await expect(
    admin.getByRole('heading', { level: 1, name: 'Kiriman dari situs lain tidak diterima' }),
  ).toBeVisible();
  expect(await countKept(admin)).toBe(0);

  await admin.goto(`${site}/tersembunyi`);
  await send(admin, target, [await photo()]);
  await expect(
    admin.getByRole('heading', { level: 1, name: 'Aplikasi lain mengirim 1 foto. Terima?' }),
  ).toBeVisible();
  await button(admin, 'Buang 1 foto').click();
  await expect(admin.getByRole('heading', { level: 1, name: 'Artikel' })).toBeVisible();
  await expect.poll(() => countKept(admin)).toBe(0);
  expect(uploads).toEqual([]);
  foreign.close();
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('[F-75] of what is shared nothing is kept, and its page says what to do', async ({
    admin,
    system,
  }) => {
    await send(admin, `${system.admin}/adminsekolah/bagikan`, [await photo()]);
    await expect(
      admin.getByRole('heading', { level: 1, name: 'Kiriman tidak sampai' }),
    ).toBeVisible();
    await admin.getByRole('link', { name: 'Buka Galeri' }).click();
    await expect(admin.getByRole('heading', { level: 1, name: 'Galeri' })).toBeVisible();
  });
});
