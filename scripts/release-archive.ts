import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, copyFile, cp, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { leastMigration } from '../apps/api/src/db/least-release.ts';
import { type App, root } from './apps.ts';
import { run } from './run.ts';

/** In bytes: what a school with a slow line downloads. */
const archiveBudget = 120_000_000;

/**
 * Makes the archive that a server is installed and upgraded from (docs/operating/machine.md#on-a-server): the releases of all three
 * apps, Node, and `deploy`, for machines like this one, with its SHA-256 beside it.
 * @param target a folder that is there or not; what is in it stays.
 * @param release makes the release of an app in a folder.
 * @returns the path of the archive.
 * @throws Error when a part fails, or the archive is larger than its budget.
 */
export async function makeArchive(
  target: string,
  release: (app: App['name'], folder: string) => Promise<void>,
): Promise<string> {
  const name = archiveName();
  const folder = join(target, name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'node/bin'), { recursive: true });
  for (const app of ['api', 'public-site', 'admin'] as const) await release(app, join(folder, app));
  await copyNode(join(folder, 'node/bin/node'));
  await cp(join(root, 'deploy'), join(folder, 'deploy'), {
    recursive: true,
    filter: (path) => !path.endsWith('.ts'),
  });
  await copyFile(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  await writeFile(join(folder, 'release.txt'), `${name.replace('pesantren-', '')}\n`);
  await writeFile(join(folder, 'least-migration.txt'), `${leastMigration}\n`);

  const file = `${name}-linux-${process.arch}.tar.gz`;
  const archive = join(target, file);
  const owner = ['--owner=0', '--group=0', '--numeric-owner'];
  // Libraries that two apps have are links to one file, and so they are in the archive.
  if ((await run('tar', ['-czf', archive, ...owner, '-C', target, name])) !== 0)
    throw new Error('tar gagal.');
  await rm(folder, { recursive: true });
  await writeFile(`${archive}.sha256`, `${await sha256(archive)}  ${file}\n`);
  const { size } = await stat(archive);
  console.log(`${(size / 1_000_000).toFixed(1)} MB`);
  if (size > archiveBudget) throw new Error(`Lebih besar dari ${archiveBudget / 1_000_000} MB.`);
  return archive;
}

/** Names an archive by the day and the commit that it is made of: `pesantren-2026-11-27-1a2b3c4d`. */
function archiveName(): string {
  const { stdout } = spawnSync('git', ['-C', root, 'log', '-1', '--format=%cs-%H'], {
    encoding: 'utf8',
  });
  return `pesantren-${stdout.trim().slice(0, '2026-11-27-12345678'.length) || 'unknown'}`;
}

/** Copies the Node of this repository without its debugging symbols, a fifth of it. */
async function copyNode(place: string): Promise<void> {
  await copyFile(join(root, 'node_modules/node/bin/node'), place);
  await chmod(place, 0o755);
  spawnSync('strip', [place]);
}

async function sha256(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
