import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, link, mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { databaseEntry, type Manifest, manifestEntry, uploadsFolder } from '../cli/archive.ts';
import { copyDatabase, type DatabaseSource } from '../cli/copy-database.ts';
import { rowCounts } from '../cli/sqlite-file.ts';
import { findReferencedUploads } from '../features/upload/referenced-uploads.ts';
import {
  ChangedFileError,
  hashInName,
  isRandomName,
  type Storage,
  type StoredFile,
} from '../features/upload/storage/storage.ts';
import { BackupFailure } from './failure.ts';

export type StageSource = DatabaseSource & {
  uploads: Storage;
  /** The folder of the uploads; undefined for a bucket. */
  uploadsPath: string | undefined;
};

/** The content of a stage; `wrong` are the files that should be in it and are lost or changed. */
export type Stage = {
  manifest: Manifest;
  wrong: string[];
  /** The size of all of it, and of what the backup before did not have. */
  bytes: number;
  newBytes: number;
};

type Progress = (share: number) => void;

/**
 * Lays out what a backup takes in a folder: the database of one moment, then the files, and the list of both. Files of a
 * folder are linked, which takes no room and holds them while others delete; those of a bucket are fetched, each once.
 * @param before the list of the backup before, by which a changed file is known.
 */
export async function layOut(
  source: StageSource,
  folder: string,
  before: Manifest | undefined,
  progress: Progress = () => {},
): Promise<Stage> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of [databaseEntry, manifestEntry]) await rm(join(folder, name), { force: true });
  const database = join(folder, databaseEntry);
  await copyDatabase(source, database).catch(asDatabaseFailure(source));
  const changed = await fetchFiles(source, join(folder, uploadsFolder), progress);

  const files: Record<string, string> = {};
  const names = await filesIn(join(folder, uploadsFolder));
  let bytes = (await stat(database)).size;
  let newBytes = bytes;
  for (const name of names) {
    const path = join(folder, uploadsFolder, name);
    files[name] = await hashOf(path);
    const { size } = await stat(path);
    bytes += size;
    if (before?.files[name] !== files[name]) newBytes += size;
    if (isChanged(name, files[name], before)) changed.add(name);
  }
  const manifest: Manifest = {
    format: 1,
    created_at: new Date().toISOString(),
    database: await hashOf(database),
    rows: rowCounts(database),
    files,
  };
  await writeFile(join(folder, manifestEntry), JSON.stringify(manifest), { mode: 0o600 });
  const lost = await lostFiles(source, files);
  return { manifest, wrong: [...new Set([...lost, ...changed])].toSorted(), bytes, newBytes };
}

function asDatabaseFailure({ databasePath }: StageSource) {
  return (error: Error) => {
    // A copy of SQLite's file fails for want of room, too.
    if (databasePath) throw error;
    throw new BackupFailure('database-away', error.message.split('\n')[0]);
  };
}

/** Brings a folder to what the storage holds. @returns the files that came with other bytes than were stored. */
async function fetchFiles(
  { uploads, uploadsPath }: StageSource,
  folder: string,
  progress: Progress,
): Promise<Set<string>> {
  const stored = new Map<string, StoredFile>();
  for await (const file of uploads.list()) stored.set(file.name, file);
  const changed = new Set<string>();
  await mkdir(folder, { recursive: true });
  for (const name of await filesIn(folder)) if (!stored.has(name)) await rm(join(folder, name));
  let done = 0;
  for (const file of stored.values()) {
    progress(done++ / stored.size);
    const target = join(folder, file.name);
    const there = await stat(target).catch(() => null);
    if (there?.size === file.size && there.mtime.getTime() === file.modified.getTime()) continue;
    await mkdir(dirname(target), { recursive: true });
    await rm(target, { force: true });
    if (uploadsPath) await linkFile(join(uploadsPath, file.name), target);
    else if (!(await fetchFile(uploads, file, target))) changed.add(file.name);
  }
  return changed;
}

/** Links a file, or copies it to another disk; one that was deleted since it was listed is none. */
async function linkFile(from: string, to: string): Promise<void> {
  const unlessGone = (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  };
  await link(from, to).catch((error: NodeJS.ErrnoException) =>
    ['EXDEV', 'EPERM', 'EMLINK'].includes(error.code ?? '')
      ? copyFile(from, to).catch(unlessGone)
      : unlessGone(error),
  );
}

/** Fetches a file of a bucket. @returns false where its bytes are not those that were stored. */
async function fetchFile(
  uploads: Storage,
  { name, modified }: StoredFile,
  to: string,
): Promise<boolean> {
  try {
    await pipeline(await uploads.read(name), createWriteStream(to, { mode: 0o600 }));
    await utimes(to, modified, modified);
    return true;
  } catch (error) {
    await rm(to, { force: true });
    if (error instanceof ChangedFileError) return false;
    if (await uploads.find(name)) throw error;
    return true;
  }
}

/** Returns true for a file that may differ from the one in the backup before: an upload never changes, others may be replaced by hand. */
function isChanged(name: string, hash: string | undefined, before: Manifest | undefined): boolean {
  if (!isRandomName(name)) return false;
  const told = hashInName(name);
  if (told) return !hash?.startsWith(told);
  const known = before?.files[name];
  return known !== undefined && known !== hash;
}

/** Names the files that items name now and that are neither in the backup nor in the storage. */
async function lostFiles(
  { db, uploads }: StageSource,
  files: Readonly<Record<string, string>>,
): Promise<string[]> {
  const lost: string[] = [];
  for (const name of await findReferencedUploads(db)) {
    if (!files[name] && !(await uploads.find(name))) lost.push(name);
  }
  return lost;
}

/** Lists the files below a folder by their names as uploads. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length))
    .toSorted();
}

/** Returns the SHA-256 of a file. */
export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
