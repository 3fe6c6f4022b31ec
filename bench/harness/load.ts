import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** What a load does to an address: requests a second and in all, times in milliseconds, answers that were none. */
export type Load = { perSecond: number; requests: number; p99: number; errors: number };

/** So many at once, each with a connection of its own, for a time or until so many requests are answered. */
type Clients = { clients: number } & ({ seconds: number } | { requests: number });

/** What every request of the load carries. */
export const loadHeaders = { 'accept-encoding': 'br', 'x-api-key': 'pesantren-dev-key' };

/** Clients connect anew where the provider ends a connection: after a thousand requests. */
const perConnection = ['--reconnectRate', '1000'];

/** Loads `url`. @throws Error when the tool has no report. */
export async function load(url: string, { clients, ...until }: Clients): Promise<Load> {
  const headers = Object.entries(loadHeaders).flatMap((header) => ['-H', header.join(': ')]);
  const end = 'seconds' in until ? ['-d', String(until.seconds)] : ['-a', String(until.requests)];
  const args = ['-j', '-c', String(clients), ...end, ...perConnection, ...headers, url];
  const child = spawn('autocannon', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const { requests, latency, errors, timeouts, non2xx } = JSON.parse(await text(child.stdout));
  return {
    perSecond: Math.round(requests.average),
    requests: requests.total,
    p99: latency.p99,
    errors: errors + timeouts + non2xx,
  };
}
