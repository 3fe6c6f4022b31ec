import { expect, test } from '../fixtures.ts';
import { readList } from '../read-list.ts';
import { budgets } from './budgets.ts';
import { phone, traffic } from './traffic.ts';

test.use(phone);

const budget = budgets.visit;

test('[R-07] home: a first visit of at most 330 KB, its HTML with its styles 24 KB, no sheet; its font ten packets, a second visit of 25 KB', async ({
  page,
  system,
}) => {
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

test('an article: a first visit of at most 200 KB', async ({ page, request, system }) => {
  const [article] = await readList<{ slug: string }>(request, system, 'articles');
  const { all } = await traffic(page, `${system.site}/artikel/${article?.slug}`);
  console.log(`/artikel/…: first ${all} B`);
  expect(all).toBeGreaterThan(0);
  expect(all).toBeLessThanOrEqual(budget.article);
});
