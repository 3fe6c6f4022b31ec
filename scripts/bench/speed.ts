import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Load, load } from './load.ts';
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
 * Measures `url`, which process `pid` answers, against a server on `port` that answers its bytes and
 * headers without a thought. @throws Error when it does not answer 200.
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

async function bareServer(url: string, port: number) {
  const headers = { 'Accept-Encoding': 'br', 'X-API-Key': 'pesantren-dev-key' };
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url} menjawab ${response.status}.`);
  const sent = [...response.headers].filter(([name]) => !perAnswer.includes(name));
  const folder = mkdtempSync(join(tmpdir(), 'pesantren-bare-'));
  const file = join(folder, 'body');
  // As many bytes as travelled; what they say makes no difference to their server.
  const length = Number(response.headers.get('Content-Length')) || (await response.bytes()).length;
  writeFileSync(file, Buffer.alloc(length, 'x'));
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), [
    String(port),
    JSON.stringify(Object.fromEntries(sent)),
    file,
  ]);
  await once(child, 'message');
  return {
    pid: child.pid ?? 0,
    stop: () => {
      child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
