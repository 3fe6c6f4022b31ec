import { startBare } from '../harness/bare.ts';
import { type Load, load } from '../harness/load.ts';
import { memoryOverBudget, speedOverBudget } from '../harness/over-budget.ts';
import { article } from '../harness/pages.ts';
import { appPids, appsBelow, memoryOf, processorOf } from '../harness/processes.ts';
import { report } from '../harness/report.ts';
import { onSystem } from '../harness/system.ts';
import { type Crowd, crowd } from './crowd.ts';

const clients = 50;
const rounds = 3;

/** Measures requests a second and a crowd, both against bare Node in turns, and the memory that remains taken. */
export function measureSpeed(port: number): Promise<string[]> {
  return onSystem(port, {}, async (system) => {
    const [site, api] = [appPids(system.pid, 'public-site'), appPids(system.pid, 'api')];
    const measured = {
      home: { url: `${system.site}/`, pids: site },
      article: { url: system.site + article, pids: site },
      list: { url: `${system.api}/articles.php?limit=24&fields=summary`, pids: api },
    };
    const speeds: Record<string, Speed> = {};
    const crowds: Record<string, Crowd> = {};
    const overBudget: string[] = [];
    for (const [name, { url, pids }] of Object.entries(measured)) {
      const ours = await speed(url, pids, port + 5);
      const many = await crowd(url, port + 5);
      speeds[name] = ours;
      crowds[name] = many;
      // `throughput` holds the provider's list.
      if (name !== 'list') overBudget.push(...speedOverBudget(name, ours, many));
    }
    report('speed', speeds);
    report('crowd', crowds);
    const memory = memoryOf(appsBelow(system.pid));
    report('memory', memory);
    return [...overBudget, ...memoryOverBudget(memory.together?.resident ?? 0)];
  });
}

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
export async function speed(
  url: string,
  pids: readonly number[],
  port: number,
  seconds = 5,
): Promise<Speed> {
  const bare = await startBare(url, port);
  try {
    await load(url, { clients, seconds: 2 });
    const ours: Round[] = [];
    const theirs: Round[] = [];
    for (let number = 0; number < rounds; number += 1) {
      ours.push(await round(url, pids, seconds));
      theirs.push(await round(bare.url, [bare.pid], seconds));
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

async function round(url: string, pids: readonly number[], seconds: number): Promise<Round> {
  const before = processorOf(pids);
  const loaded = await load(url, { clients, seconds });
  return { ...loaded, processor: ((processorOf(pids) - before) * 1000) / loaded.requests };
}

const hundredths = (value: number) => Math.round(value * 100) / 100;
