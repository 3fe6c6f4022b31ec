import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { databaseEntry, type Manifest, manifestEntry, manifestSchema } from '../cli/archive.ts';
import type { Terminal } from '../cli/terminal.ts';
import { type Config, sqlitePath } from '../config.ts';
import { openConfigured, openUploads } from '../create-deps.ts';
import { BackupFailure } from './failure.ts';
import { backupFolder } from './lock.ts';
import { keyFile, keyOf, readKey } from './repository/key.ts';
import { createRepository, type Repository } from './repository/repository.ts';
import { sshArguments } from './repository/sftp.ts';
import { readSchoolState } from './school-state.ts';
import { layOut, type StageSource } from './stage.ts';
import { changeState } from './state.ts';
import { whileRunning } from './while-running.ts';
import { writeWhole } from './write-whole.ts';

/** The configuration; tests replace the clock, and the milliseconds until the place must have answered. */
export type BackupSettings = Config & { now?: () => Date; answerDeadline?: number };

/** In milliseconds: a snapshot dated later than now by more is of a wrong clock. */
const clockTolerance = 3_600_000;

/** Opens the repository that the settings name; `isFirst`: the key is made where there is none. @throws BackupFailure */
export async function openRepository(
  { dataDir, backupUrl: url, answerDeadline }: BackupSettings,
  isFirst = false,
): Promise<Repository> {
  if (!url) throw new BackupFailure('no-place');
  if (isFirst) await keyOf(dataDir);
  else if (!(await readKey(dataDir))) throw new BackupFailure('wrong-key', keyFile(dataDir));
  const cacheDir = join(backupFolder(dataDir), 'restic');
  const ssh = sshArguments(url, dataDir);
  return createRepository(
    { url, keyFile: keyFile(dataDir), cacheDir, ...(ssh && { ssh }) },
    answerDeadline,
  );
}

/**
 * Takes a backup: what database and storage hold at one moment, into the repository that `BACKUP_URL` names. Each result is
 * told by the state. A backup that lacks a file is kept, but has failed; only a whole one has older ones forgotten.
 * @throws BackupFailure
 */
export function runBackup(settings: BackupSettings, terminal: Terminal): Promise<void> {
  const { dataDir, now = () => new Date() } = settings;
  const stage = join(backupFolder(dataDir), 'saat');
  return whileRunning('backup', { ...settings, now }, async (say) => {
    const { source, close } = await openSource(settings);
    try {
      say('Menghubungi tempat cadangan');
      const { whole } = await readSchoolState(dataDir, source.db);
      const repository = await openRepository(settings, whole === null);
      const snapshots = await repository.snapshots(whole === null);
      const preparing = 'Menyalin data dan file';
      say(preparing);
      const before = await readManifest(dataDir);
      const laid = await layOut(source, stage, before, (share) => say(preparing, share));
      const { manifest, wrong } = laid;
      const isAhead = snapshots.some(({ time }) => +time > +now() + clockTolerance);
      const mayForget = wrong.length === 0 && !isAhead;
      await requireRoom(repository, laid.newBytes + settings.diskFloor / 10, mayForget);

      const sending = 'Mengirim cadangan';
      say(sending);
      const newest = snapshots.at(-1)?.order ?? 0;
      const snapshot = await repository.store(stage, newest, (share) => say(sending, share));
      if (wrong.length > 0) throw new BackupFailure('lost-file', '', namesOf(wrong));
      await writeWhole(manifestFile(dataDir), JSON.stringify(manifest));
      say('Merapikan cadangan lama');
      if (mayForget) await repository.forget();
      const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0);
      const files = Object.keys(manifest.files).length;
      const size = await repository.size();
      await changeState(dataDir, {
        whole: { at: now().toISOString(), rows, files, size, bytes: laid.bytes, snapshot },
      });
      if (isAhead) throw new BackupFailure('clock');
      terminal.say(`Cadangan ${snapshot}: ${rows} baris, ${files} file.`);
    } finally {
      await close();
      // Nothing of a folder's files stays behind; a bucket's are not fetched twice.
      const left = source.uploadsPath ? ['.'] : [databaseEntry, manifestEntry];
      for (const name of left) await rm(join(stage, name), { recursive: true, force: true });
    }
  });
}

/** Forgets older backups where there is no room for this one; only a whole one may. @throws BackupFailure */
async function requireRoom(
  repository: Repository,
  needed: number,
  mayForget: boolean,
): Promise<void> {
  if ((await repository.free()) >= needed) return;
  if (mayForget) await repository.forget();
  if ((await repository.free()) < needed) throw new BackupFailure('place-full');
}

const named = 3;

function namesOf(files: readonly string[]): string {
  const more = files.length > named ? ` dan ${files.length - named} lagi` : '';
  return `Yaitu ${files.slice(0, named).join(', ')}${more}.`;
}

const manifestFile = (dataDir: string) => join(backupFolder(dataDir), 'isi-terakhir.json');

async function readManifest(dataDir: string): Promise<Manifest | undefined> {
  const text = await readFile(manifestFile(dataDir), 'utf8').catch(() => 'null');
  return z.safeParse(manifestSchema, JSON.parse(text)).data;
}

/** Opens database and storage as they are, without migrating. @throws BackupFailure naming which does not answer. */
async function openSource(
  config: Config,
): Promise<{ source: StageSource; close: () => Promise<void> }> {
  const { databaseUrl, storage } = config;
  const databasePath = sqlitePath(databaseUrl);
  const is = (problem: 'database-away' | 'files-away') => (error: Error) => {
    throw new BackupFailure(problem, error.message);
  };
  // Opening would make one where there is none.
  if (databasePath) await stat(databasePath).catch(is('database-away'));
  const uploads = await openUploads(config).catch(is('files-away'));
  const { db, close } = await openConfigured(config).catch(is('database-away'));
  const uploadsPath = 'folder' in storage ? storage.folder : undefined;
  return { source: { db, databasePath, uploads, uploadsPath }, close };
}
