import { startBare } from './bare.ts';
import { type Load, load } from './load.ts';
import { processorOf } from './processes.ts';

const clients = 50;
const seconds = 5;
const rounds = 3;

/** A round: `processor` in microseconds a request, which other work on the machine changes least. */
type Round = Load & { processor: number };

/**
 * An address against bare Node with the same bytes, in turns. `ratio` is of the fastest rounds,
 * `processorRatio` of those that took least of the processor.
 */
export type Speed = {
  perSecond: number;
  bare: number;
  ratio: number;
  processor: number;
  bareProcessor: number;
  processorRatio: number;
  p99: number;
  errors: number;
};

/**
 * Measures `url`, which processes `pids` answer, against a server on `port` that sends the same status,
 * headers and body without a thought. @throws Error when it does not answer 200.
 */
export async function speed(url: string, pids: readonly number[], port: number): Promise<Speed> {
  const bare = await startBare(url, port);
  try {
    await load(url, { clients, seconds: 2 });
    const ours: Round[] = [];
    const theirs: Round[] = [];
    for (let number = 0; number < rounds; number += 1) {
      ours.push(await round(url, pids));
      theirs.push(await round(bare.url, [bare.pid]));
    }
    const most = (loads: readonly Round[]) => Math.max(...loads.map(({ perSecond }) => perSecond));
    const least = (loads: readonly Round[]) => Math.min(...loads.map(({ processor }) => processor));
    return {
      perSecond: most(ours),
      bare: most(theirs),
      ratio: hundredths(most(ours) / most(theirs)),
      processor: hundredths(least(ours)),
      bareProcessor: hundredths(least(theirs)),
      processorRatio: hundredths(least(theirs) / least(ours)),
      p99: Math.max(...ours.map(({ p99 }) => p99)),
      errors: ours.reduce((sum, { errors }) => sum + errors, 0),
    };
  } finally {
    bare.stop();
  }
}

async function round(url: string, pids: readonly number[]): Promise<Round> {
  const before = processorOf(pids);
  const loaded = await load(url, { clients, seconds });
  return { ...loaded, processor: ((processorOf(pids) - before) * 1000) / loaded.requests };
}

const hundredths = (value: number) => Math.round(value * 100) / 100;
