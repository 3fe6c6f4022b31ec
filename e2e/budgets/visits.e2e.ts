import type { Browser } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { readList } from '../read-list.ts';
import { budgets } from './budgets.ts';
import { phone, traffic } from './traffic.ts';

test.use(phone);

const budget = budgets.visit;

test('[R-07] home: a first visit of at most 330 KB, its HTML with its styles 24 KB, no sheet; its font ten packets, a second visit of 25 KB', async ({
  browser,
  page,
  system,
}) => {
  await visitUntilSized(browser, system.site);
  const first = await traffic(page, system.site);
  await page.goto('about:blank');
  const second = await traffic(page, system.site);
  console.log(`/: first ${first.all} B, HTML ${first.body} B, second ${second.all} B`);
  expect(first.body).toBeGreaterThan(0);
  expect(first.body).toBeLessThanOrEqual(budget.homeHtml);
  expect(first.style).toBe(0);
  expect(first.all).toBeLessThanOrEqual(budget.home);
  expect(first.font).toBeGreaterThan(0);
  expect(first.font).toBeLessThanOrEqual(budget.tenPackets);
  expect(second.all).toBeLessThanOrEqual(budget.second);
});

test('an article: a first visit of at most 200 KB', async ({ browser, page, request, system }) => {
  const [article] = await readList<{ slug: string }>(request, system, 'articles');
  const address = `${system.site}/artikel/${article?.slug}`;
  await visitUntilSized(browser, address);
  const { all } = await traffic(page, address);
  console.log(`/artikel/…: first ${all} B`);
  expect(all).toBeGreaterThan(0);
  expect(all).toBeLessThanOrEqual(budget.article);
});

/** Has the provider make the sizes of a page's pictures: on a busy machine the originals stand in for them meanwhile. */
async function visitUntilSized(browser: Browser, address: string) {
  const standIns = async () => {
    const page = await browser.newPage(phone);
    const found: string[] = [];
    page.on('response', (response) => {
      const isOriginal = response.headers()['content-type'] === 'image/jpeg';
      if (response.url().includes('?w=') && isOriginal) found.push(response.url());
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.close();
    return found;
  };
  await expect.poll(standIns).toEqual([]);
}
