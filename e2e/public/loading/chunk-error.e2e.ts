import { expect, hydrate, test } from '../../fixtures.ts';

test('a tab older than a release reloads a page whose chunk is gone', async ({
  page,
  system,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 404/);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await page.goto(`${system.site}/kontak`);
  await hydrate(page);
  await page.route('**/assets/articles-page*.js', (route) => route.fulfill({ status: 404 }));
  const before = await page.evaluateHandle(() => window);
  const navigation = page.getByRole('banner').getByRole('navigation', { name: 'Utama' });
  await navigation.getByRole('link', { name: 'Artikel' }).click();
  // By the browser itself: the server draws it.
  await expect(heading).toHaveText('Artikel');
  await expect(before.evaluate((left) => left.name)).rejects.toThrow();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.unrouteAll();
  await page.goBack();
  await expect(heading).toHaveText('Kontak');
});
