import { phone } from '../../e2e/budgets/traffic.ts';
import { expect, test } from '../../e2e/fixtures.ts';
import { pages } from '../../e2e/public/public-pages.ts';
import { quantile } from '../harness/quantile.ts';
import { report } from '../harness/report.ts';

/** A middling phone: how many times slower its processor is. */
const slowdown = 4;
const runs = 5;

/** Chromium's work on the main thread, by what it is for (names of its trace events). */
const kinds = {
  parse: ['ParseHTML', 'ParseAuthorStyleSheet'],
  style: ['UpdateLayoutTree'],
  layout: ['Layout'],
  paint: ['PrePaint', 'Paint', 'Layerize', 'Commit', 'UpdateLayer'],
  script: ['EvaluateScript', 'v8.compile', 'v8.compileModule', 'FunctionCall', 'RunMicrotasks'],
} as const;

type Kind = keyof typeof kinds;
type Work = Record<Kind | 'all' | 'longest' | 'requests' | 'nodes', number>;

const categories = ['-*', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'];

test('work of the main thread for every public page, in milliseconds', async ({
  browser,
  system,
}) => {
  const rows: Record<string, Work> = {};
  for (const { path } of pages) {
    const measured: Work[] = [];
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext(phone);
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      let requests = 0;
      page.on('request', () => {
        requests += 1;
      });
      await browser.startTracing(page, { categories });
      await page.goto(system.site + path, { waitUntil: 'networkidle' });
      const trace: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
      const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
      measured.push({ ...workIn(trace.traceEvents), requests, nodes });
      await context.close();
    }
    const names = Object.keys(measured[0] ?? {}) as (keyof Work)[];
    const medians = names.map((name) => [
      name,
      quantile(
        measured.map((work) => work[name]),
        0.5,
      ),
    ]);
    rows[path] = Object.fromEntries(medians);
    expect(rows[path]?.layout).toBeGreaterThan(0);
  }
  report('page-work', rows);
});

type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; dur?: number };

/** Sums up the work of the busiest thread: each event without those inside it, `all` and `longest` by task. */
function workIn(events: readonly TraceEvent[]): Omit<Work, 'requests' | 'nodes'> {
  const threads = Map.groupBy(
    events.filter(({ ph, dur }) => ph === 'X' && dur),
    ({ pid, tid }) => `${pid} ${tid}`,
  );
  const layouts = (thread: TraceEvent[]) => thread.filter(({ name }) => name === 'Layout').length;
  const [main = []] = [...threads.values()].toSorted((a, b) => layouts(b) - layouts(a));
  const own = new Map<string, number>();
  const open: TraceEvent[] = [];
  const tasks: number[] = [];
  for (const event of main.toSorted((a, b) => a.ts - b.ts || end(b) - end(a))) {
    while (open.length > 0 && end(open.at(-1)) <= event.ts) open.pop();
    const outer = open.at(-1);
    own.set(event.name, (own.get(event.name) ?? 0) + (event.dur ?? 0));
    if (outer) own.set(outer.name, (own.get(outer.name) ?? 0) - (event.dur ?? 0));
    else tasks.push(event.dur ?? 0);
    open.push(event);
  }
  const sum = (names: readonly string[]) =>
    Math.round(names.reduce((total, name) => total + (own.get(name) ?? 0), 0) / 1000);
  return {
    all: Math.round(tasks.reduce((total, each) => total + each, 0) / 1000),
    longest: Math.round(Math.max(0, ...tasks) / 1000),
    parse: sum(kinds.parse),
    style: sum(kinds.style),
    layout: sum(kinds.layout),
    paint: sum(kinds.paint),
    script: sum(kinds.script),
  };
}

function end(event: TraceEvent | undefined): number {
  return (event?.ts ?? 0) + (event?.dur ?? 0);
}
