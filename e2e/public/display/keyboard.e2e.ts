import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { pages } from '../public-pages.ts';

/** More stops than any page has. */
const enough = 400;

/** The focused element, and whether it is in sight, uncovered and ringed; `null` outside the page. */
function focus(page: Page) {
  return page.evaluate(async () => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const parts = [element, ...labels];
    const shows = () => {
      const { top, left, width, height } = (labels[0] ?? element).getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      const uncovered = parts.some((part) => part.contains(seen) || seen?.contains(part));
      return uncovered && parts.some((part) => getComputedStyle(part).outlineStyle !== 'none');
    };
    // What the step moves is drawn some frames later.
    for (let frame = 0; frame < 60 && !shows(); frame += 1)
      await new Promise(requestAnimationFrame);
    const name = element.getAttribute('aria-label') ?? (labels[0] ?? element).textContent ?? '';
    return { name: name.trim(), shows: shows() };
  });
}

for (const { path } of pages) {
  test(`${path}: by the Tab key through all of it, each stop in sight and ringed`, async ({
    page,
    system,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(system.site + path, { waitUntil: 'networkidle' });
    const stops: string[] = [];
    const wrong: string[] = [];
    for (let stop = 0; stop < enough; stop += 1) {
      await page.keyboard.press('Tab');
      const at = await focus(page);
      if (!at) break;
      stops.push(at.name);
      if (!at.shows) wrong.push(at.name);
    }
    expect(wrong).toEqual([]);
    expect(stops[0]).toBe('Langsung ke isi');
    expect(stops).toContain('Bergabung');
    expect(stops.length).toBeLessThan(enough);
  });
}

test('‘Langsung ke isi’ takes the keyboard past the header', async ({ page, system }) => {
  await page.goto(`${system.site}/artikel`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});
