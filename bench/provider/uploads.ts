// 200 reads a second while 20 photos of 12 megapixels are uploaded, all at once: how long the reads take, and how
// late the event loop comes, then and at rest. Once as phones send them, and once as fast as they go, where the
// sender takes a processor from the server as well. Nothing else should run on the machine.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { picture } from '../../apps/api/src/testing/files.ts';
import { type ServerProcess, serverProcess } from '../../apps/api/src/testing/server-process.ts';
import { loopDelay, loopDelayOf } from '../harness/loop-delay.ts';
import { quantile } from '../harness/quantile.ts';

const rate = 200;
const photos = 20;
/** Milliseconds that 99 of 100 reads take at most, while phones send. */
const most = 50;
/** Bytes a second of a phone in a good mobile network. */
const phone = 2_000_000;
/** Bytes that are sent in one go. */
const piece = 65_536;
const paths = [
  ...['/articles.php?limit=24', '/articles.php?limit=24&fields=summary', '/articles.php/1'],
  ...[
    '/announcements.php?limit=10',
    '/articles.php?limit=6&offset=6',
    '/gallery_items.php?limit=24',
  ],
];

const fromPhones = `${photos} photos from phones`;

const folder = await mkdtemp(join(tmpdir(), 'pesantren-uploads-'));
const NODE_OPTIONS = process.execArgv.join(' ');
const server = await serverProcess({ DATA_DIR: folder, SEED: 'sample', NODE_OPTIONS }, [loopDelay]);
const photo = await twelveMegapixels();
const figures = {
  'first seconds': await watched(server, () => pause(3_000)),
  'at rest': await watched(server, () => pause(10_000)),
  [fromPhones]: await watched(server, () => allPhotos(server, phone)),
  [`${photos} photos at once`]: await watched(server, () => allPhotos(server, Infinity)),
  'at rest again': await watched(server, () => pause(10_000)),
};
await server.stop('SIGTERM');
await rm(folder, { recursive: true });
console.log(`photos of ${(photo.length / 1e6).toFixed(1)} MB`);
console.table(figures);
const { p99, failed } = figures[fromPhones] ?? { p99: Infinity, failed: ['none'] };
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
  const at = (part: number) => Math.round(quantile(times, part));
  return {
    s: Math.round(seconds),
    reads: times.length,
    failed,
    p50: at(0.5),
    p99: at(0.99),
    max: at(1),
    ...(await loopDelayOf(server)),
  };
}

/** Sends all photos at once, each with so many bytes a second; who is told to come back later does. */
async function allPhotos(server: ServerProcess, speed: number): Promise<void> {
  await Promise.all(Array.from({ length: photos }, () => stored(server, speed)));
}

async function stored(server: ServerProcess, speed: number): Promise<void> {
  for (;;) {
    const status = await sent(server, speed);
    if (status === 201) return;
    if (status !== 503) throw new Error(`${status}`);
    await pause(1_000);
  }
}

/** The answer's status. With a length before the body, as browsers have it. */
async function sent(server: ServerProcess, speed: number): Promise<number | undefined> {
  const form = new FormData();
  form.append('file', new Blob([photo]), 'berkas');
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const outgoing = request(`${server.origin}/api/upload.php`, {
    method: 'POST',
    headers: {
      ...server.headers,
      'Content-Type': encoded.headers.get('Content-Type') ?? '',
      'Content-Length': body.length,
    },
  });
  const answered = once(outgoing, 'response');
  await pipeline(Readable.from(slowly(body, speed)), outgoing);
  const [answer] = (await answered) as [IncomingMessage];
  await once(answer.resume(), 'end');
  return answer.statusCode;
}

async function* slowly(body: Buffer, speed: number) {
  for (let at = 0; at < body.length; at += piece) {
    yield body.subarray(at, at + piece);
    if (speed !== Infinity) await pause((piece / speed) * 1_000);
  }
}

/** As phones send it: some 4 MB, sharp in places, grain everywhere. */
async function twelveMegapixels(): Promise<Uint8Array<ArrayBuffer>> {
  const image = picture(4000, 3000).blur(1).jpeg({ quality: 90 });
  return new Uint8Array(await image.toBuffer());
}
