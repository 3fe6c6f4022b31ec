import { defaultFacts } from '@pesantren/content/default-facts';
import type { Page } from '@playwright/test';
import { findViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Tonton Video' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Video pesantren' });
const video = (page: Page) => dialog(page).locator('video');

test('[B-01] headline, tagline and the button to /profil', async ({ page, system }) => {
  await page.goto(system.site);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(defaultFacts.hero.headline);
  await expect(page.getByText(defaultFacts.hero.tagline)).toBeVisible();
  await page.getByRole('link', { name: 'Kenali pesantren' }).click();
  await expect(page).toHaveURL(`${system.site}/profil`);
});

test('[B-02] a modal with an autoplaying video, its controls and a close button', async ({
  page,
  system,
}) => {
  const films = new Set<string>();
  page.on('request', (request) => {
    if (/film/.test(request.url())) films.add(request.url());
  });
  await page.goto(system.site, { waitUntil: 'networkidle' });
  expect(films.size).toBe(0);
  await button(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect(video(page)).toHaveAttribute('controls', '');
  await expect
    .poll(() => video(page).evaluate((film: HTMLVideoElement) => film.currentTime))
    .toBeGreaterThan(0);
  await expect(video(page)).toContainText('Browser Anda tidak mendukung pemutar video.');
  expect(await findViolations(page, 'dialog')).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Tutup' }).click();
  await expect(dialog(page)).toBeHidden();
});

test('[B-02] Escape closes; the video stops, and the focus is back on the button', async ({
  page,
  system,
}) => {
  await page.goto(system.site);
  await button(page).press('Enter');
  const film = await video(page).elementHandle();
  await expect.poll(() => film?.evaluate((node) => 'paused' in node && node.paused)).toBe(false);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  const left = () =>
    film?.evaluate((node) => {
      const { paused, networkState, isConnected } = node as HTMLVideoElement;
      return { paused, networkState, isConnected };
    });
  // The aborted download of the film ends a moment later.
  await expect.poll(left).toEqual({ paused: true, networkState: 0, isConnected: false });
  const isIdle = () => page.locator('video').evaluate((film: HTMLVideoElement) => film.readyState);
  await expect.poll(isIdle).toBe(0);

  await button(page).click();
  await expect(video(page)).toBeVisible();
  await expect
    .poll(() => page.locator('video').evaluate((film: HTMLVideoElement) => film.paused))
    .toBe(false);
});

test('[B-02] with reduced motion the film does not autoplay', async ({ page, system }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(system.site);
  await button(page).click();
  await expect(video(page)).toBeVisible();
  await expect(video(page)).not.toHaveAttribute('autoplay');
  await expect(video(page)).toHaveAttribute('poster', /\S/);
  expect(await video(page).evaluate((film: HTMLVideoElement) => film.paused)).toBe(true);
});

test('[B-02] a film that cannot be played leaves the words in its place', async ({
  page,
  system,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 404/);
  await page.route('**/uploads/situs/film.{webm,mp4}', (route) => route.fulfill({ status: 404 }));
  await page.goto(system.site);
  await button(page).click();
  const words = dialog(page).getByRole('paragraph');
  await expect(words).toHaveText('Browser Anda tidak mendukung pemutar video.');
  await expect(words).toBeVisible();
  await expect(video(page)).toBeHidden();
});

test('[F-113] a film on YouTube is fetched once its dialog opens, and stops with it', async ({
  page,
  system,
}) => {
  // The page as the site draws it for a school with such a film; YouTube itself is left out.
  const source = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Film</p>' }),
  );
  await page.goto(system.site);
  await page.evaluate((address) => {
    const frame = document.createElement('iframe');
    frame.dataset.src = address;
    document.querySelector('dialog video')?.replaceWith(frame);
  }, source);
  const frame = dialog(page).locator('iframe');
  await button(page).click();
  await expect(frame).toHaveAttribute('src', source);
  await expect(frame.contentFrame().getByText('Film')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog iframe')).not.toHaveAttribute('src');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[B-02] a link to the film stands in the button’s place', async ({ page, system }) => {
    await page.goto(system.site);
    await expect(button(page)).toBeHidden();
    const link = page.getByRole('link', { name: 'Tonton Video' });
    await expect(link).toHaveAttribute('href', /\/uploads\/situs\/film\.mp4$/);
    await link.click();
    await expect(page).toHaveURL(/film\.mp4$/);
    await expect
      .poll(() => page.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime))
      .toBeGreaterThan(0);
  });
});
