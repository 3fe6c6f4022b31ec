import { expect, test } from '../../fixtures.ts';
import { sendButton, uniqueTitle } from '../resource-steps.ts';

test('an address that was shared leads to the article after each new title', async ({
  admin,
  request,
  system,
}) => {
  const titles = ['Kabar yang berpindah', 'Kabar yang pindah lagi', 'Kabar yang menetap'].map(
    uniqueTitle,
  );
  const slugs = titles.map((title) => title.toLowerCase().replaceAll(' ', '-'));
  await admin.getByLabel('Judul', { exact: true }).fill(`${titles[0]}`);
  await admin.getByLabel('Isi').fill('Isi kabar.');
  await sendButton(admin).click();
  for (const [index, title] of titles.slice(1).entries()) {
    const row = admin.getByRole('row', { name: titles[index] ?? '' });
    await row.getByRole('button', { name: 'Ubah', exact: true }).click();
    await expect(admin.getByLabel('Judul', { exact: true })).toHaveValue(titles[index] ?? '');
    await admin.getByLabel('Judul', { exact: true }).fill(title);
    await admin.getByRole('button', { name: 'Simpan Perubahan' }).click();
    await expect(admin.getByRole('row', { name: title })).toBeVisible();
  }
  for (const slug of slugs.slice(0, 2)) {
    const old = `${system.site}/artikel/${slug}`;
    const moved = async () => {
      const answer = await request.get(old, { maxRedirects: 0 });
      return [answer.status(), answer.headers().location];
    };
    await expect.poll(moved).toEqual([301, `/artikel/${slugs[2]}`]);
    expect((await request.get(old)).status()).toBe(200);
  }
});
