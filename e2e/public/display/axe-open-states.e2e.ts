import { findAxeViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures.ts';
import { readList } from '../../read-list.ts';

test('axe finds nothing in an open lightbox', async ({ page, request, system }) => {
  const [picture] = await readList<{ id: number }>(request, system, 'gallery_items');
  await page.goto(`${system.site}/galeri?foto=${picture?.id}`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
});

test('axe finds nothing in the open menu of Profil', async ({ page, system }) => {
  // A short page: what lies below the menu is looked at on each page itself.
  await page.goto(`${system.site}/kontak`, { waitUntil: 'networkidle' });
  await page.getByRole('banner').getByRole('button', { name: 'Profil' }).press('Enter');
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Profil Sekolah' }),
  ).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
});

test('axe finds nothing where no item matches', async ({ page, system }) => {
  for (const path of ['/artikel?q=zzzz', '/pengumuman?q=zzzz', '/data-siswa?q=zzzz']) {
    await page.goto(system.site + path, { waitUntil: 'networkidle' });
    expect(await findAxeViolations(page), path).toEqual([]);
  }
});

test('[R-02] axe finds nothing on the page of an unknown path', async ({
  page,
  system,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 404/);
  await page.goto(`${system.site}/tidak-ada`, { waitUntil: 'networkidle' });
  expect(await findAxeViolations(page)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('axe finds nothing in the open menu, over a page with a search of its own', async ({
    page,
    system,
  }) => {
    await page.goto(`${system.site}/cari`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);
  });
});
