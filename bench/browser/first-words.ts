import postcss, { type AtRule } from 'postcss';
import { phone } from '../../e2e/budgets/traffic.ts';
import type { Page } from '../../e2e/fixtures.ts';

export type Browser = NonNullable<ReturnType<ReturnType<Page['context']>['browser']>>;
type Session = Awaited<ReturnType<ReturnType<Page['context']>['newCDPSession']>>;

/** A phone and its line: times slower, milliseconds, bytes a second. */
export type Profile = { slowdown: number; latency: number; throughput: number };

export const profiles = {
  /** 400 kbit/s, a phone of the cheapest kind. */
  valley: { slowdown: 4, latency: 400, throughput: 50_000 },
  /** 1.44 Mbit/s, an old phone. */
  town: { slowdown: 6, latency: 150, throughput: 180_000 },
} satisfies Record<string, Profile>;

/**
 * What a visitor waits for, in milliseconds of a page's own clock: its first words and its largest paint, and of the main
 * thread until `load` style with layout, until rest what is over 50 in its tasks; `shift` as Lighthouse counts it.
 */
export type Words = {
  first: number;
  largest: number;
  styleAndLayout: number;
  blocking: number;
  shift: number;
};

/** A page beside its twin, in medians; `worst` of all runs: the most that its main thread was blocked. */
export type WordsRow = Record<
  | 'first'
  | 'twin'
  | 'largest'
  | 'twinLargest'
  | 'second'
  | 'twinSecond'
  | 'styleAndLayout'
  | 'twinStyle'
  | 'worst'
  | 'shift',
  number
>;

/** Visits a page on a browser that knows nothing of it yet, then once more. */
export async function visitTwice(
  browser: Browser,
  url: string,
  profile: Profile,
): Promise<{ cold: Words; second: Words }> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await slowedDown(page, profile);
    const cold = await visit(page, session, url);
    await page.goto('about:blank');
    return { cold, second: await visit(page, session, url) };
  } finally {
    await context.close();
  }
}

async function slowedDown(page: Page, { slowdown, latency, throughput }: Profile) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency, connectionType: 'cellular3g' },
    ...{ downloadThroughput: throughput, uploadThroughput: throughput },
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return session;
}

async function visit(page: Page, session: Session, url: string): Promise<Words> {
  const before = await styleAndLayout(session);
  await page.goto(url, { waitUntil: 'load' });
  const taken = (await styleAndLayout(session)) - before;
  await page.waitForLoadState('networkidle');
  return { ...(await page.evaluate(readPaints)), styleAndLayout: Math.round(taken) };
}

/** Returns the milliseconds that the page's process has spent on style and layout. */
async function styleAndLayout(session: Session): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return (seconds('RecalcStyleDuration') + seconds('LayoutDuration')) * 1000;
}

/** Runs in the page: what the browser has noted of its paints. */
async function readPaints(): Promise<Omit<Words, 'styleAndLayout'>> {
  const entries = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type,
        buffered: true,
      });
      setTimeout(() => resolve([]), 500);
    });
  const [paints, largest, tasks, shifts] = await Promise.all(
    ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift'].map(entries),
  );
  const first = paints?.find(({ name }) => name === 'first-contentful-paint')?.startTime;
  return {
    first: Math.round(first ?? Infinity),
    largest: Math.round(largest?.at(-1)?.startTime ?? Infinity),
    blocking: Math.round((tasks ?? []).reduce((total, { duration }) => total + duration - 50, 0)),
    shift: (shifts as (PerformanceEntry & { value: number })[]).reduce(
      (total, { value }) => Math.round((total + value) * 1000) / 1000,
      0,
    ),
  };
}

/** Finds the rules that a page uses until its load, as text: those that apply there, and the faces of the fallback font. */
export async function usedStyles(browser: Browser, url: string): Promise<string> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // The browser tells them in any order.
  const inline: { styleSheetId: string; startLine: number; startColumn: number }[] = [];
  session.on('CSS.styleSheetAdded', ({ header }) => {
    if (header.isInline) inline.push(header);
  });
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  await session.send('CSS.startRuleUsageTracking');
  await page.goto(url, { waitUntil: 'networkidle' });
  const { ruleUsage } = await session.send('CSS.stopRuleUsageTracking');
  const inOrder = inline.sort((a, b) => a.startLine - b.startLine || a.startColumn - b.startColumn);
  const endsOf = Map.groupBy(ruleUsage, ({ styleSheetId }) => styleSheetId);
  let used = '';
  for (const { styleSheetId } of inOrder) {
    const { text } = await session.send('CSS.getStyleSheetText', { styleSheetId });
    const rules = endsOf.get(styleSheetId) ?? [];
    used += onlyRules(text, new Set(rules.map(({ endOffset }) => endOffset)));
  }
  await context.close();
  return used;
}

/** Returns a style sheet with the rules that end at these offsets alone, each within its at-rules, and the fallback's faces. */
function onlyRules(css: string, ends: ReadonlySet<number>): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    if (!ends.has(rule.source?.end?.offset ?? -1)) rule.remove();
  });
  sheet.walkAtRules('font-face', (face) => {
    if (!face.toString().includes('Fallback')) face.remove();
  });
  // Inner ones first: what they leave empty goes too.
  const conditions: AtRule[] = [];
  sheet.walkAtRules((rule) => void conditions.unshift(rule));
  for (const rule of conditions) if (rule.nodes?.length === 0) rule.remove();
  return sheet.toString();
}

/** Returns what tells whether a page has the styles of another: its height and its colors. */
export async function lookOf(browser: Browser, url: string): Promise<object> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  // The school's font is no part of the comparison.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto(url, { waitUntil: 'networkidle' });
  const look = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    return { height: document.documentElement.scrollHeight, color, backgroundColor };
  });
  await context.close();
  return look;
}

/** A picture of what stands at a time of a visit, as JPEG. */
export type Picture = { at: number; image: Buffer };

/** Visits a page on a cold browser. @returns what stands at each of these milliseconds after its navigation began. */
export async function picturesOf(
  browser: Browser,
  url: string,
  profile: Profile,
  times: readonly number[],
): Promise<Picture[]> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await slowedDown(page, profile);
  const frames: Picture[] = [];
  session.on('Page.screencastFrame', ({ data, metadata: { timestamp = 0 }, sessionId }) => {
    frames.push({ at: timestamp * 1000, image: Buffer.from(data, 'base64') });
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 60 });
  await page.goto(url, { waitUntil: 'networkidle' });
  const begin = await page.evaluate(() => performance.timeOrigin);
  await page.waitForTimeout(500);
  await session.send('Page.stopScreencast');
  await context.close();
  return times.flatMap((time) => {
    const frame = frames.findLast(({ at }) => at <= begin + time);
    return frame ? [{ at: time, image: frame.image }] : [];
  });
}
