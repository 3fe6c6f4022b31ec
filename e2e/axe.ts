import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** What axe finds on a page, in light and in dark: the rule, and the first element that breaks it. */
export async function axeFinds(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(settled);
    found.push(...(await violations(page)).map((violation) => `${colorScheme} ${violation}`));
  }
  return found;
}

/**
 * What axe finds in a page as it stands, or in one part of it. Run in the page itself, once it is
 * there: its builder for Playwright takes it in anew each time, and a second page for its report, at
 * five times the processor time.
 */
export async function violations(page: Page, part = 'html'): Promise<string[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
  }
  return page.evaluate(async (part) => {
    const { axe } = window as unknown as { axe: typeof Axe };
    const report = await axe.run(part, { resultTypes: ['violations'] });
    return report.violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
  }, part);
}

/** The page has taken up its colours: those in between would be measured as if they stayed. */
async function settled(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
  const changes = document.getAnimations().filter((change) => change instanceof CSSTransition);
  await Promise.allSettled(changes.map((change) => change.finished));
}
