import { startBare } from '../harness/bare.ts';
import { load } from '../harness/load.ts';

const clients = 1000;
const seconds = 30;

/**
 * A crowd at an address and at bare Node with the same bytes, p99 in milliseconds: `arrival`, when all connect in
 * the same moment and ask once; then of half a minute in which they also go on to ask.
 */
export type Crowd = {
  arrival: number;
  bareArrival: number;
  p99: number;
  bareP99: number;
  perSecond: number;
  barePerSecond: number;
  errors: number;
};

/**
 * Sends the crowd to `url`, and to bare Node on `port`: what that takes is the machine's share, and that of the
 * load's own process, which asks and reads for all thousand. @throws Error when `url` does not answer 200.
 */
export async function crowd(url: string, port: number): Promise<Crowd> {
  const bare = await startBare(url, port);
  try {
    const arrival = await load(url, { clients, requests: clients });
    const bareArrival = await load(bare.url, { clients, requests: clients });
    const stay = await load(url, { clients, seconds });
    const bareStay = await load(bare.url, { clients, seconds });
    return {
      arrival: arrival.p99,
      bareArrival: bareArrival.p99,
      p99: stay.p99,
      bareP99: bareStay.p99,
      perSecond: stay.perSecond,
      barePerSecond: bareStay.perSecond,
      errors: arrival.errors + stay.errors,
    };
  } finally {
    bare.stop();
  }
}
