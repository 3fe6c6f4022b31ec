import { join } from 'node:path';
import { manyArticles, manyPicturesAndEvents } from '../harness/many-articles.ts';
import { mostGrowth } from '../harness/over-budget.ts';
import { article } from '../harness/pages.ts';
import { appPids } from '../harness/processes.ts';
import { report } from '../harness/report.ts';
import { type MeasuredSystem, startSystem } from '../harness/system.ts';
import { type Drawing, drawing, keepsNoPage } from './render.ts';

/** The pages that nobody waits longer for as the years go by. */
const paths = ['/', article, '/artikel', '/pengumuman', '/galeri', '/agenda', '/feed.xml'];

/** Items besides the sample content, which is newer: the first pages are the same in all. */
const sizes = [10, 1_000, 100_000];

/** Milliseconds of processor by how many articles there are, of site and provider together. */
type Growth = Record<string, number> & { ratio: number };

/**
 * Measures what pages cost that no cache holds, with few articles and with many, in turns on systems from `port`
 * on, so that whatever else the machine does slows down all of them alike.
 */
export async function measureSiteGrowth(port: number): Promise<string[]> {
  const systems: MeasuredSystem[] = [];
  try {
    for (const [at, size] of sizes.entries()) {
      const fill = async (data: string) => {
        const url = `sqlite:${join(data, 'pesantren.db')}`;
        await manyArticles(url, size);
        await manyPicturesAndEvents(url, size);
      };
      systems.push(await startSystem(port + at * 3, { fill, env: keepsNoPage }));
    }
    const rows: Record<string, Growth> = {};
    for (const path of paths) rows[path] = await growth(systems, path);
    report('site-growth', rows);
    return Object.values(rows).every(({ ratio }) => ratio <= mostGrowth) ? [] : ['site-growth'];
  } finally {
    for (const system of systems) await system.stop();
  }
}

/** A round that the machine did not disturb is the one that counts. */
const rounds = 3;

/** The best of the rounds counts. @throws Error when a page is not answered. */
async function growth(systems: readonly MeasuredSystem[], path: string): Promise<Growth> {
  const costs = systems.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, { site, pid }] of systems.entries()) {
      const pids = { site: appPids(pid, 'public-site'), api: appPids(pid, 'api') };
      const drawn = await drawing(site + path, pids, oneByOne);
      if (drawn.errors > 0) throw new Error(`${path}: ${drawn.errors} gagal.`);
      costs[at] = Math.min(costs[at] ?? 0, together(drawn));
    }
  }
  const bySize = Object.fromEntries(sizes.map((size, at) => [`${size}, ms`, costs[at] ?? 0]));
  return { ...bySize, ratio: hundredths(Math.max(...costs) / Math.min(...costs)) };
}

/** So that no visitor shares what was read for another. */
const oneByOne = { atOnce: 1, encoding: 'br' } as const;

const together = ({ site, provider }: Drawing) => hundredths(site + provider);
const hundredths = (value: number) => Math.round(value * 100) / 100;
