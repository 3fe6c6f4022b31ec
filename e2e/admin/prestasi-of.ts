import type { Page } from '@playwright/test';
import type { System } from '../systems.ts';

/**
 * Adds achievements by the API, as the signed-in page may: `<mark> 01` to `<mark> <count>`, each a
 * day later than the one before.
 */
export async function addPrestasi(
  page: Page,
  system: System,
  mark: string,
  count: number,
): Promise<void> {
  const items = Array.from({ length: count }, (_, index) => ({
    prestasi: `${mark} ${String(index + 1).padStart(2, '0')}`,
    tanggal: `2026-03-${String(1 + (index % 31)).padStart(2, '0')}`,
  }));
  await page.evaluate(
    async ({ url, key, items }) => {
      for (const item of items) {
        const response = await fetch(url, {
          method: 'POST',
          credentials: 'include',
          headers: { 'Content-Type': 'application/json', 'X-API-Key': key },
          body: JSON.stringify(item),
        });
        if (!response.ok) throw new Error(await response.text());
      }
    },
    { url: `${system.api}/prestasi.php`, key: system.env.API_KEY ?? '', items },
  );
}
