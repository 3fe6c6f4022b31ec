import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { phone, type Traffic, traffic } from '../budgets/traffic.ts';
import { expect, test } from '../fixtures.ts';
import { pages } from '../public/public-pages.ts';

test.use(phone);

test('bytes of every public page by kind, on the first visit and on the second', async ({
  browser,
  system,
}) => {
  const rows: Record<string, Omit<Traffic, 'body'> & { second: number }> = {};
  for (const { path } of pages) {
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    const { body: _, ...first } = await traffic(page, system.site + path);
    await page.goto('about:blank');
    const { all: second } = await traffic(page, system.site + path);
    rows[path] = { ...first, second };
    await context.close();
    expect(first.html).toBeGreaterThan(0);
  }
  console.table(rows);
  const folder = join(import.meta.dirname, '../../bench-results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'visits.json'), `${JSON.stringify(rows, null, 2)}\n`);
});
