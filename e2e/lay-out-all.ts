import type { Page } from '@playwright/test';

/** Lays out every section of the open page, whether it has been in sight or not. */
export async function layOutAll(page: Page): Promise<void> {
  const sections = page.locator('section');
  await sections.evaluateAll((all: HTMLElement[]) => {
    for (const { style } of all) style.contentVisibility = 'visible';
  });
}
