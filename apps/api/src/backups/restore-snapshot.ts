import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseEntry, uploadsFolder } from '../cli/archive.ts';
import { openRestoreTarget } from '../cli/restore-target.ts';
import { CommandError, type Terminal } from '../cli/terminal.ts';
import { openUploads } from '../create-deps.ts';
import { migrate } from '../db/migrate.ts';
import { openSqlite } from '../db/sqlite/open.ts';
import { BackupFailure } from './failure.ts';
import type { Snapshot } from './repository/repository.ts';
import { type BackupSettings, openRepository } from './run.ts';
import { verifyRestored } from './verify-restored.ts';

/**
 * Restores a snapshot into an empty database and an empty storage; nothing appears before all of it is verified.
 * @param id the beginning of its id; the newest when it is `''`.
 * @throws CommandError where something is there already, BackupFailure where the snapshot is not whole.
 */
export async function restoreSnapshot(
  settings: BackupSettings,
  id: string,
  terminal: Terminal,
): Promise<void> {
  const uploads = await openUploads(settings);
  for await (const { name } of uploads.list())
    throw new CommandError(`Penyimpanan sudah berisi ${name}: pulihkan ke tempat yang kosong.`);
  const target = await openRestoreTarget(settings.databaseUrl);
  const folder = await mkdtemp(join(settings.dataDir, '.pulih-'));
  const written: string[] = [];
  try {
    const repository = await openRepository(settings);
    const snapshot = chooseSnapshot(await repository.snapshots(), id);
    await repository.restore(snapshot.id, folder);
    const { rows, files } = await verifyRestored(folder);
    await copyFile(join(folder, databaseEntry), target.file);
    const { db, close } = openSqlite(target.file);
    await migrate(db).finally(close);
    const names = Object.keys(files);
    const progress = terminal.progress('Memulihkan', names.length);
    for (const name of names) {
      written.push(name);
      await uploads.write(name, await readFile(join(folder, uploadsFolder, name)));
      progress.advance();
    }
    progress.end();
    await target.commit();
    const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
    terminal.say(
      `Dipulihkan dari ${snapshot.time.toISOString()}: ${all} baris, ${names.length} file, semua cocok.`,
    );
  } catch (error) {
    for (const name of written) await uploads.remove(name);
    throw error;
  } finally {
    await target.cleanUp();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Chooses the newest snapshot, or the one whose id begins so. @throws BackupFailure, CommandError */
export function chooseSnapshot(snapshots: readonly Snapshot[], id = ''): Snapshot {
  const chosen = snapshots.findLast((each) => each.id.startsWith(id));
  if (chosen) return chosen;
  if (id === '') throw new BackupFailure('place-empty');
  throw new CommandError(`Tidak ada cadangan ${id}.`);
}
