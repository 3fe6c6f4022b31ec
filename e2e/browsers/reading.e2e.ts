import { pages } from '../public/public-pages.ts';
import { expect, test } from './fixtures.ts';
import { tap } from './tab.ts';

test('[R-04] twelve pages are read to their ends, and none scrolls sideways', async ({
  tab,
  system,
}) => {
  await tab.resize(420, 800);
  for (const { path } of pages) {
    await tab.goto(system.site + path);
    const rest = () =>
      tab.evaluate(() => {
        scrollBy({ top: innerHeight, behavior: 'instant' });
        return document.documentElement.scrollHeight - innerHeight - scrollY;
      });
    await expect.poll(rest, { message: path, intervals: [30] }).toBeLessThanOrEqual(1);
    const sideways = () => document.documentElement.scrollWidth - innerWidth;
    expect(await tab.evaluate(sideways), path).toBeLessThanOrEqual(0);
  }
});

test('[R-04] three links are followed, the last one back', async ({ tab, system }) => {
  await tab.goto(system.site);
  for (const [text, selector] of [
    ['Lihat Semua Berita', 'main a'],
    ['', 'main article a'],
    ['Kembali', 'main a'],
  ] as const) {
    const before = await tab.evaluate(() => location.href);
    await tap(tab, selector, text);
    await expect.poll(() => tab.evaluate(() => location.href)).not.toBe(before);
    await expect
      .poll(() =>
        tab.evaluate(() => document.readyState === 'complete' && !!document.querySelector('h1')),
      )
      .toBe(true);
  }
  expect(await tab.evaluate(() => location.href)).toBe(`${system.site}/artikel`);
});
