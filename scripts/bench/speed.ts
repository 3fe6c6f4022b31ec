import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Load, load } from './load.ts';

const clients = 50;
const crowd = 1000;
const seconds = 5;
const rounds = 3;

/** An address against bare Node with the same bytes, in turns, the best round of each; then a crowd. */
export type Speed = Load & { bare: number; ratio: number; crowdP99: number; crowdErrors: number };

/**
 * Measures `url` against a server on `port` that answers its bytes and headers without a thought.
 * @throws Error when it does not answer 200.
 */
export async function speed(url: string, port: number): Promise<Speed> {
  const bare = await bareServer(url, port);
  try {
    await load(url, clients, 2);
    const ours: Load[] = [];
    const theirs: Load[] = [];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await load(url, clients, seconds));
      theirs.push(await load(`http://127.0.0.1:${port}/`, clients, seconds));
    }
    const many = await load(url, crowd, seconds);
    const [best, reference] = [fastest(ours), fastest(theirs)];
    return {
      ...best,
      bare: reference.perSecond,
      ratio: Math.round((best.perSecond / reference.perSecond) * 100) / 100,
      crowdP99: many.p99,
      crowdErrors: many.errors,
    };
  } finally {
    bare.stop();
  }
}

function fastest(loads: readonly Load[]): Load {
  return loads.reduce((best, one) => (one.perSecond > best.perSecond ? one : best));
}

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
    stop: () => {
      child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
