import { phone, type Traffic, traffic } from '../../e2e/budgets/traffic.ts';
import { expect, test } from '../../e2e/fixtures.ts';
import { pages } from '../../e2e/public/public-pages.ts';
import { report } from '../harness/report.ts';

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
  report('visits', rows);
});
