import { expect, test } from '../../fixtures.ts';

test('[F-123] of a visit that is measured the browser tells pages and four numbers, once it is left', async ({
  page,
  system,
}) => {
  // One visit in ten is measured, none of programs, and not before the page is at rest.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    Math.random = () => 0;
    Object.defineProperty(navigator, 'webdriver', { value: false });
    const soon = (act: () => void, delay = 0) => setTimeout(act, delay === 3000 ? 0 : delay);
    Object.assign(window, { setTimeout: soon });
  });
  const measure = page.waitForResponse(/measure-visit/);
  await page.goto(`${system.site}/kontak`);
  const script = (await measure).url();
  // The script has run, and the browser has told its observers, the later one last.
  await page.evaluate(async (url) => {
    await import(url);
    await new Promise((painted) => {
      new PerformanceObserver(painted).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
    await new Promise((reported) => setTimeout(reported));
  }, script);
  const told = page.waitForRequest(/\/kunjungan$/);
  // As when a phone's owner looks at something else; a browser without a screen shows its page always.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  const request = await told;
  expect(Object.keys(request.postDataJSON()).toSorted()).toEqual(
    expect.arrayContaining(['cls', 'lcp', 'pages', 'ttfb']),
  );
  expect(request.postDataJSON().pages).toEqual(['/kontak']);
  expect((await request.response())?.status()).toBe(204);
  expect(await page.context().cookies()).toEqual([]);
});
