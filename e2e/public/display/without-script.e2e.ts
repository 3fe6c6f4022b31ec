import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { pages } from '../public-pages.ts';

/** Headings, pictures and links of a page. */
function contents(page: Page) {
  return page.getByRole('main').evaluate((main) => {
    const all = <Part extends Element>(selector: string) => [
      ...main.querySelectorAll<Part>(selector),
    ];
    return {
      headings: all('h1, h2, h3, h4').map((heading) => heading.textContent?.trim()),
      pictures: all<HTMLImageElement>('img').map(({ src }) => src),
      links: all<HTMLAnchorElement>('a[href]').map(({ href }) => href),
      paragraphs: all('p').map((paragraph) => paragraph.textContent?.trim()),
    };
  });
}

test('[R-04] without a script every page says, shows and leads to the same', async ({
  browser,
  page,
  system,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const bare = await context.newPage();
  for (const { path } of pages) {
    await page.goto(system.site + path, { waitUntil: 'networkidle' });
    await bare.goto(system.site + path);
    const withScript = await contents(page);
    const without = await contents(bare);
    expect(without.headings, path).toEqual(withScript.headings);
    expect(without.pictures, path).toEqual(withScript.pictures);
    expect(without.paragraphs, path).toEqual(withScript.paragraphs);
    for (const link of withScript.links) expect(without.links, path).toContain(link);
  }
  await context.close();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('[A-01] [A-02] search, categories and ‘Muat lebih banyak’ of the articles', async ({
    page,
    system,
  }) => {
    const results = page.getByRole('main').getByRole('article');
    await page.goto(`${system.site}/artikel`);
    await page.getByRole('link', { name: 'Muat lebih banyak' }).click();
    await expect(results.nth(12)).toBeVisible();
    await page.getByRole('searchbox').fill('santri');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/q=santri/);
    await expect(results.first()).toBeVisible();
    await category(page, 'Tahfidz').click();
    await expect(page).toHaveURL(/kategori=Tahfidz/);
    await expect(page).toHaveURL(/q=santri/);
  });

  test('[N-02] [N-03] the archive of the announcements, and a PDF', async ({
    page,
    request,
    system,
  }) => {
    await page.goto(`${system.site}/pengumuman`);
    const pdf = page.getByRole('main').locator('a[href$=".pdf"]').first();
    const file = await request.get(String(await pdf.getAttribute('href')));
    expect(file.headers()['content-type']).toBe('application/pdf');
    await page.getByRole('link', { name: /arsip/i }).first().click();
    await expect(page).toHaveURL(/arsip=1/);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });

  test('[G-01] [G-02] a category of the gallery, and a picture with the way to the next', async ({
    page,
    system,
  }) => {
    await page.goto(`${system.site}/galeri`);
    const label = await page.getByRole('main').locator('form button').nth(1).textContent();
    await category(page, String(label)).click();
    await expect(page).toHaveURL(/kategori=/);
    await page.getByRole('main').locator('li a').first().click();
    await expect(page).toHaveURL(/foto=/);
    const first = page.url();
    await page.getByRole('link', { name: /berikutnya/i }).click();
    await expect(page).not.toHaveURL(first);
  });

  test('[K-04] class, search and pages of the directory', async ({ page, system }) => {
    await page.goto(`${system.site}/data-siswa`);
    await page
      .getByRole('link', { name: /berikutnya|2/i })
      .first()
      .click();
    await expect(page).toHaveURL(/halaman=2/);
    await page.getByRole('searchbox').fill('a');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/q=a/);
  });
});

/** A choice among categories, link or button of a form. */
function category(page: Page, name: string) {
  const main = page.getByRole('main');
  return main
    .getByRole('link', { name, exact: true })
    .or(main.getByRole('button', { name, exact: true }))
    .first();
}
