import type { Browser, Page } from '../../e2e/fixtures.ts';

/** Durations in milliseconds. */
export type Figures = {
  interactions: number;
  medianInteraction: number;
  /** As INP has it: from the key or click to the next frame. */
  slowestInteraction: number;
  /** Frames over 50 ms by the clock, other work of this machine included. */
  longFrames: number;
  /** The longest piece of work of the page's main thread, in its own processor time. */
  longestTask: number;
};

type Noted = { interactions: number[]; frames: number[] };

/** Measures interactions, frames and tasks while `work` runs on a page. */
export async function watch(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<Figures> {
  await page.evaluate(note);
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-lighthouse'] });
  await work();
  const { interactions, frames } = await page.evaluate(noted);
  const tasks = tasksOf((await browser.stopTracing()).toString());
  const sorted = interactions.toSorted((a, b) => a - b);
  return {
    interactions: sorted.length,
    medianInteraction: sorted[Math.floor(sorted.length / 2)] ?? 0,
    slowestInteraction: sorted.at(-1) ?? 0,
    longFrames: frames.length,
    longestTask: Math.round(Math.max(0, ...tasks)),
  };
}

/** Runs in the page: records every interaction over 16 ms and every frame over 50 ms. */
function note(): void {
  const noted: Noted = { interactions: [], frames: [] };
  Object.assign(window, { noted });
  new PerformanceObserver((list) => {
    const events = list.getEntries() as (PerformanceEventTiming & { interactionId: number })[];
    noted.interactions.push(
      ...events.filter((event) => event.interactionId > 0).map(({ duration }) => duration),
    );
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    noted.frames.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'long-animation-frame' });
}

/** Runs in the page: returns the records after the last frame. */
async function noted(): Promise<Noted> {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return (window as unknown as { noted: Noted }).noted;
}

type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  tdur?: number;
  args?: { name?: string };
};

/** The tasks of all pages' main threads, each in milliseconds of processor time. */
function tasksOf(trace: string): number[] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return traceEvents
    .filter(({ pid, tid }) => threads.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000);
}
