import { expect, test } from '../faulty-provider/fixtures.ts';

test('on paper links of the site name it, and a picture that is not there takes no room', async ({
  page,
  system,
  provider,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 404/);
  const [item = {}] = await provider.list('articles');
  const content =
    '<p><a href="/pengumuman">Lihat di sini</a></p><p><a href="/artikel">/artikel</a></p>';
  const article = { ...item, slug: 'panen', content, image: '/uploads/tidak-ada.jpg' };
  await provider.answers('articles', { body: JSON.stringify([article]) });
  await page.goto(`${system.site}/artikel/panen`);
  const weave = page.getByRole('article').locator('.weave-ground');
  await expect(weave).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(weave).toBeHidden();
  const spelledOut = page
    .locator('.rich-text a')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
  expect(await spelledOut).toEqual([`" (${system.site}/pengumuman)"`, 'none']);
});
