import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** The result of a load: requests a second and in all, p99 in milliseconds, failed answers. */
export type Load = { perSecond: number; requests: number; p99: number; errors: number };

/** The number of clients, each with its own connection, for some seconds or some requests. */
type Clients = { clients: number } & ({ seconds: number } | { requests: number });

/** The headers of every request. */
export const loadHeaders = { 'accept-encoding': 'br', 'x-api-key': 'pesantren-dev-key' };

/** Clients reconnect where the provider ends a connection: after a thousand requests. */
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
