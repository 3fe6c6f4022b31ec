import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** What a load does to an address: requests a second and in all, times in milliseconds, answers that were none. */
export type Load = { perSecond: number; requests: number; p99: number; errors: number };

/** What every request of the load carries. */
export const loadHeaders = { 'accept-encoding': 'br', 'x-api-key': 'pesantren-dev-key' };

/** Loads `url` with `clients` at once for `seconds`. @throws Error when the tool has no report. */
export async function load(url: string, clients: number, seconds: number): Promise<Load> {
  const headers = Object.entries(loadHeaders).flatMap((header) => ['-H', header.join(': ')]);
  const args = ['-j', '-c', String(clients), '-d', String(seconds), ...headers, url];
  const child = spawn('autocannon', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const { requests, latency, errors, timeouts, non2xx } = JSON.parse(await text(child.stdout));
  return {
    perSecond: Math.round(requests.average),
    requests: requests.total,
    p99: latency.p99,
    errors: errors + timeouts + non2xx,
  };
}
