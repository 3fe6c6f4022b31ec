import { expect, test } from '../../fixtures.ts';
import { sendButton, uniqueTitle } from '../resource-steps.ts';

// So high that the bar stands at the form's end, and moves with it.
test.use({ viewport: { width: 1280, height: 2000 } });

test('[F-88] a press in the moment of the last key counts, though the form grows under it', async ({
  signedInPage: admin,
  page,
  system,
}) => {
  await admin.goto(`${system.admin}/adminsekolah/articles/new`);
  await expect(admin.getByRole('toolbar', { name: 'Format teks' })).toBeVisible();
  await expect(admin.getByLabel('Ringkasan')).toBeVisible();
  await admin.getByLabel('Judul', { exact: true }).fill(uniqueTitle('Hujan'));
  await admin.getByRole('textbox', { name: 'Isi' }).click();
  const before = await sendButton(admin).boundingBox();
  if (!before) throw new Error('The form has no button.');
  await page.mouse.move(before.x + before.width / 2, before.y + 4);
  // One right behind the other: 300 ms after the key the text reports by itself, and the button has gone before the press.
  await Promise.all([page.keyboard.press('R'), page.mouse.down()]);
  expect(await sendButton(admin).evaluate((button) => button.matches(':active'))).toBe(true);
  // Leaving the text reports it, and the settings have one thing more.
  await expect(admin.getByRole('button', { name: 'Pakai paragraf pertama' })).toBeVisible();
  const y = async () => (await sendButton(admin).boundingBox())?.y ?? 0;
  await expect.poll(y).toBeGreaterThan(before.y + 8);
  await page.mouse.up();
  await expect(admin.getByText('Artikel disimpan.')).toBeVisible();

  // Thought better of: a press that is let go elsewhere does nothing.
  await admin.getByLabel('Judul', { exact: true }).click();
  const cancel = admin.getByRole('button', { name: /^(?:Batal|Tutup)$/ });
  await cancel.hover();
  await page.mouse.down();
  await page.mouse.move(10, 10);
  await page.mouse.up();
  await expect(cancel).toBeVisible();
});
