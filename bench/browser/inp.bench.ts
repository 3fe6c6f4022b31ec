import { phone } from '../../e2e/budgets/traffic.ts';
import { hasFetchedAhead } from '../../e2e/evaluated-scripts.ts';
import { expect, type Page, test } from '../../e2e/fixtures.ts';
import { touchOverBudget } from '../harness/over-budget.ts';
import { quantile } from '../harness/quantile.ts';
import { repeatOnce } from '../harness/repeat-once.ts';
import { report } from '../harness/report.ts';
import { controls } from './controls.ts';
import { copyArticles } from './copy-articles.ts';
import { type Control, patience, type Touches, touch } from './touch.ts';

/** The names of controls, all when empty, and how often each is visited, from the command line. */
const { BENCH_NAMES = '', BENCH_RUNS = '5' } = process.env;

/** A slow network: milliseconds, bytes a second (400 kbit/s). */
const slowNetwork = {
  offline: false,
  latency: 300,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
  connectionType: 'cellular3g',
} as const;

test('how long each control of the site takes to answer', async ({ browser, system }) => {
  test.setTimeout(3_600_000);
  // Enough to load more of them twice.
  copyArticles(system, 60);
  const names = BENCH_NAMES ? BENCH_NAMES.split(',') : Object.keys(controls);
  const rows: Record<string, Touches> = {};
  for (const name of names) {
    const control = controls[name];
    if (!control) throw new Error(`${name}? Yang ada: ${Object.keys(controls).join(', ')}.`);
    const measure = (visit: Visit) =>
      medians(name, async () => {
        // The carousel stands still under reduced motion.
        const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' });
        await context.grantPermissions(['clipboard-write']);
        context.setDefaultTimeout(patience);
        const page = await context.newPage();
        return visit(page, control, system.site).finally(() => context.close());
      });
    const [at4, at6] = [await measure(touchTwice(4)), await measure(touchTwice(6))];
    const row = { ...lost, ...at4, ...at6, ...(await measure(touchLate)) };
    rows[name] = row;
    console.log(name, row);
  }
  report('inp', rows);
  expect(Object.entries(rows).flatMap(([name, row]) => touchOverBudget(name, row))).toEqual([]);
});

/** Of a control that did not answer, even when its visit was repeated. */
const lost: Touches = {
  inp4: Infinity,
  inp6: Infinity,
  first4: Infinity,
  first6: Infinity,
  seen: Infinity,
  effect: Infinity,
  early: 0,
};

type Visit = (page: Page, control: Control, site: string) => Promise<Partial<Touches>>;

/** Visits as often as asked for. @returns the median of each figure, none when a visit failed twice. */
async function medians(
  name: string,
  visit: () => Promise<Partial<Touches>>,
): Promise<Partial<Touches>> {
  const measured: Partial<Touches>[] = [];
  for (let run = 0; run < Number(BENCH_RUNS); run += 1) {
    const figures = await repeatOnce(name, visit).catch(() => undefined);
    if (figures) measured.push(figures);
    else return {};
  }
  const figures = Object.keys(measured[0] ?? {}) as (keyof Touches)[];
  const rows = figures.map((figure) => {
    const values = measured.map((each) => each[figure] ?? Infinity);
    return [figure, Math.round(quantile(values, 0.5))];
  });
  return Object.fromEntries(rows);
}

/** Touches as the first act of a visit, the code fetched ahead, and again. */
function touchTwice(rate: 4 | 6): Visit {
  return async (page, control, site) => {
    const session = await page.context().newCDPSession(page);
    await page.goto(site + control.path);
    const first = await touch(page, control, {
      ready: async () => {
        await page.waitForFunction(hasFetchedAhead);
        await session.send('Emulation.setCPUThrottlingRate', { rate });
      },
    });
    await control.reset?.(page);
    const { inp } = await touch(page, control, { touches: 1 });
    return { [`first${rate}`]: first.effect, [`inp${rate}`]: inp };
  };
}

/** Touches as the first act of a visit on the slow network, where no code is fetched ahead. */
const touchLate: Visit = async (page, control, site) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  // The page learns of the slow network, but its loading need not be waited for.
  const loading = { ...slowNetwork, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', loading);
  await page.goto(site + control.path);
  let early = 0;
  const { seen, effect } = await touch(page, control, {
    isLate: true,
    ready: async () => {
      early = await page.evaluate(countScripts);
      await session.send('Network.emulateNetworkConditions', slowNetwork);
      // As Lighthouse's phone has it.
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    },
  });
  return { seen, effect, early };
};

/** Runs in the page: counts what was fetched ahead of what opens in place. */
function countScripts(): number {
  const fetched = performance.getEntriesByType('resource');
  return fetched.filter(({ name }) => name.includes('/assets/open-')).length;
}
