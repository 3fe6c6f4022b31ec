import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type Pack, pack } from 'tar-stream';
import { openSqlite } from '../db/open-sqlite.ts';
import type { Storage } from '../features/upload/storage.ts';
import { usedUploads } from '../features/upload/used-uploads.ts';
import { databaseEntry, hashing, type Manifest, manifestEntry, uploadsFolder } from './archive.ts';
import { rowCounts, snapshot } from './sqlite-file.ts';
import { CommandError, type Terminal } from './terminal.ts';

type Source = { databasePath: string; uploads: Storage };

/**
 * Writes one archive of database and files while others write: the database as of one moment, then the
 * files, of which none that the database names can go meanwhile (sweeping takes those that it does not).
 * @throws CommandError when `target` is there already.
 */
export async function backup(
  { databasePath, uploads }: Source,
  target: string,
  terminal: Terminal,
): Promise<void> {
  if (await stat(target).catch(() => null)) throw new CommandError(`${target} sudah ada.`);
  const folder = await mkdtemp(join(dirname(target), '.cadangan-'));
  try {
    const copy = join(folder, databaseEntry);
    const unfinished = join(folder, 'arsip.tar');
    snapshot(databasePath, copy);
    const archive = pack();
    const writing = pipeline(archive, createWriteStream(unfinished));
    const manifest = await fill(archive, { databasePath: copy, uploads }, terminal);
    await writing;
    await syncFile(unfinished);
    await rename(unfinished, target);
    for (const name of await missing(copy, manifest)) {
      terminal.warn(`Peringatan: ${name} dipakai tetapi tidak ada di penyimpanan.`);
    }
    const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0);
    terminal.say(`${target}: ${rows} baris, ${Object.keys(manifest.files).length} berkas.`);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function fill(
  archive: Pack,
  { databasePath, uploads }: Source,
  terminal: Terminal,
): Promise<Manifest> {
  const names: string[] = [];
  for await (const { name } of uploads.list()) names.push(name);
  const progress = terminal.progress('Mencadangkan', names.length + 1);
  const { size } = await stat(databasePath);
  const entry = archive.entry({ name: databaseEntry, size, mode: 0o600 });
  const hash = createHash('sha256');
  await pipeline(createReadStream(databasePath), hashing(hash), entry);
  progress.advance();

  const files: Record<string, string> = {};
  for (const name of names.toSorted()) {
    const bytes = await buffer(await uploads.read(name)).catch(() => null);
    progress.advance();
    // Swept since it was listed: nothing uses it.
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

function add(archive: Pack, name: string, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    archive.entry({ name, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve()));
  });
}

async function missing(databasePath: string, { files }: Manifest): Promise<string[]> {
  const { db, close } = openSqlite(databasePath);
  const used = await usedUploads(db);
  await close();
  return [...used].filter((name) => !files[name]);
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r');
  await file.sync();
  await file.close();
}
