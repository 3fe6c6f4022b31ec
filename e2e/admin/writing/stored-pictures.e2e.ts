import { expect, test } from '../../fixtures.ts';
import { readList } from '../../read-list.ts';
import {
  addItem,
  button,
  dismissToast,
  onPhone,
  seededPicture,
  uniqueTitle,
} from '../resource-steps.ts';

onPhone(740, () => {
  test('[E-23] a picture of the school’s is put into a text, with its alternative text', async ({
    admin,
    page,
    system,
  }) => {
    const name = uniqueTitle('Surau');
    await addItem(admin, system, 'gallery_items', {
      title: name,
      category: 'Kegiatan',
      image: seededPicture(system),
    });
    const title = uniqueTitle('Artikel');
    await button(admin, 'Tulis artikel').click();
    await admin.getByLabel('Judul', { exact: true }).fill(title);
    const body = admin.getByRole('textbox', { name: 'Isi' });
    await body.click();
    await page.keyboard.type('Pagi.');
    await button(admin, 'Lainnya').click();
    await button(admin, 'Foto yang ada').click();
    const library = admin.getByRole('dialog', { name: 'Pilih dari yang ada' });
    await library.getByLabel('Cari gambar').fill(name);
    const picture = library.getByRole('button', { name: new RegExp(name) });
    await expect(picture).toHaveCount(1);
    await expect(picture).toContainText(name);
    await picture.click();
    await expect(library).toBeHidden();
    await expect(body.locator('img')).toHaveCount(1);
    await page.locator('form button[type="submit"]').click();
    await dismissToast(admin, 'Artikel disimpan.');
    type Article = { title: string; content: string };
    const all = await readList<Article>(page.request, system, 'articles');
    const content = all.find((item) => item.title === title)?.content;
    expect(content).toContain('surau-pagi.jpg');
    expect(content).toMatch(/<img [^>]*alt="[^"]+"/);
  });
});
