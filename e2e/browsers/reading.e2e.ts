import { setTimeout as pause } from 'node:timers/promises';
import { reactScripts } from '../evaluated-scripts.ts';
import { pages } from '../public/public-pages.ts';
import { expect, test } from './fixtures.ts';
import { type Tab, tap } from './tab.ts';

/** Lists the scripts that the page has asked for (Resource Timing), in order to run them or only ahead. */
async function requested(tab: Tab, initiators: string[]): Promise<string[]> {
  const names = await tab.evaluate(
    (initiators: string[]) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ initiatorType }) => initiators.includes(initiatorType))
        .map(({ name }) => name),
    initiators,
  );
  return names.filter((name) => reactScripts.test(name));
}

const evaluated = (tab: Tab) => requested(tab, ['script', 'other']);

test('[R-04] twelve pages that are read to their ends fetch scripts ahead, and run none but the controls’ own', async ({
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
    // Long enough for what would run by itself.
    await pause(500);
    expect(await evaluated(tab), path).toEqual([]);
  }
  await expect.poll(() => requested(tab, ['fetch'])).not.toEqual([]);
  // The same way of looking finds them once they run.
  await tap(tab, 'input[type=search]');
  await expect.poll(() => evaluated(tab)).not.toEqual([]);
});

test('[R-04] three links that are followed run none either', async ({ tab, system }) => {
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
    expect(await evaluated(tab)).toEqual([]);
  }
  expect(await tab.evaluate(() => location.href)).toBe(`${system.site}/artikel`);
});
