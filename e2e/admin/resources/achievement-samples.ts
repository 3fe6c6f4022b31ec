import type { Page } from '@playwright/test';
import type { System } from '../../systems.ts';
import { addItem } from '../resource-steps.ts';

/**
 * Adds achievements by the API, as the signed-in page may: `<mark> 01` to `<mark> <count>`, each a
 * day later than the one before, and all so old that no other test's go to a second page for them.
 */
export async function addAchievements(
  page: Page,
  system: System,
  mark: string,
  count: number,
): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    await addItem(page, system, 'prestasi', {
      prestasi: `${mark} ${String(number).padStart(2, '0')}`,
      tanggal: `1999-03-${String(1 + ((number - 1) % 31)).padStart(2, '0')}`,
    });
  }
}
