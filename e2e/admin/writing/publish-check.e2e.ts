import { findAxeViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures.ts';
import { addItem, button, onPhone, uniqueTitle } from '../resource-steps.ts';

onPhone(740, () => {
  test('[E-07] the preview tells what to look at, each line leads there, and how the page arrives in WhatsApp', async ({
    signedInPage: admin,
    system,
  }) => {
    const title = uniqueTitle('Rihlah');
    const long = '<p>Berangkat pagi.</p>'.repeat(30);
    const content = `${long}<p>NIK santri 1107010101120001.</p><img src="/uploads/contoh/surau-pagi.jpg">`;
    const id = await addItem(admin, system, 'articles', { title, content });
    await admin.goto(`${system.admin}/adminsekolah/articles/${id}`);
    const text = admin.getByRole('textbox', { name: 'Isi' });
    await expect(text).toContainText('NIK santri');
    await button(admin, 'Pratinjau').click();
    const preview = admin.getByRole('dialog', { name: 'Pratinjau' });
    const card = preview.getByRole('figure', { name: 'Begini tibanya di WhatsApp' });
    await expect(card).toContainText(title);
    await expect(card).toContainText('Berangkat pagi.');
    await expect(card).toContainText(new URL(system.site).host);
    const findings = preview.getByRole('region', { name: 'Siap terbit?' }).getByRole('button');
    await expect(findings).toHaveCount(2);
    await expect(findings.first()).toContainText('mirip NIK');
    await expect(findings.last()).toContainText('terlihat di foto ini');
    expect(await findAxeViolations(admin)).toEqual([]);
    await findings.first().click();
    await expect(preview).toBeHidden();
    await expect(text).toBeFocused();
    await expect(text.getByText('NIK santri')).toBeInViewport();
    await admin.keyboard.press('End');
    await admin.keyboard.type(' Selesai.');
    await expect(text.getByText('NIK santri 1107010101120001. Selesai.')).toBeVisible();
  });
});
