import { findAxeViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures.ts';
import { readList } from '../../read-list.ts';
import { photo } from '../../sample-files/photo.ts';
import { onPhone, openSettings, sendButton } from '../resource-steps.ts';

onPhone(800, () => {
  test('[M-07] the focal point is set by tap and by keys, and crops keep it', async ({
    admin,
    context,
    system,
  }) => {
    test.slow();
    const title = `Fokus ${crypto.randomUUID().slice(0, 8)}`;
    await admin.getByLabel('Judul', { exact: true }).fill(title);
    await admin.getByLabel('Isi', { exact: true }).fill('Panen raya.');
    await openSettings(admin);
    const picture = admin.getByRole('group', { name: 'Gambar utama' });
    await picture.getByLabel('Pilih gambar').setInputFiles(await photo());
    const across = picture.getByRole('slider', { name: 'Mendatar' });
    const down = picture.getByRole('slider', { name: 'Tegak' });
    await expect(across).toHaveValue('50');
    const preview = picture.getByRole('img', { name: 'Pratinjau' });
    await expect
      .poll(() => preview.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    const box = await preview.boundingBox();
    if (!box) throw new Error('no preview');
    await preview.click({
      force: true,
      position: { x: box.width * 0.2, y: box.height * 0.8 },
    });
    await expect(across).toHaveValue(/^(19|20|21)$/);
    await expect(down).toHaveValue(/^(79|80|81)$/);
    await across.press('Home');
    await down.press('End');
    await down.press('ArrowLeft');
    await expect(down).toHaveAttribute('aria-valuetext', '99 persen dari atas');
    expect(await findAxeViolations(admin)).toEqual([]);
    await sendButton(admin).click();
    await expect(admin.getByRole('row', { name: title })).toBeVisible();

    const visitor = await context.newPage();
    const all = await readList<{ title: string; slug: string }>(admin.request, system, 'articles');
    const slug = all.find((article) => article.title === title)?.slug;
    await visitor.goto(`${system.site}/artikel/${slug}`);
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const crop = visitor.getByRole('article').locator('img').first();
    await expect(crop).toHaveCSS('object-position', '0% 99%');

    await admin
      .getByRole('row', { name: title })
      .getByRole('button', { name: 'Ubah', exact: true })
      .click();
    await openSettings(admin);
    await expect(down).toHaveValue('99');
    await picture.getByRole('button', { name: 'Lepas gambar' }).click();
    await picture.getByLabel('Pilih gambar').setInputFiles(await photo());
    await expect(down).toHaveValue('50');
  });
});
