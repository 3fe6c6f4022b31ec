import { sendButton } from '../admin/resource-steps.ts';
import { expect, test } from '../fixtures.ts';
import { photo } from '../sample-files/photo.ts';

test('[M-04] [M-05] [M-07] [M-08] [A-04] [R-04] an article written in the admin is on the visitors’ site', async ({
  admin,
  page,
  context,
  request,
  system,
  allowConsoleError,
}) => {
  const title = `Panen perdana di petak atas (${system.name})`;
  const slug = `panen-perdana-di-petak-atas-${system.name}`;
  const visitor = await context.newPage();
  const html = async (path: string) => (await request.get(system.site + path)).text();

  await test.step('write it with an uploaded picture', async () => {
    await admin.getByLabel('Judul', { exact: true }).fill(title);
    await admin
      .getByLabel('Isi')
      .fill('Hujan baru reda.\n\nSembilan karung gabah <kering> & bersih.');
    await admin.getByLabel('Ringkasan').fill('Sembilan karung dari satu petak.');
    const chooser = page.waitForEvent('filechooser');
    await admin
      .getByRole('button', { name: /gambar/i })
      .first()
      .click();
    await (await chooser).setFiles(await photo());
    await expect(admin.getByRole('img', { name: /pratinjau|gambar/i })).toBeVisible();
    await sendButton(admin).click();
    await expect(admin.getByRole('row', { name: title })).toBeVisible();
  });

  await test.step('it is on the home page soon, in the HTML before any script', async () => {
    await expect.poll(() => html('/')).toContain(title);
    await visitor.goto(`${system.site}/`);
    await visitor.getByRole('link', { name: title }).first().click();
    await expect(visitor).toHaveURL(`${system.site}/artikel/${slug}`);
  });

  await test.step('it stands at its slug with picture and text', async () => {
    const source = await html(`/artikel/${slug}`);
    expect(source).toContain('Sembilan karung gabah &lt;kering&gt; &amp; bersih.');
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const picture = visitor.getByRole('article').locator('img').first();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
  });

  await test.step('edit it: the change shows', async () => {
    await admin
      .getByRole('row', { name: title })
      .getByRole('button', { name: 'Ubah', exact: true })
      .click();
    await expect(admin.getByLabel('Judul', { exact: true })).toHaveValue(title);
    await admin.getByLabel('Isi').fill('Hujan reda sejak subuh.');
    await admin.getByRole('button', { name: 'Simpan Perubahan' }).click();
    await expect(admin.getByRole('button', { name: 'Simpan Perubahan' })).toBeHidden();
    await expect.poll(() => html(`/artikel/${slug}`)).toContain('reda sejak subuh');
  });

  await test.step('delete it: gone with status 404', async () => {
    await admin.getByRole('row', { name: title }).getByRole('button', { name: 'Hapus' }).click();
    const question = admin.getByRole('dialog');
    await expect(question).toContainText('Hapus artikel ini?');
    await question.getByRole('button', { name: 'Hapus' }).click();
    await expect(admin.getByRole('row', { name: title })).toBeHidden();
    allowConsoleError(/status of 404/);
    await expect
      .poll(async () => (await visitor.goto(`${system.site}/artikel/${slug}`))?.status())
      .toBe(404);
    await expect(visitor.getByText('Artikel tidak ditemukan.')).toBeVisible();
    await expect.poll(() => html('/')).not.toContain(title);
  });
});
