import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { loadHeaders } from '../harness/load.ts';
import { renderingOverBudget } from '../harness/over-budget.ts';
import { article } from '../harness/pages.ts';
import { appPids, mainThreadOf, processorOf } from '../harness/processes.ts';
import { report } from '../harness/report.ts';
import { type MeasuredSystem, onSystem } from '../harness/system.ts';

/** Visitors in the same moment, so that the site always has a page to render. */
const atOnce = 8;

/** Measures what pages cost that no cache holds. */
export function measureRendering(port: number): Promise<string[]> {
  return onSystem(port, { env: keepsNoPage }, async (system) => {
    const pids = { site: appPids(system.pid, 'public-site'), api: appPids(system.pid, 'api') };
    const paths = ['/', article, '/artikel', '/kontak'];
    const rows: Record<string, Rendering> = {};
    for (const [path, drawn] of Object.entries(await renders(system, paths))) {
      const url = system.site + path;
      const answered = await drawing(url, pids, { atOnce, encoding: 'identity' });
      const { site: compressed, errors } = await drawing(url, pids, { atOnce, encoding: 'br' });
      rows[path] = {
        drawn,
        drawnASecond: Math.round(1000 / drawn),
        answered: answered.site,
        compressed,
        provider: answered.provider,
        errors: answered.errors + errors,
      };
    }
    report('render', rows);
    return Object.entries(rows).flatMap(([path, row]) => renderingOverBudget(path, row));
  });
}

/** In seconds: until the code is compiled, and then for the measurement. */
const [warm, measured] = [4, 8];

/**
 * The cost of a page rendered for one visitor, in milliseconds of processor: at the site, with and without other
 * threads, which compress above all, and at the provider.
 */
export type Drawing = { site: number; mainThread: number; provider: number; errors: number };

/**
 * The cost of a page that no cache holds, in milliseconds of processor: rendering alone, the site's answer
 * uncompressed and compressed, and the provider's part.
 */
export type Rendering = {
  drawn: number;
  drawnASecond: number;
  answered: number;
  compressed: number;
  provider: number;
  errors: number;
};

/** How many visitors come at once, and how their pages are sent; `identity`: uncompressed. */
type Visits = { atOnce: number; encoding: 'br' | 'identity' };

/**
 * Measures rendering alone, in a process that does nothing else.
 * @throws Error when one of them is not drawn.
 */
async function renders(
  { site, api }: Pick<MeasuredSystem, 'site' | 'api'>,
  paths: readonly string[],
): Promise<Record<string, number>> {
  const program = join(import.meta.dirname, 'renders.ts');
  const child = spawn(process.execPath, [program, site, api, ...paths], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const costs: Record<string, number> = JSON.parse(await text(child.stdout));
  return Object.fromEntries(Object.entries(costs).map(([path, cost]) => [path, hundredths(cost)]));
}

const hundredths = (value: number) => Math.round(value * 100) / 100;

/** The processes of site and provider. */
type Drawer = { site: number[]; api: number[] };

/** Environment of a site whose pages are measured as they are drawn. */
export const keepsNoPage = { PAGE_CACHE_MB: '0' };

/** Measures a page that each visitor gets drawn: the site must keep none (`PAGE_CACHE_MB=0`). */
export async function drawing(url: string, pids: Drawer, how: Visits): Promise<Drawing> {
  await visits(url, warm, how);
  const before = taken(pids);
  const { requests, errors } = await visits(url, measured, how);
  const after = taken(pids);
  const each = (name: keyof typeof before) =>
    Math.round(((after[name] - before[name]) / requests) * 100) / 100;
  return {
    site: each('site'),
    mainThread: each('mainThread'),
    provider: each('provider'),
    errors,
  };
}

async function visits(url: string, seconds: number, { atOnce, encoding }: Visits) {
  const end = performance.now() + seconds * 1000;
  const count = { requests: 0, errors: 0 };
  const headers = { ...loadHeaders, 'accept-encoding': encoding };
  const visitOnAndOn = async () => {
    while (performance.now() < end) {
      const response = await fetch(url, { headers });
      await response.arrayBuffer();
      count.requests += 1;
      if (!response.ok) count.errors += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitOnAndOn));
  return count;
}

function taken({ site, api }: Drawer) {
  return { site: processorOf(site), mainThread: mainThreadOf(site), provider: processorOf(api) };
}
