import { loadHeaders } from './load.ts';
import { mainThreadOf, processorOf } from './processes.ts';

/** In seconds: until the code is compiled, and then for the measurement. */
const [warm, measured] = [4, 8];

/**
 * What a page costs that is drawn for its visitor alone, in milliseconds of processor: at the site, all told
 * and without what other threads do, compressing above all; and at the provider.
 */
export type Drawing = {
  site: number;
  mainThread: number;
  provider: number;
  aSecondOnOneCore: number;
  errors: number;
};

/** Where a page is drawn, and where from. */
export type Drawer = { site: number[]; api: number[] };

/**
 * Measures a page that no visitor had before, one at a time, so that none shares another's: each names a
 * picture that the page does not know. @param encoding how the page is sent, `identity` for uncompressed.
 */
export async function drawing(url: string, pids: Drawer, encoding = 'br'): Promise<Drawing> {
  await visits(url, warm, encoding);
  const before = taken(pids);
  const { requests, errors } = await visits(url, measured, encoding);
  const after = taken(pids);
  const each = (name: keyof typeof before) =>
    Math.round(((after[name] - before[name]) / requests) * 100) / 100;
  const site = each('site');
  return {
    site,
    mainThread: each('mainThread'),
    provider: each('provider'),
    aSecondOnOneCore: Math.round(1000 / site),
    errors,
  };
}

let visitor = 0;

async function visits(url: string, seconds: number, encoding: string) {
  const end = performance.now() + seconds * 1000;
  const count = { requests: 0, errors: 0 };
  const headers = { ...loadHeaders, 'accept-encoding': encoding };
  while (performance.now() < end) {
    visitor += 1;
    const response = await fetch(`${url}?foto=${visitor}`, { headers });
    await response.arrayBuffer();
    count.requests += 1;
    if (!response.ok) count.errors += 1;
  }
  return count;
}

function taken({ site, api }: Drawer) {
  return { site: processorOf(site), mainThread: mainThreadOf(site), provider: processorOf(api) };
}
