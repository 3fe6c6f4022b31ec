import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findBrowser } from '../../scripts/browser.ts';
import { pageOverBudget } from '../harness/over-budget.ts';
import { pages } from '../harness/pages.ts';
import { quantile } from '../harness/quantile.ts';
import { repeatOnce } from '../harness/repeat-once.ts';
import { report } from '../harness/report.ts';
import { onSystem } from '../harness/system.ts';
import { startTwins } from '../harness/twins.ts';

/** Lighthouse's own phone has a processor four times as slow. */
const usualSlowdown = 4;

/**
 * Measures every public page, or the named ones, each in turns with its twins. `--runs` of each, whose median counts;
 * `--slowdown` of the phone's processor. @throws Error without a Chromium.
 */
export function measurePages(port: number, args: readonly string[]): Promise<string[]> {
  const { values, positionals: named } = parseArgs({
    args: [...args],
    options: { runs: { type: 'string' }, slowdown: { type: 'string' } },
    allowPositionals: true,
  });
  const { runs, slowdown } = { runs: 5, slowdown: usualSlowdown, ...asNumbers(values) };
  const browser = findBrowser();
  if (!browser) throw new Error('Lighthouse butuh Chromium: isi CHROMIUM_PATH.');
  return onSystem(port, {}, async (system) => {
    const twins = await startTwins(system, port + 5);
    const results: Record<string, PageFigures> = {};
    for (const path of named.length > 0 ? named : pages) {
      const urls = {
        page: system.site + path,
        withoutScripts: twins.withoutScripts + path,
        static: twins.static + path,
      };
      const figures = await inTurns(urls, runs, { browser, slowdown });
      results[path] = figures;
      console.log(`${path} ${figures.page.performance}, mesin ${figures.page.machine}`);
    }
    twins.stop();
    const isSlower = slowdown > usualSlowdown;
    reportAll(isSlower ? `lighthouse-${slowdown}x` : 'lighthouse', results);
    return Object.entries(results).flatMap(([path, figures]) =>
      pageOverBudget(path, figures, isSlower),
    );
  });
}

function asNumbers(values: Record<string, string | undefined>): Record<string, number> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)]));
}

/** Lighthouse's figures of a page on a phone: scores of 100, times in milliseconds, bytes sent. */
type Figures = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  bytes: number;
  requests: number;
  /** Lighthouse's own measure of the machine: lower while other work runs. */
  machine: number;
  /** Names of the audits that cost points. */
  lost: string[];
};

/** A page and its twins (`bench/harness/twins.ts`), of which only the performance is measured. */
export type PageFigures = Record<'page' | 'withoutScripts' | 'static', Figures>;

const times = { firstPaint: 'first-paint', largestPaint: 'largest-paint', blocking: 'blocking' };

/** One table for what the page has alone, and one for each time with those of the twins. */
function reportAll(name: string, results: Record<string, PageFigures>): void {
  const rows = Object.entries(results);
  const ofPages = rows.map(([path, { page }]) => {
    const { firstPaint, largestPaint, blocking, ...alone } = page;
    return [path, alone];
  });
  report(name, Object.fromEntries(ofPages));
  for (const [figure, suffix] of Object.entries(times)) {
    console.log(figure);
    const beside = rows.map(([path, turns]) => {
      const each = Object.entries(turns).map(([who, all]) => [
        who,
        all[figure as keyof typeof times],
      ]);
      return [path, Object.fromEntries(each)];
    });
    report(`${name}-${suffix}`, Object.fromEntries(beside));
  }
}

type Phone = { browser: string; slowdown: number };

/** @returns the median of each figure, since scores of 100 do not tell runs apart; of `lost` what any run lost. */
async function inTurns(
  urls: Record<keyof PageFigures, string>,
  runs: number,
  phone: Phone,
): Promise<PageFigures> {
  const measured = { page: [], withoutScripts: [], static: [] } as Record<string, Figures[]>;
  // What the site and then the twins have to make first is no figure.
  for (const url of Object.values(urls)) await waitForWhole(url);
  for (let run = 0; run < runs; run += 1) {
    for (const [who, url] of Object.entries(urls)) {
      const all = who === 'page' ? categories : categories.slice(0, 1);
      measured[who]?.push(await repeatOnce(url, () => runOnce(url, all, phone)));
    }
  }
  const medians = Object.entries(measured).map(([who, figures]) => [who, medianOf(figures)]);
  return Object.fromEntries(medians);
}

/**
 * Waits for a page of which the browser has nothing to read again, and for its pictures, which the provider draws at
 * their first request. @throws Error when there is none.
 */
async function waitForWhole(url: string): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    const response = await fetch(url);
    if (response.ok && response.headers.get('cache-control') !== 'no-store') {
      const html = await response.text();
      const pictures = new Set(html.match(/\/uploads\/[^"' ]+/g));
      for (const path of pictures) await fetch(new URL(path, url), asPicture);
      return;
    }
    await pause(500);
  }
  throw new Error(`${url} tidak lengkap.`);
}

const asPicture = { headers: { accept: 'image/avif,image/webp,*/*' } };

function medianOf(measured: readonly Figures[]): Figures {
  const median = (name: Exclude<keyof Figures, 'lost'>) =>
    quantile(
      measured.map((figures) => figures[name]),
      0.5,
    );
  return {
    performance: median('performance'),
    accessibility: median('accessibility'),
    bestPractices: median('bestPractices'),
    seo: median('seo'),
    firstPaint: median('firstPaint'),
    largestPaint: median('largestPaint'),
    blocking: median('blocking'),
    shift: median('shift'),
    bytes: median('bytes'),
    requests: median('requests'),
    machine: median('machine'),
    lost: [...new Set(measured.flatMap(({ lost }) => lost))],
  };
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

const chromeFlags = '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run';

/** Runs Lighthouse's phone. @throws Error with its words when there is no report. */
async function runOnce(
  url: string,
  wanted: readonly string[],
  { browser, slowdown }: Phone,
): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'report.json');
  const child = spawn(
    'lighthouse',
    [
      ...[url, '--quiet', '--output=json', `--output-path=${file}`],
      '--disable-full-page-screenshot',
      `--throttling.cpuSlowdownMultiplier=${slowdown}`,
      ...skippedFor(url),
      ...['--only-categories', ...wanted],
      `--chrome-flags=${chromeFlags}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: browser },
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: 180_000,
    },
  );
  const words = await text(child.stderr);
  try {
    return figuresOf(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new Error(`Lighthouse tidak menjawab untuk ${url}: ${words}`, { cause });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The student directory is kept from search engines on purpose. */
function skippedFor(url: string): string[] {
  return url.endsWith('/data-siswa') ? ['--skip-audits=is-crawlable'] : [];
}

type Audit = { score: number | null; numericValue?: number; details?: { items?: unknown[] } };

type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
};

/** @throws Error when the page could not be measured. */
function figuresOf({ categories, audits, environment, runtimeError }: Report): Figures {
  if (runtimeError) throw new Error(runtimeError.message);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const number = (name: string) => audits[name]?.numericValue ?? 0;
  const lost = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaint: Math.round(number('first-contentful-paint')),
    largestPaint: Math.round(number('largest-contentful-paint')),
    blocking: Math.round(number('total-blocking-time')),
    shift: Math.round(number('cumulative-layout-shift') * 1000) / 1000,
    bytes: Math.round(number('total-byte-weight')),
    requests: audits['network-requests']?.details?.items?.length ?? 0,
    machine: Math.round(environment.benchmarkIndex),
    lost: [...new Set(lost)],
  };
}
