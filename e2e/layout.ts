import type { Page } from '@playwright/test';

const webFonts = '**/*.woff2';

/** Has the page open in what the device has in place of the school's font, as where that is late; allow `net::ERR_FAILED`. */
export async function withoutWebFont(page: Page): Promise<void> {
  await page.route(webFonts, (route) => route.abort());
}

/** Loads the school's font, which may have been too late for the page; the machine's own is wider. */
export async function loadWebFont(page: Page): Promise<void> {
  await page.unroute(webFonts);
  await page.evaluate(async () => {
    const file = document.querySelector<HTMLElement>('script[data-font]')?.dataset.font;
    const face = new FontFace('Plus Jakarta Sans Variable', `url(${file})`, { weight: '400 800' });
    document.fonts.add(await face.load());
  });
}

/** Switches `content-visibility` off, so that every section of the open page is laid out. */
export async function layOutSections(page: Page): Promise<void> {
  const sections = page.locator('section');
  await sections.evaluateAll((all: HTMLElement[]) => {
    for (const { style } of all) style.contentVisibility = 'visible';
  });
}

/** Returns the sum of the layout shifts so far (Layout Instability API), without those that a person's act caused. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[]) {
            if (!entry.hadRecentInput) sum += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
}
