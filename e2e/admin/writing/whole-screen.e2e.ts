import { findAxeViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures.ts';
import { button, dismissToast, openSettings, sendButton, uniqueTitle } from '../resource-steps.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const kinds = [
  { path: 'pages', saved: 'Halaman disimpan.', folded: ['Tampilkan di kaki situs', 'Urutan'] },
  { path: 'announcements', saved: 'Pengumuman disimpan.', folded: ['Tanggal', 'Jam'] },
];

for (const { path, saved, folded } of kinds) {
  test(`[E-24] ${path}: title and text fill the screen, the rest is in a sheet, the preview tells what to look at`, async ({
    signedInPage: admin,
    page,
    system,
  }) => {
    await admin.goto(`${system.admin}/adminsekolah/${path}/new`);
    const title = admin.getByLabel('Judul', { exact: true });
    const text = admin.getByRole('textbox', { name: 'Isi' });
    await title.fill(uniqueTitle('Aturan menjenguk'));
    for (const label of folded) await expect(admin.getByLabel(label, { exact: true })).toBeHidden();
    // Beside the form is nothing but the scroll bar of a computer.
    const edges = async () => {
      const [main, form] = await Promise.all([
        admin.getByRole('main').boundingBox(),
        admin.locator('form[data-open]').boundingBox(),
      ]);
      return [main?.x, form?.x, (form?.width ?? 0) - (main?.width ?? -1)];
    };
    await expect.poll(edges).toEqual([0, 0, 0]);
    await expect(text).toBeInViewport();
    await text.tap();
    await page.keyboard.type('Ahad pertama. NIK santri 1107010101120001.');

    await button(admin, 'Pratinjau').tap();
    const preview = admin.getByRole('dialog', { name: 'Pratinjau' });
    await expect(preview.getByRole('figure', { name: /WhatsApp/ })).toContainText('Ahad pertama.');
    const check = preview.getByRole('region', { name: 'Siap terbit?' });
    expect(await findAxeViolations(admin)).toEqual([]);
    await check.getByRole('button', { name: /mirip NIK/ }).tap();
    await expect(preview).toBeHidden();
    await expect(text).toBeFocused();

    await openSettings(admin);
    for (const label of folded)
      await expect(admin.getByLabel(label, { exact: true })).toBeVisible();
    await expect(sendButton(admin)).toBeInViewport();
    await sendButton(admin).tap();
    await dismissToast(admin, saved);
  });
}
