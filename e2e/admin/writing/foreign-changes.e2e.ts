import { findAxeViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures.ts';
import { readList } from '../../read-list.ts';
import { addItem, callProvider, onComputer, uniqueTitle } from '../resource-steps.ts';

onComputer(800, () => {
  test('[V-32] an autosave that meets a newer version tells so over the typing, and merges', async ({
    signedInPage: admin,
    system,
    allowConsoleError,
  }) => {
    allowConsoleError(/status of 412/);
    const title = uniqueTitle('Kerja bakti');
    const content = '<p>Ahad pagi, selepas subuh berjamaah.</p>'.repeat(12);
    const id = await addItem(admin, system, 'articles', { title, content });
    await admin.goto(`${system.admin}/adminsekolah/articles/${id}`);
    await expect(admin.getByRole('form', { name: 'Ubah artikel' })).toBeVisible();
    const changed = {
      title,
      content: content.replaceAll('Ahad', 'Sabtu'),
      author: 'Ustazah Rahma',
    };
    await callProvider(admin, system, 'PUT', `articles.php/${id}`, changed);
    const field = admin.getByLabel('Judul', { exact: true });
    await field.fill(`${title} di surau`);
    const told = admin.getByRole('alert').filter({ hasText: 'Diubah oleh Anda di perangkat lain' });
    await expect(told).toBeVisible();
    await expect(field).toBeFocused();
    expect(await findAxeViolations(admin)).toEqual([]);
    await told.getByRole('button', { name: 'Bandingkan' }).click();
    const dialog = admin.getByRole('dialog', { name: /sudah diubah di tempat lain/ });
    // Of what scrolls below the buttons nothing shows at the dialog's edge.
    const edge = await dialog.evaluate((content) => {
      const [outer, inner] = [content, content.querySelector('form > :last-child')].map((box) =>
        Number(box?.getBoundingClientRect().bottom),
      );
      return Number(outer) - Number(inner);
    });
    expect(edge).toBeLessThanOrEqual(1);
    await dialog.getByRole('button', { name: 'Simpan pilihan' }).click();
    await expect(admin.getByRole('form', { name: 'Ubah artikel' })).toBeHidden();
    const all = await readList<{ title: string }>(admin.request, system, 'articles');
    expect(all.filter((article) => article.title.startsWith(title))).toMatchObject([
      { title: `${title} di surau`, author: 'Ustazah Rahma' },
    ]);
  });
});
