import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type Pack, pack } from 'tar-stream';
import { openSqlite } from '../db/sqlite/open.ts';
import { findReferencedUploads } from '../features/upload/referenced-uploads.ts';
import type { Storage } from '../features/upload/storage/storage.ts';
import { databaseEntry, hashing, type Manifest, manifestEntry, uploadsFolder } from './archive.ts';
import { copyDatabase, type DatabaseSource } from './copy-database.ts';
import { rowCounts } from './sqlite-file.ts';
import { CommandError, type Terminal } from './terminal.ts';

type Source = DatabaseSource & {
  /** Left out where the database alone is backed up. */
  uploads?: Storage;
};

/**
 * Writes one archive while others write: a snapshot of the database, always as a SQLite file, from which either
 * database can be restored, then the files. None of those that the snapshot names is deleted meanwhile, since the
 * cleanup job deletes orphans only.
 * @throws CommandError when `target` is there already.
 */
export async function backup(
  { db, databasePath, uploads }: Source,
  target: string,
  terminal: Terminal,
): Promise<void> {
  if (await stat(target).catch(() => null)) throw new CommandError(`${target} sudah ada.`);
  const signal = terminal.stop();
  const folder = await mkdtemp(join(dirname(target), '.cadangan-'));
  try {
    const copy = join(folder, databaseEntry);
    const unfinished = join(folder, 'arsip.tar');
    await copyDatabase({ db, databasePath }, copy);
    const archive = pack();
    // It holds password hashes. On a full disk the pipeline fails, while filling alone would wait without end.
    const writing = pipeline(archive, createWriteStream(unfinished, { mode: 0o600 }), { signal });
    const filling = fill(archive, { databasePath: copy, uploads }, terminal);
    const [manifest] = await Promise.all([filling, writing]);
    await sync(unfinished);
    await rename(unfinished, target);
    await sync(dirname(target));
    for (const name of uploads ? await missing(copy, manifest) : []) {
      terminal.warn(`Peringatan: ${name} dipakai tetapi tidak ada di penyimpanan.`);
    }
    const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0);
    terminal.say(`${target}: ${rows} baris, ${Object.keys(manifest.files).length} file.`);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function fill(
  archive: Pack,
  { databasePath, uploads }: { databasePath: string; uploads: Storage | undefined },
  terminal: Terminal,
): Promise<Manifest> {
  const names: string[] = [];
  for await (const { name } of uploads?.list() ?? []) names.push(name);
  const progress = terminal.progress('Mencadangkan', names.length + 1);
  const { size } = await stat(databasePath);
  const entry = archive.entry({ name: databaseEntry, size, mode: 0o600 });
  const hash = createHash('sha256');
  await pipeline(createReadStream(databasePath), hashing(hash), entry);
  progress.advance();

  const files: Record<string, string> = {};
  for (const name of names.toSorted()) {
    const bytes = uploads && (await readIfThere(uploads, name));
    progress.advance();
    if (!bytes) continue;
    await add(archive, uploadsFolder + name, bytes);
    files[name] = createHash('sha256').update(bytes).digest('hex');
  }
  const manifest: Manifest = {
    format: 1,
    created_at: new Date().toISOString(),
    database: hash.digest('hex'),
    rows: rowCounts(databasePath),
    files,
  };
  await add(archive, manifestEntry, Buffer.from(JSON.stringify(manifest)));
  archive.finalize();
  progress.end();
  return manifest;
}

/** Returns a file's bytes, null when the cleanup job has deleted it since it was listed. */
async function readIfThere(uploads: Storage, name: string): Promise<Buffer | null> {
  try {
    return await buffer(await uploads.read(name));
  } catch (error) {
    if (await uploads.find(name)) throw error;
    return null;
  }
}

function add(archive: Pack, name: string, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    archive.entry({ name, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve()));
  });
}

async function missing(databasePath: string, { files }: Manifest): Promise<string[]> {
  const { db, close } = openSqlite(databasePath);
  const used = await findReferencedUploads(db);
  await close();
  return [...used].filter((name) => !files[name]);
}

/** Flushes a file, or a folder's entries, to the disk. */
async function sync(path: string): Promise<void> {
  const opened = await open(path, 'r');
  await opened.sync();
  await opened.close();
}
