import { messages } from '@pesantren/content/messages';
import type { Page } from '@playwright/test';
import { findAxeViolations } from '../accessibility/axe.ts';
import { expect, test } from '../faulty-provider/fixtures.ts';

/** The list pages that read the provider. */
const lists = [
  {
    path: '/artikel',
    resource: 'articles',
    failed: messages.articlesFailed,
    empty: messages.articlesEmpty,
  },
  {
    path: '/pengumuman',
    resource: 'announcements',
    failed: messages.announcementsFailed,
    empty: messages.announcementsEmpty,
  },
  {
    path: '/prestasi',
    resource: 'prestasi',
    failed: messages.achievementsFailed,
    empty: messages.achievementsEmpty,
  },
  {
    path: '/galeri',
    resource: 'gallery_items',
    failed: messages.galleryFailed,
    empty: messages.galleryEmpty,
  },
] as const;

/** The words of the page, and what nobody should read in them. */
const main = (page: Page) => page.getByRole('main');
const unreadable = /null|undefined|NaN|Invalid Date|\[object/;

for (const { path, resource, failed, empty } of lists) {
  test(`[L-01] [G-03] [T-02] ${path}: failed with status 503 and Coba Lagi, empty, populated`, async ({
    page,
    system,
    provider,
    allowConsoleError,
  }) => {
    allowConsoleError(/status of 503/);
    await provider.answers(resource, { status: 500 });
    const response = await page.goto(system.site + path);
    expect(response?.status()).toBe(503);
    expect(response?.headers()['cache-control']).toBe('no-store');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(failed);
    expect(await findAxeViolations(page)).toEqual([]);

    await provider.answers(resource, { body: '[]' });
    await page.getByRole('button', { name: messages.retry }).click();
    await expect(main(page)).toContainText(empty);
    expect(await findAxeViolations(page)).toEqual([]);

    await provider.recovers();
    await page.reload();
    await expect(main(page)).not.toContainText(empty);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test(`[P05] [P06] [P12] [P17] ${path}: odd fields, ids and dates break nothing`, async ({
    page,
    system,
    provider,
  }) => {
    const [item = {}] = await provider.list(resource);
    const odd = [
      { ...item, id: '1' },
      { ...item, id: 1 },
      ...['2025-08-17 00:30:00', '17-08-2025', '1755363600', 1755363600000, '0000-00-00'].map(
        (date, index) => ({ ...item, id: 10 + index, date, tanggal: date }),
      ),
      Object.fromEntries(Object.keys(item).map((name) => [name, name === 'id' ? 20 : null])),
      { id: 21, asing: { dalam: [1, 2] } },
    ];
    await provider.answers(resource, { body: JSON.stringify(odd) });
    const response = await page.goto(system.site + path);
    expect(response?.status()).toBe(200);
    await expect(main(page)).not.toContainText(unreadable);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test(`[P07] ${path}: ten thousand items come in parts`, async ({ page, system, provider }) => {
    const [item] = await provider.list(resource);
    const items = Array.from({ length: 10_000 }, (_, id) => ({ ...item, id: id + 1, asing: 'x' }));
    await provider.answers(resource, { body: JSON.stringify(items) });
    const response = await page.goto(system.site + path);
    expect(response?.status()).toBe(200);
    // The gallery's browser walks through all of its pictures; the others know what they show.
    const bytes = (await response?.body())?.length;
    expect(bytes).toBeLessThan(path === '/galeri' ? 2_500_000 : 1_000_000);
    expect(await main(page).locator('li, article').count()).toBeLessThan(500);
  });
}

test('[P10] odd addresses of pictures: a picture from elsewhere or the weave, nothing run', async ({
  page,
  system,
  provider,
}) => {
  const [item = {}] = await provider.list('gallery_items');
  const addresses = ['javascript:alert(1)', 'data:text/html,x', '\\\\lain\\a.jpg', '//', ' '];
  const items = addresses.map((image, index) => ({ ...item, id: index + 1, image }));
  await provider.answers('gallery_items', { body: JSON.stringify(items) });
  await page.goto(`${system.site}/galeri`);
  const sources = await main(page)
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) => images.map((image) => image.src));
  const ours = [new URL(system.site).origin, new URL(system.api).origin];
  for (const source of sources) expect(ours).toContain(new URL(source).origin);
  await expect(main(page).locator('.weave-ground').first()).toBeVisible();
});

test('[P06] [P10] a picture that is missing or broken is the weave, also when it is open', async ({
  page,
  system,
  provider,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 404/);
  const items = [
    { id: 1, title: 'Tidak ada berkasnya', image: '/uploads/tidak-ada.jpg' },
    { id: 2, title: null, image: null },
  ];
  await provider.answers('gallery_items', { body: JSON.stringify(items) });
  await page.goto(`${system.site}/galeri`);
  await expect(main(page).getByRole('list').locator('.weave-ground')).toHaveCount(2);
  await expect(page.getByRole('form', { name: 'Kategori' })).toHaveCount(0);
  await main(page).getByRole('listitem').getByRole('link').first().click();
  const dialog = page.getByRole('dialog');
  const shown = dialog.getByRole('region', { name: 'Galeri' }).locator('[role=group]:not([inert])');
  await expect(shown.locator('.weave-ground')).toBeVisible();
  await expect(shown.locator('img')).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toHaveAccessibleName('Tanpa judul');
  await expect(shown.locator('.weave-ground')).toBeVisible();
  await expect(shown.locator('img')).toHaveCount(0);
});

test('[P-03] the profile stands without its carousel, and says nothing of it', async ({
  page,
  system,
  provider,
}) => {
  await provider.answers('carousel_images', { cut: 'before' });
  const response = await page.goto(`${system.site}/profil`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('[L-03] an article and an announcement that cannot be read say so with status 503', async ({
  page,
  system,
  provider,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 503/);
  const [article] = await provider.list('articles');
  await provider.answers('articles', { cut: 'before' });
  const atArticle = await page.goto(`${system.site}/artikel/${article?.slug}`);
  expect(atArticle?.status()).toBe(503);
  await expect(page.getByText(messages.articleFailed)).toBeVisible();
  await provider.recovers();
  await page.getByRole('button', { name: messages.retry }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(String(article?.title));

  const [announcement] = await provider.list('announcements');
  await provider.answers('announcements', { body: '<b>Fatal error</b>' });
  const atAnnouncement = await page.goto(`${system.site}/pengumuman/${announcement?.id}`);
  expect(atAnnouncement?.status()).toBe(503);
  await expect(page.getByText(messages.announcementFailed)).toBeVisible();
});

test('[P22] the site says that it is not ready while the provider is gone, and is alive', async ({
  request,
  system,
  provider,
}) => {
  expect((await request.get(`${system.site}/readyz`)).status()).toBe(200);
  await provider.answers('articles', { cut: 'before' });
  await expect.poll(async () => (await request.get(`${system.site}/readyz`)).status()).toBe(503);
  expect((await request.get(`${system.site}/healthz`)).status()).toBe(200);
});

test('[T-02] a date that nobody can read is in a group of its own, last', async ({
  page,
  system,
  provider,
}) => {
  const items = [
    { id: 1, prestasi: 'Juara tanpa tanggal', tanggal: '2025-02-30' },
    { id: 2, prestasi: 'Juara I panahan', tanggal: '2025-08-23' },
  ];
  await provider.answers('prestasi', { body: JSON.stringify(items) });
  await page.goto(`${system.site}/prestasi`);
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
    '2025',
    messages.undated,
  ]);
});
