import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { layOutSections, withoutWebFont } from '../../layout.ts';
import { readList } from '../../read-list.ts';
import { pages } from '../public-pages.ts';

test.use({ viewport: { width: 320, height: 640 } });

/** The browser's own setting, which a page cannot tell from another default: 200 % of 16 px. */
async function setLetters(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/** Words that stand beyond the window or beyond the box that cuts them off, and the page's own width. */
async function cutWords(page: Page): Promise<string[]> {
  const [scrollWidth, clientWidth] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth] as const;
  });
  const wide = scrollWidth > clientWidth ? [`page ${scrollWidth} px wide`] : [];
  return [...wide, ...(await page.evaluate(wordsOutside))];
}

/** Runs in the page: the texts that reach out of what shows them. What is there for the ear alone is a pixel high. */
function wordsOutside(): string[] {
  const edgesOf = (element: Element) => {
    const boxes: Element[] = [];
    for (let box: Element | null = element; box; box = box.parentElement) {
      if (getComputedStyle(box).overflowX !== 'visible') boxes.push(box);
    }
    const rects = boxes.map((box) => box.getBoundingClientRect());
    // What shows the first lines only, and says so, is meant; what scrolls shows the rest.
    const low = boxes.filter((box) => {
      const { overflowY, webkitLineClamp } = getComputedStyle(box);
      return overflowY === 'hidden' && webkitLineClamp === 'none' && box.tagName !== 'HTML';
    });
    return {
      heardOnly: boxes.some((box) => box.clientHeight === 1),
      clamped: boxes.some((box) => getComputedStyle(box).webkitLineClamp !== 'none'),
      from: Math.max(0, ...rects.map(({ left }) => left)),
      to: Math.min(document.documentElement.clientWidth, ...rects.map(({ right }) => right)),
      foot: Math.min(...low.map((box) => box.getBoundingClientRect().bottom)),
    };
  };
  const found: string[] = [];
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const holder = words.currentNode.parentElement;
    const text = words.currentNode.nodeValue?.trim();
    if (!text || !holder?.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(words.currentNode);
    const { left, right, bottom, width } = range.getBoundingClientRect();
    const { heardOnly, clamped, from, to, foot } = edgesOf(holder);
    const cut = left < from - 1 || right > to + 1 || (!clamped && bottom > foot + 1);
    if (width > 0 && !heardOnly && cut) found.push(text);
  }
  return found;
}

for (const path of [...pages.map((page) => page.path), '/tidak-ada']) {
  test(`[F-30] ${path}: letters of 200 % fit at 320 px, nothing is cut off`, async ({
    page,
    system,
    allowConsoleError,
  }) => {
    if (path === '/tidak-ada') allowConsoleError(/status of 404/);
    await setLetters(page);
    await page.goto(system.site + path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      '32px',
    );
    await layOutSections(page);
    await expect.poll(() => cutWords(page)).toEqual([]);
    // On a slow line the font comes too late for the whole visit, and the words stand in a wider one.
    allowConsoleError(/net::ERR_FAILED/);
    await withoutWebFont(page);
    await page.reload();
    await layOutSections(page);
    await expect.poll(() => cutWords(page)).toEqual([]);
  });
}

test('[F-30] [F-105] with letters of 200 % the header names the school, the menu holds its words and leads on', async ({
  page,
  system,
  allowConsoleError,
}) => {
  // The wider of the two fonts.
  allowConsoleError(/net::ERR_FAILED/);
  await withoutWebFont(page);
  await setLetters(page);
  await page.goto(system.site);
  await expect(page.getByRole('banner').getByText('Lembah Alas')).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Bergabung' })).toBeVisible();
  await expect.poll(() => cutWords(page)).toEqual([]);
  const last = menu.getByRole('link', { name: 'Kontak' });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  await last.click();
  await expect(page).toHaveURL(`${system.site}/kontak`);
});

test('[F-30] with letters of 200 % film and picture stand in their dialogs and close', async ({
  page,
  system,
  request,
  allowConsoleError,
}) => {
  allowConsoleError(/net::ERR_FAILED/);
  await withoutWebFont(page);
  await setLetters(page);
  await page.goto(system.site);
  await page.getByRole('button', { name: 'Tonton Video' }).click();
  const film = page.getByRole('dialog');
  await expect(film).toBeVisible();
  await expect.poll(() => cutWords(page)).toEqual([]);
  await film.getByRole('button', { name: 'Tutup' }).click();
  await expect(film).toHaveCount(0);

  const [picture] = await readList<{ id: number }>(request, system, 'gallery_items');
  await page.goto(`${system.site}/galeri?foto=${picture?.id}`);
  const lightbox = page.getByRole('dialog');
  await expect(lightbox).toBeVisible();
  await expect.poll(() => cutWords(page)).toEqual([]);
  const close = lightbox.getByRole('link', { name: 'Tutup' });
  await expect(close).toBeInViewport({ ratio: 1 });
  await close.click();
  await expect(lightbox).toHaveCount(0);
});

test('[F-30] with letters of 200 % a wide window has the layout of a phone', async ({
  page,
  system,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await setLetters(page);
  await page.goto(system.site);
  await layOutSections(page);
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
  await expect.poll(() => cutWords(page)).toEqual([]);
});
