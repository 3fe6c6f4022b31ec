import { messages } from '@pesantren/content/messages';
import { expect, test } from '../faulty-provider/fixtures.ts';

test('[F-33] parts that the provider takes two seconds for come after the page, in their places', async ({
  page,
  ownSite,
  provider,
}) => {
  // With its caches, as it runs at a school.
  const site = await ownSite({ env: { PAGE_CACHE_MB: '8' } });
  for (const resource of ['pages', 'carousel_images', 'articles'])
    await provider.answers(resource, { delay: 2000 });
  const response = await page.goto(`${site}/profil`);
  expect(await response?.text()).not.toContain('Suasana pesantren');
  await expect(page.getByRole('region', { name: 'Suasana pesantren' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Gambar berikutnya' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Artikel terbaru' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Halaman sekolah' })).toBeVisible();
  await expect(page.locator('[data-pending]')).toHaveCount(0);
});

test('[F-33] what never comes is left out, and nothing says that it failed', async ({
  page,
  system,
  provider,
}) => {
  await provider.answers('carousel_images', { delay: 60_000 });
  await page.goto(`${system.site}/profil`);
  const place = page.locator('[data-part=korsel]');
  await expect(place.locator('.animate-pulse')).toBeVisible();
  await expect(place).toBeEmpty();
  await expect(page.getByRole('main')).not.toContainText(messages.loadFailed);
});
