// How often one write reaches the disk before it is answered (docs/reliability.md#d02). Needs strace.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pdf } from '../../apps/api/src/testing/files.ts';
import { serverProcess } from '../../apps/api/src/testing/server-process.ts';

const writes = 20;
if (spawnSync('strace', ['-V']).status !== 0) throw new Error('strace is not installed');
const folder = await mkdtemp(join(tmpdir(), 'pesantren-syncs-'));
const server = await serverProcess({ DATA_DIR: join(folder, 'data') });
const trace = join(folder, 'trace');
const options = ['-f', '-y', '-e', 'trace=fsync,fdatasync', '-o', trace];
const strace = spawn('strace', [...options, '-p', String(server.child.pid)], { stdio: 'ignore' });
await pause(1_000);

const items = await counted(async () => {
  await server.post('/carousel_images.php', { src: 'https://contoh.sch.id/a.jpg' });
});
const files = await counted(async () => {
  await server.upload(pdf);
});
strace.kill('SIGINT');
await server.stop('SIGTERM');
await rm(folder, { recursive: true });

console.log(`an item: ${items('.db-wal')} syncs of the write-ahead log`);
console.log(`a file: ${files('.part')} syncs of the file, ${files('/uploads>')} of its folder`);
process.exitCode = Math.min(items('.db-wal'), files('.part'), files('/uploads>')) >= 1 ? 0 : 1;

/** Counts the syncs per call of `work`, by a part of the path. */
async function counted(work: () => Promise<void>): Promise<(path: string) => number> {
  const before = (await readFile(trace, 'utf8')).length;
  for (let n = 0; n < writes; n += 1) await work();
  await pause(300);
  const lines = (await readFile(trace, 'utf8')).slice(before).split('\n');
  return (path) => lines.filter((line) => line.includes(path)).length / writes;
}
