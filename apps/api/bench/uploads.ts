// 200 reads a second while 20 photos of 12 megapixels are uploaded, all at once: how long the reads take, and how
// late the event loop comes, then and at rest. Nothing else should run on the machine.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { picture } from '../src/testing/files.ts';
import { loopDelay, loopDelayOf } from '../src/testing/loop-delay.ts';
import { type ServerProcess, serverProcess } from '../src/testing/server-process.ts';

const rate = 200;
const photos = 20;
/** Milliseconds that 99 of 100 reads take at most (issue 5). */
const most = 50;
const paths = [
  ...['/articles.php?limit=24', '/articles.php?limit=24&fields=summary', '/articles.php/1'],
  ...[
    '/announcements.php?limit=10',
    '/articles.php?limit=6&offset=6',
    '/gallery_items.php?limit=24',
  ],
];

const folder = await mkdtemp(join(tmpdir(), 'pesantren-uploads-'));
const NODE_OPTIONS = process.execArgv.join(' ');
const server = await serverProcess({ DATA_DIR: folder, SEED: 'sample', NODE_OPTIONS }, [loopDelay]);
const photo = await twelveMegapixels();
const figures = {
  'first seconds': await watched(server, () => pause(3_000)),
  'at rest': await watched(server, () => pause(10_000)),
  [`${photos} photos`]: await watched(server, () => allPhotos(server)),
  'at rest again': await watched(server, () => pause(10_000)),
};
await server.stop('SIGTERM');
await rm(folder, { recursive: true });
console.log(`photos of ${(photo.length / 1e6).toFixed(1)} MB`);
console.table(figures);
const { p99, failed } = figures[`${photos} photos`] ?? { p99: Infinity, failed: ['none'] };
process.exitCode = p99 <= most && failed.length === 0 ? 0 : 1;

/** Reads all the while that something is done, and looks at the process. */
async function watched(server: ServerProcess, work: () => Promise<unknown>) {
  await loopDelayOf(server);
  const args = [String(rate), `${server.origin}/api`, JSON.stringify(paths)];
  const client = fork(join(import.meta.dirname, 'steady-client.ts'), args);
  await once(client, 'message');
  const start = performance.now();
  await work();
  const seconds = (performance.now() - start) / 1000;
  const told = once(client, 'message');
  client.send('stop');
  const [{ times, failed }] = (await told) as [{ times: number[]; failed: string[] }];
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.floor(sorted.length * part)] ?? Infinity);
  return {
    ...{ s: Math.round(seconds), reads: times.length, failed, p50: at(0.5), p99: at(0.99) },
    ...{ max: Math.round(sorted.at(-1) ?? Infinity), ...(await loopDelayOf(server)) },
  };
}

/** Sends all photos at once; who is told to come back later does. */
async function allPhotos(server: ServerProcess): Promise<void> {
  await Promise.all(Array.from({ length: photos }, () => stored(server)));
}

async function stored(server: ServerProcess): Promise<void> {
  for (;;) {
    const response = await server.upload(photo);
    await response.arrayBuffer();
    if (response.status === 201) return;
    if (response.status !== 503) throw new Error(`${response.status}`);
    await pause(1_000);
  }
}

/** As phones send it: some 4 MB, sharp in places, grain everywhere. */
async function twelveMegapixels(): Promise<Uint8Array<ArrayBuffer>> {
  const image = picture(4000, 3000).blur(1).jpeg({ quality: 90 });
  return new Uint8Array(await image.toBuffer());
}
