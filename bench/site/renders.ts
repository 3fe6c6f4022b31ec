import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { root } from '../../scripts/apps.ts';

type Draw = (wanted: { path: string; scheme: 'system' }) => Promise<{ status: number }>;
type SiteServer = {
  createProductionRenderer: (
    root: string,
    config: object,
    log: (entry: object) => void,
  ) => Promise<Draw>;
};

/** In milliseconds: until the code is compiled, and then for each of the measurement's rounds. */
const [warm, measured] = [10_000, 3_000];

/** The best of them counts: what else the machine does only slows a page down. */
const rounds = 4;

/**
 * Draws pages of the built site one after the other and nothing else: no connection, no cache, no
 * compressing. A program of its own, so that all of its threads count. Prints by path the milliseconds of
 * processor that a page takes. Arguments: the site's address, the provider's, paths.
 */
const [siteUrl, apiUrl, ...paths] = process.argv.slice(2);
const app = join(root, 'apps/public-site');
const { createProductionRenderer }: SiteServer = await import(
  join(app, 'server/production-server.ts')
);
const config = {
  siteUrl,
  apiUrl,
  apiKey: 'pesantren-dev-key',
  apiProfile: 'full',
  pageCacheMegabytes: 1,
};
const draw = await createProductionRenderer(app, config, (entry) => console.error(entry));

const costs: Record<string, number> = {};
for (const path of paths) {
  await drawFor(path, warm);
  const each: number[] = [];
  while (each.length < rounds) {
    const before = process.cpuUsage();
    const drawn = await drawFor(path, measured);
    const { user, system } = process.cpuUsage(before);
    each.push((user + system) / 1000 / drawn);
  }
  costs[path] = Math.min(...each);
}
console.log(JSON.stringify(costs));

/** Returns how many pages were drawn. @throws Error when one of them is not the page. */
async function drawFor(path: string, milliseconds: number): Promise<number> {
  const end = performance.now() + milliseconds;
  let drawn = 0;
  while (performance.now() < end) {
    drawn += 1;
    const { status } = await draw({ path: `${path}?foto=${drawn}`, scheme: 'system' });
    // Connections to the provider end and begin in between, as on a site.
    await turn();
    if (status !== 200) throw new Error(`${path} menjawab ${status}.`);
  }
  return drawn;
}
