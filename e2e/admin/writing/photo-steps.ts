import type { Locator, Page } from '@playwright/test';
import { expect } from '../../fixtures.ts';
import type { photo } from '../../sample-files/photo.ts';

type File = Awaited<ReturnType<typeof photo>>;

/** Chooses files by a button that opens the device's own chooser. */
export async function chooseFiles(
  page: Page,
  button: string,
  files: File | readonly File[] | string,
): Promise<void> {
  const opened = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button, exact: true }).click();
  const chooser = await opened;
  await chooser.setFiles(files as File[]);
}

/** Touches a placed photo and writes its alternative text. */
export async function describePhoto(page: Page, photo: Locator, alt: string): Promise<void> {
  await photo.click();
  await page.getByRole('button', { name: 'Jelaskan', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Apa yang terlihat di foto ini?' });
  await dialog.getByLabel('Apa yang terlihat di foto ini?').fill(alt);
  await dialog.getByRole('button', { name: 'Simpan teks' }).click();
  await expect(dialog).toBeHidden();
}
