import type { Page } from '@playwright/test';

/** Sets the page in the school's font, which may have been too late for it; the machine's own is wider. */
export async function setInItsFont(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const file = document.querySelector<HTMLLinkElement>('link[as="font"]')?.href;
    const face = new FontFace('Plus Jakarta Sans Variable', `url(${file})`, { weight: '400 800' });
    document.fonts.add(await face.load());
  });
}
