import { fork } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { FixedAnswer } from './bare-server.ts';
import { type Load, load, loadHeaders } from './load.ts';
import { processorOf } from './processes.ts';

const clients = 50;
const crowd = 1000;
const seconds = 5;
const rounds = 3;

/** A round: `processor` in microseconds a request, which other work on the machine changes least. */
type Round = Load & { processor: number };

/**
 * An address against bare Node with the same bytes, in turns; then a crowd. `ratio` is of the fastest
 * rounds, `processorRatio` of those that took least of the processor.
 */
export type Speed = {
  perSecond: number;
  bare: number;
  ratio: number;
  processor: number;
  bareProcessor: number;
  processorRatio: number;
  p99: number;
  crowdP99: number;
  errors: number;
};

/**
 * Measures `url`, which process `pid` answers, against a server on `port` that sends the same status,
 * headers and body without a thought. @throws Error when it does not answer 200.
 */
export async function speed(url: string, pid: number, port: number): Promise<Speed> {
  const bare = await bareServer(url, port);
  try {
    await load(url, clients, 2);
    const ours: Round[] = [];
    const theirs: Round[] = [];
    for (let number = 0; number < rounds; number += 1) {
      ours.push(await round(url, pid));
      theirs.push(await round(`http://127.0.0.1:${port}/`, bare.pid));
    }
    const many = await load(url, crowd, seconds);
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
      crowdP99: many.p99,
      errors: [...ours, many].reduce((sum, { errors }) => sum + errors, 0),
    };
  } finally {
    bare.stop();
  }
}

async function round(url: string, pid: number): Promise<Round> {
  const before = processorOf(pid);
  const loaded = await load(url, clients, seconds);
  return { ...loaded, processor: ((processorOf(pid) - before) * 1000) / loaded.requests };
}

const hundredths = (value: number) => Math.round(value * 100) / 100;

/** Headers that Node sets by itself, for each answer anew. */
const perAnswer = ['connection', 'date', 'keep-alive', 'transfer-encoding', 'x-request-id'];

/**
 * Sends the same answer to the last byte: of a compressed body the load makes text, which takes it three
 * to six times as long as a body of letters does.
 */
async function bareServer(url: string, port: number) {
  const answer = await rawAnswer(url);
  const program = join(import.meta.dirname, 'bare-server.ts');
  const child = fork(program, [String(port)], { serialization: 'advanced' });
  child.send(answer);
  await once(child, 'message');
  return { pid: child.pid ?? 0, stop: () => child.kill() };
}

/** What the load is answered, as it travels. @throws Error when that is not 200. */
async function rawAnswer(url: string): Promise<FixedAnswer> {
  const answered = await once(get(url, { headers: loadHeaders }), 'response');
  const response: IncomingMessage = answered[0];
  const { statusCode: status = 0, rawHeaders } = response;
  if (status !== 200) throw new Error(`${url} menjawab ${status}.`);
  const headers = rawHeaders.filter(
    (_, at) => !perAnswer.includes(rawHeaders[at - (at % 2)]?.toLowerCase() ?? ''),
  );
  return { status, headers, body: await buffer(response) };
}
