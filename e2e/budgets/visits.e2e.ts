import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { listOf } from '../list-of.ts';

/** As Lighthouse's phone. */
test.use({
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
});

const kilobyte = 1000;

/** Opens a page and counts what travels: bytes on the wire, all with their headers, `html` the document's body. */
async function visit(page: Page, url: string): Promise<{ all: number; html: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const bytes = { all: 0, html: 0 };
  session.on('Network.responseReceived', ({ type, response }) => {
    if (type === 'Document') bytes.html = Number(response.headers['content-length']);
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes.all += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await session.detach();
  return bytes;
}

test('home: a first visit of at most 330 KB, its HTML 14 KB, a second visit of 25 KB', async ({
  page,
  system,
}) => {
  const first = await visit(page, system.site);
  await page.goto('about:blank');
  const second = await visit(page, system.site);
  console.log(`/: first ${first.all} B, HTML ${first.html} B, second ${second.all} B`);
  expect(first.html).toBeGreaterThan(0);
  expect(first.html).toBeLessThanOrEqual(14 * kilobyte);
  expect(first.all).toBeLessThanOrEqual(330 * kilobyte);
  expect(second.all).toBeLessThanOrEqual(25 * kilobyte);
});

test('an article: a first visit of at most 200 KB', async ({ page, request, system }) => {
  const [article] = await listOf<{ slug: string }>(request, system, 'articles');
  const { all } = await visit(page, `${system.site}/artikel/${article?.slug}`);
  console.log(`/artikel/…: first ${all} B`);
  expect(all).toBeGreaterThan(0);
  expect(all).toBeLessThanOrEqual(200 * kilobyte);
});
