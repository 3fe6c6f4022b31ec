import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { findAxeViolations } from './axe.ts';
import { findSmallTargets } from './small-targets.ts';

/** Looks at a state of a phone's screen: nothing for axe in light and in dark, no target below 44 px, nothing too wide. */
export async function look(page: Page, state: string): Promise<void> {
  const soft = expect.configure({ soft: true, message: state });
  soft(await findAxeViolations(page)).toEqual([]);
  await soft.poll(() => findSmallTargets(page)).toEqual([]);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await soft.poll(width).toBeLessThanOrEqual(360);
}
