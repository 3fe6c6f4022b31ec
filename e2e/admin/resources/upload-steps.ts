import { messages } from '@pesantren/content/messages';
import type { Page, Route } from '@playwright/test';
import { expect } from '../../fixtures.ts';
import { pdfOf } from '../../sample-files/pdf.ts';
import { photo } from '../../sample-files/photo.ts';
import type { System } from '../../systems.ts';
import { fulfillAsProvider } from '../resource-steps.ts';

const pdf = { ...pdfOf(['Jadwal']), name: 'jadwal.pdf' };

/** The messages of an upload that is refused, answered without a URL, or not answered (docs/spec.md#messages). */
const failures = {
  gambar: [messages.imageUploadFailed, messages.imageUrlMissing, messages.imageUploadThrew],
  PDF: [messages.pdfUploadFailed, messages.fileUrlMissing, messages.pdfUploadFailed],
};

/** [M-07] Sends a file into a field of the open form, in each way that can fail, and then well. */
export async function uploadsInto(
  page: Page,
  system: System,
  allowConsoleError: (text: RegExp) => void,
  legend: string,
  noun: keyof typeof failures,
): Promise<void> {
  allowConsoleError(/Failed to load resource/);
  const field = page.getByRole('group', { name: legend });
  const choose = field.getByLabel(new RegExp(`^(Pilih|Ganti) ${noun}$`));
  const file = noun === 'PDF' ? pdf : await photo();
  const upload = `${system.api}/upload.php`;
  const [refused, missing, threw] = failures[noun];
  const ways: [message: string | undefined, respond: (route: Route) => Promise<void>][] = [
    [refused, (route) => fulfillAsProvider(route, system, 500, {})],
    [missing, (route) => fulfillAsProvider(route, system, 200, { data: {} })],
    [threw, (route) => route.abort()],
  ];
  for (const [message = '', respond] of ways) {
    await page.route(upload, respond);
    await choose.setInputFiles(file);
    await expect(field.getByRole('alert')).toContainText(message);
    await page.unroute(upload);
  }

  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(upload, async (route) => {
    await held;
    await route.continue();
  });
  await field.getByRole('button', { name: /^Unggah ulang/ }).click();
  await expect(field.getByText(messages.uploading)).toBeVisible();
  release();
  await expect(field.getByLabel(`Alamat ${noun} di internet`)).toHaveValue(/\/uploads\//);
  await expect(field.getByText(messages.uploading)).toBeHidden();
  await expect(field.getByRole('alert')).toBeHidden();
}
