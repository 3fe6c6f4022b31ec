import { setTimeout as pause } from 'node:timers/promises';
import { reactScripts } from '../evaluated-scripts.ts';
import { pages } from '../public/public-pages.ts';
import { expect, test } from './fixtures.ts';
import { type Tab, tap } from './tab.ts';

/** True once the scripts have run: all that they do at first is to hydrate the page. */
const isHydrated = (tab: Tab) => tab.evaluate(() => !document.querySelector('[data-scripts]'));

/** Lists the scripts that were fetched ahead (Resource Timing). */
async function fetchedAhead(tab: Tab): Promise<string[]> {
  const names = await tab.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ initiatorType }) => initiatorType === 'fetch')
      .map(({ name }) => name),
  );
  return names.filter((name) => reactScripts.test(name));
}

test('[R-04] twelve pages that are read to their ends run no script but the controls’ own', async ({
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
    expect(await isHydrated(tab), path).toBe(false);
    expect(await fetchedAhead(tab), path).toEqual([]);
  }
  // The same way of looking finds them once they run.
  await tab.evaluate(() => {
    const tag = document.querySelector<HTMLElement>('[data-scripts]');
    const scripts = (tag?.dataset.scripts?.split(' ') ?? []).map((script) => import(script));
    void Promise.all(scripts).then(() => dispatchEvent(new Event('scripts-loaded')));
  });
  await expect.poll(() => isHydrated(tab)).toBe(true);
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
    expect(await isHydrated(tab)).toBe(false);
  }
  expect(await tab.evaluate(() => location.href)).toBe(`${system.site}/artikel`);
});
