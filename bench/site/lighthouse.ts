import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { findBrowser } from '../../scripts/browser.ts';
import { pageOverBudget } from '../harness/over-budget.ts';
import { pages } from '../harness/pages.ts';
import { report } from '../harness/report.ts';
import { onSystem } from '../harness/system.ts';

/** Runs for a page. */
const runs = 3;

/** Measures every public page, or the named ones. @throws Error without a Chromium. */
export function measurePages(port: number, named: readonly string[]): Promise<string[]> {
  const browser = findBrowser();
  if (!browser) throw new Error('Lighthouse butuh Chromium: isi CHROMIUM_PATH.');
  return onSystem(port, {}, async ({ site }) => {
    const results: Record<string, Figures> = {};
    for (const path of named.length > 0 ? named : pages) {
      results[path] = await lighthouse(site + path, browser);
      console.log(`${path} ${results[path].performance}`);
    }
    report('lighthouse', results);
    return Object.entries(results).flatMap(([path, figures]) => pageOverBudget(path, figures));
  });
}

/** Lighthouse's figures of a page on a phone: scores of 100, times in milliseconds, bytes sent. */
export type Figures = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  bytes: number;
  /** Names of the audits that cost points. */
  lost: string[];
};

type Report = {
  categories: Record<
    string,
    { score: number | null; auditRefs: { id: string; weight: number; group?: string }[] }
  >;
  audits: Record<string, { score: number | null; numericValue?: number; scoreDisplayMode: string }>;
};

const chromeFlags = '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run';

/**
 * Runs Lighthouse's phone three times.
 * @returns each figure's own median, since scores of 100 do not tell runs apart; of `lost` what any run lost.
 * @throws Error with its words when there is no report.
 */
async function lighthouse(url: string, browser: string): Promise<Figures> {
  const measured: Figures[] = [];
  for (let run = 0; run < runs; run += 1) measured.push(await runOnce(url, browser));
  const median = (name: Exclude<keyof Figures, 'lost'>) =>
    measured.map((figures) => figures[name]).toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
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
    lost: [...new Set(measured.flatMap(({ lost }) => lost))],
  };
}

async function runOnce(url: string, browser: string): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'report.json');
  const args = [url, '--quiet', '--output=json', `--output-path=${file}`];
  const child = spawn(
    'lighthouse',
    [
      ...args,
      ...skippedFor(url),
      '--only-categories',
      ...categories,
      `--chrome-flags=${chromeFlags}`,
    ],
    { env: { ...process.env, CHROME_PATH: browser }, stdio: ['ignore', 'ignore', 'pipe'] },
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

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

function figuresOf({ categories, audits }: Report): Figures {
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
    lost: [...new Set(lost)],
  };
}
