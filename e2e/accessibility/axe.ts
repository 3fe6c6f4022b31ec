import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * Runs axe on a page: all of it in light, and in dark what depends on colors. Answers each rule with the first
 * element that breaks it.
 */
export async function findAxeViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(settled);
    const violations = await (colorScheme === 'dark'
      ? findLowContrast(page)
      : findViolations(page));
    found.push(...violations.map((violation) => `${colorScheme} ${violation}`));
  }
  return found;
}

/** Finds text on a ground of less contrast than 4.5, or 3 where letters are large (WCAG 2.2, 1.4.3). */
export function findLowContrast(page: Page): Promise<string[]> {
  return findViolations(page, 'html', ['color-contrast', 'link-in-text-block']);
}

/**
 * Runs axe, or some of its rules, on a page as it stands, or on one part of it, inside the page: `@axe-core/playwright` injects
 * the library for each run and opens a second page for the report, at five times the processor time.
 */
export async function findViolations(
  page: Page,
  part = 'html',
  rules?: string[],
): Promise<string[]> {
  const inner = await page.locator('iframe').elementHandles();
  const frames = await Promise.all(inner.map((element) => element.contentFrame()));
  // Not all of `page.frames()`: one that is no element of the page may never answer.
  for (const frame of [page.mainFrame(), ...frames]) {
    if (!(await frame?.evaluate(() => 'axe' in window))) await frame?.evaluate(source);
  }
  return page.evaluate(
    async ({ part, rules }) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      const report = await axe.run(part, {
        resultTypes: ['violations'],
        ...(rules && { runOnly: rules }),
      });
      return report.violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
    },
    { part, rules },
  );
}

/** The page has taken up its colors: those in between would be measured as if they stayed. */
async function settled(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
  // Not by `finished`, which stays open where `content-visibility` leaves an element undrawn.
  const changing = (change: Animation) =>
    change instanceof CSSTransition && change.playState === 'running';
  while (document.getAnimations().some(changing)) await frame();
}
