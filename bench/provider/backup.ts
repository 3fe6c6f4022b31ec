// What a backup and a restore take with 10,000 articles and 2,000 pictures: the first run, one with nothing new, the proof,
// and a restore into an empty place until a provider answers (ten minutes at most).
import { createHash, randomBytes } from 'node:crypto';
import { copyFile, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command, serverProcess } from '../../apps/api/src/testing/server-process.ts';
import { manyArticles } from '../harness/many-articles.ts';

const articles = Number(process.argv[2] ?? 10_000);
const pictures = Number(process.argv[3] ?? 2_000);
/** Bytes of a picture; as random as a photo is. */
const size = 300_000;
/** Milliseconds, of a restore. */
const most = 600_000;

const folder = await mkdtemp(join(tmpdir(), 'pesantren-backup-bench-'));
const [from, to] = [join(folder, 'asal'), join(folder, 'tujuan')];
await mkdir(join(from, 'uploads'), { recursive: true });
await mkdir(to);
await cp(
  join(import.meta.dirname, '../../apps/api/src/seed/media/contoh'),
  join(from, 'uploads/contoh'),
  {
    recursive: true,
  },
);
await manyArticles(`sqlite:${join(from, 'pesantren.db')}`, articles);
for (let n = 0; n < pictures; n += 1) {
  const bytes = randomBytes(size);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const name = `${randomBytes(16).toString('hex')}${hash}.jpg`;
  await writeFile(join(from, 'uploads', name), bytes);
}

const BACKUP_URL = join(folder, 'tempat');
const source = { DATA_DIR: from, BACKUP_URL };
const target = { DATA_DIR: to, BACKUP_URL };
const figures: Record<string, number> = {};
await measured('first backup', () => run('run', source));
await measured('backup with nothing new', () => run('run', source));
await measured('proof', () => run('prove', source));
await copyFile(join(from, 'kunci-cadangan'), join(to, 'kunci-cadangan'));
await measured('restore until it answers', async () => {
  await run('restore', target);
  await (await serverProcess({ DATA_DIR: to })).stop('SIGTERM');
});
console.table({ seconds: figures });
if ((figures['restore until it answers'] ?? most) * 1000 > most) process.exitCode = 1;
await rm(folder, { recursive: true });

async function run(action: string, env: Record<string, string>): Promise<void> {
  const { code, stdout, stderr } = await command(['snapshots', action], env);
  console.log((stdout + stderr).trim());
  if (code !== 0) process.exitCode = 1;
}

async function measured(what: string, work: () => Promise<void>): Promise<void> {
  const start = performance.now();
  await work();
  figures[what] = Math.round((performance.now() - start) / 100) / 10;
}
