// What the process weighs: resident memory at rest after its first start, and after 1,000 mixed requests.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { picture } from '../../apps/api/src/testing/files.ts';
import { bodyOf } from '../../apps/api/src/testing/requests.ts';
import { serverProcess } from '../../apps/api/src/testing/server-process.ts';

/** Resident memory of the process at rest, in MB: what it may weigh. */
const most = { idle: 110, after: 200 };
const total = 1_000;
const atOnce = 10;

const folder = await mkdtemp(join(tmpdir(), 'pesantren-memory-'));
// With this process's own flags: `start` has them too.
const NODE_OPTIONS = process.execArgv.join(' ');
const place = { DATA_DIR: folder, SEED: 'sample', NODE_OPTIONS };
// The first start fills the database, which is done once.
const first = await serverProcess(place);
await pause(15_000);
await first.stop('SIGTERM');
const server = await serverProcess(place);
const idle = await resting();
const { data } = await bodyOf<{ data: { url: string } }>(
  server.upload(new Uint8Array(await picture(1200, 800).jpeg().toBuffer())),
);
const photo = new URL(data.url).pathname;
for (let at = 0; at < total; at += atOnce) {
  await Promise.all(Array.from({ length: atOnce }, (_, n) => call(at + n)));
}
const busy = await megabytes();
const after = await resting();
await server.stop('SIGTERM');
await rm(folder, { recursive: true });
console.table({ 'MB resident': { idle, 'after the last': busy, 'after 10 s of rest': after } });
process.exitCode = idle <= most.idle && after <= most.after ? 0 : 1;

/** One of the things that visitors and administrators do, the nth. */
async function call(n: number): Promise<void> {
  const reads = [
    ...['/articles.php?limit=24&fields=summary', '/articles.php', '/announcements.php'],
    ...['/gallery_items.php', '/prestasi.php', '/carousel_images.php', '/articles.php/1'],
    ...['/articles.php?q=santri', '/articles.php?category=tahfidz'],
  ];
  const path = reads[n % 10];
  if (path) await (await server.get(path)).arrayBuffer();
  else if (n % 20 === 9)
    await server.post('/prestasi.php', { prestasi: `Juara ${n}`, tanggal: '2026-01-12' });
  else {
    const width = [320, 640, 960][n % 3];
    const headers = { Accept: n % 40 === 19 ? 'image/avif' : 'image/webp' };
    await (await fetch(`${server.origin}${photo}?w=${width}`, { headers })).arrayBuffer();
  }
}

async function resting(): Promise<number> {
  await pause(10_000);
  return megabytes();
}

async function megabytes(): Promise<number> {
  const status = await readFile(`/proc/${server.child.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
