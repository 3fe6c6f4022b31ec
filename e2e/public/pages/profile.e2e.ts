import { defaultFacts } from '@pesantren/content/default-facts';
import { limits } from '@pesantren/content/limits';
import { sampleAnnouncements, sampleArticles } from '@pesantren/content/sample/sample-news';
import { siteFiles } from '@pesantren/content/site-files';
import type { Page } from '@playwright/test';
import { pauseClock } from '../../fixed-clock.ts';
import { expect, test } from '../../fixtures.ts';

const facts = defaultFacts.statistics.figures;
const staffByDegree = defaultFacts.statistics.staff;
const { founder, history, missions, values, vision } = defaultFacts;

const carouselOf = (page: Page) => page.getByRole('region', { name: 'Suasana pesantren' });

/** The picture whose dot is the current one, counted from 1. */
async function shown(page: Page): Promise<number> {
  const current = carouselOf(page).locator('button[aria-current=true]');
  return Number((await current.getAttribute('aria-label'))?.match(/\d+/)?.[0]);
}

const shows = (page: Page, picture: number) => expect.poll(() => shown(page)).toBe(picture);

/** True while the carousel rotates by itself: then it is no live region. */
const turns = (page: Page, does: boolean) =>
  expect(carouselOf(page).locator('[aria-live]')).toHaveAttribute(
    'aria-live',
    does ? 'off' : 'polite',
  );

/** A path whose clock is in the test's hand. */
async function openStill(page: Page, url: string): Promise<void> {
  await page.clock.install();
  await page.goto(url);
  await pauseClock(page);
}

test('[P-01] [K-03] /profil: carousel, vision, missions, history, staff, sidebar', async ({
  page,
  system,
}) => {
  await page.goto(`${system.site}/profil`);
  await expect(page).toHaveTitle('Profil Sekolah · Pesantren Lembah Alas');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profil Sekolah');
  await expect(carouselOf(page).getByRole('img')).toHaveCount(1);
  await expect(page.getByText(vision)).toBeVisible();
  for (const mission of missions) await expect(page.getByText(mission)).toBeVisible();
  for (const { title, text } of history) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
  }
  for (const { degree, count } of staffByDegree) {
    const row = page.locator('dl > div').filter({ hasText: degree });
    await expect(row.locator('dd').first()).toHaveText(String(count));
  }
});

for (const path of ['/profil', '/profil/struktur-organisasi']) {
  test(`[P-01] [P-04] beside ${path}: the first 3 built-in articles and announcements`, async ({
    page,
    system,
  }) => {
    await page.goto(system.site + path);
    const sidebar = page.getByRole('complementary', { name: 'Kabar terbaru' });
    const expected = [...sampleArticles.slice(0, 3), ...sampleAnnouncements.slice(0, 3)];
    await expect(sidebar.getByRole('listitem').getByRole('link')).toHaveText(
      expected.map(({ title }) => title),
    );
    const [first] = sampleArticles;
    await sidebar.getByRole('link', { name: first?.title ?? '' }).click();
    await expect(page).toHaveURL(/\/artikel\?q=/);
    await expect(
      page.getByRole('main').getByRole('heading', { name: first?.title ?? '' }),
    ).toBeVisible();
  });
}

test('[P-02] the carousel goes on after 4 s with a 700 ms fade', async ({ page, system }) => {
  await openStill(page, `${system.site}/profil`);
  const dot = carouselOf(page)
    .getByRole('button', { name: /^Tampilkan/ })
    .first();
  // It waits while the focus is inside, and 4 s begin when that goes.
  await dot.focus();
  await turns(page, false);
  const first = await shown(page);
  await dot.blur();
  await turns(page, true);
  await page.clock.runFor(limits.carouselInterval - 1);
  expect(await shown(page)).toBe(first);
  await page.clock.runFor(1);
  const next = (first % 5) + 1;
  await shows(page, next);
  const slide = carouselOf(page).getByRole('group', { name: `${next} dari 5` });
  await expect(slide).toHaveCSS('transition-duration', /^0\.7s/);
});

test('[P-02] it pauses while hovered, then goes on; previous, next and dots wrap around', async ({
  page,
  system,
}) => {
  await openStill(page, `${system.site}/profil`);
  const carousel = carouselOf(page);
  const last = await carousel.getByRole('button', { name: /^Tampilkan/ }).count();

  await carousel.hover();
  await turns(page, false);
  const held = await shown(page);
  await page.clock.runFor(16_000);
  expect(await shown(page)).toBe(held);

  await carousel.getByRole('button', { name: 'Tampilkan gambar 1' }).click();
  await shows(page, 1);
  await carousel.getByRole('button', { name: 'Gambar sebelumnya' }).click();
  await shows(page, last);
  await carousel.getByRole('button', { name: 'Gambar berikutnya' }).click();
  await shows(page, 1);

  await page.mouse.move(0, 0);
  await turns(page, true);
  await page.clock.resume();
  await shows(page, 2);
});

test('[P-02] + it pauses on focus, off screen and by its own button', async ({ page, system }) => {
  await openStill(page, `${system.site}/profil`);
  const carousel = carouselOf(page);

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Tab');
  await expect(carousel.getByRole('button', { name: 'Gambar sebelumnya' })).toBeFocused();
  await turns(page, false);
  const held = await shown(page);
  await page.clock.runFor(16_000);
  expect(await shown(page)).toBe(held);
  await page.keyboard.press('ArrowRight');
  await shows(page, (held % 5) + 1);

  await carousel.getByRole('button', { name: 'Jeda' }).press('Enter');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await turns(page, false);
  const stopped = await shown(page);
  await page.clock.runFor(16_000);
  expect(await shown(page)).toBe(stopped);

  await carousel.getByRole('button', { name: 'Putar otomatis' }).click();
  await page.getByRole('contentinfo').hover();
  await expect(carousel).not.toBeInViewport();
  await turns(page, false);
  const away = await shown(page);
  await page.clock.runFor(16_000);
  expect(await shown(page)).toBe(away);
});

test('[P-02] + under reduced motion it never moves by itself, and still by its buttons', async ({
  page,
  system,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStill(page, `${system.site}/profil`);
  const carousel = carouselOf(page);
  await page.clock.runFor(16_000);
  expect(await shown(page)).toBe(1);
  await expect(carousel.getByRole('button', { name: 'Putar otomatis' })).toBeVisible();
  await carousel.getByRole('button', { name: 'Gambar berikutnya' }).click();
  await shows(page, 2);
});

test('[P-02] + pictures that are not next are not fetched yet', async ({ page, system }) => {
  // Else the next picture would come while this waits.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/uploads/')) fetched.add(pathname);
  });
  await page.goto(`${system.site}/profil`, { waitUntil: 'networkidle' });
  // The one that shows, and its neighbours on both sides.
  expect(fetched.size).toBeLessThanOrEqual(3);
});

test('[P-01] + without JavaScript every picture is there, in a row that scrolls', async ({
  browser,
  system,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${system.site}/profil`);
  const pictures = carouselOf(page).getByRole('img');
  await expect(pictures).toHaveCount(5);
  await pictures.last().scrollIntoViewIfNeeded();
  await expect(pictures.last()).toBeInViewport();
  await expect(carouselOf(page).getByRole('button')).toHaveCount(0);
  await context.close();
});

test('[P-04] /profil/struktur-organisasi: director, chart, and the chart in words', async ({
  page,
  system,
}) => {
  const { posts } = defaultFacts.structure;
  const director = posts.find(({ picture }) => picture);
  await page.goto(`${system.site}/profil/struktur-organisasi`);
  await expect(page.getByRole('heading', { name: director?.name })).toBeVisible();
  for (const name of [director?.picture?.alt, /^Bagan organisasi/]) {
    const picture = page.getByRole('img', { name });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    expect(await picture.getAttribute('src')).toContain('/uploads/situs/');
  }
  for (const { title, duty } of posts.filter(({ depth }) => depth < 3)) {
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    if (duty) await expect(page.getByText(duty, { exact: true })).toBeVisible();
  }
});

test('[B-05] the founder’s words and photo', async ({ page, system }) => {
  await page.goto(system.site);
  const section = page.getByRole('region', { name: 'Pesan Pendiri' });
  await expect(section.getByRole('blockquote')).toHaveText(`“${founder.quote}”`);
  const photo = section.getByRole('img');
  await photo.scrollIntoViewIfNeeded();
  await expect
    .poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  expect(await photo.getAttribute('src')).toContain(`/uploads/situs/${siteFiles.founder}`);
});

test('[B-06] vision, 5 missions, the 6 core values by name', async ({ page, system }) => {
  await page.goto(system.site);
  await expect(page.getByRole('heading', { name: 'Visi & Misi' })).toBeVisible();
  await expect(page.getByText(vision)).toBeVisible();
  for (const mission of missions) await expect(page.getByText(mission)).toBeVisible();
  for (const { name } of values) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
});

test('[K-03] the home page claims 40+ alumni abroad and counts its teachers', async ({
  page,
  system,
}) => {
  await page.goto(system.site);
  for (const { figure, label } of facts) {
    const fact = page.locator('dl > div').filter({ hasText: label }).first();
    await expect(fact.locator('dd')).toHaveText(figure);
  }
});
