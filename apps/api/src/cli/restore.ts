import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { buffer, json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type Extract, extract } from 'tar-stream';
import * as z from 'zod/mini';
import { migrate } from '../db/migrate.ts';
import { openSqlite } from '../db/sqlite/open.ts';
import { isUploadName, type Storage } from '../features/upload/storage/storage.ts';
import {
  databaseEntry,
  hashing,
  type Manifest,
  manifestEntry,
  manifestSchema,
  uploadsFolder,
} from './archive.ts';
import { emptyPlace } from './restore-target.ts';
import { rowCounts } from './sqlite-file.ts';
import { CommandError, type Terminal } from './terminal.ts';

type Target = { databaseUrl: string; uploads: Storage };

type Found = { database: string; files: Record<string, string>; manifest: Manifest | undefined };

/**
 * Fills an empty place, SQLite or PostgreSQL, from a backup of either: every file and row is compared with
 * what the backup says, the schema is brought up to date, and only then the database is there. Otherwise nothing is left behind.
 * @throws CommandError when the place is not empty or the backup is not whole.
 */
export async function restore(target: Target, source: string, terminal: Terminal): Promise<void> {
  const { databaseUrl, uploads } = target;
  const place = await emptyPlace(databaseUrl);
  const files: Record<string, string> = {};
  try {
    const { unfinished } = place;
    const found = await unpack({ databasePath: unfinished, uploads }, source, files, terminal);
    const rows = verify(found, unfinished);
    const { db, close } = openSqlite(unfinished);
    await migrate(db).finally(close);
    await place.take();
    terminal.say(`Dipulihkan: ${rows} baris, ${Object.keys(files).length} berkas, semua cocok.`);
  } catch (error) {
    for (const name of Object.keys(files)) await uploads.remove(name);
    throw error;
  } finally {
    await place.leave();
  }
}

async function unpack(
  { databasePath, uploads }: { databasePath: string; uploads: Storage },
  source: string,
  files: Record<string, string>,
  terminal: Terminal,
): Promise<Found> {
  const { size } = await stat(source).catch(() => {
    throw new CommandError(`${source} tidak ada.`);
  });
  const progress = terminal.progress('Memulihkan', size);
  const found: Found = { database: '', files, manifest: undefined };
  const entries = extract();
  const bytes = createReadStream(source).on('data', (chunk) => progress.advance(chunk.length));
  const signal = terminal.stop();
  const read = pipeline(bytes, entries, { signal });
  const [reading, taking] = await Promise.allSettled([read, take(entries)]);
  progress.end();
  signal.throwIfAborted();
  if (taking.status === 'fulfilled' && reading.status === 'fulfilled') return found;
  // Whoever takes the entries and gives up closes the archive early: then the reason is theirs.
  const early =
    reading.status === 'rejected' && reading.reason.code === 'ERR_STREAM_PREMATURE_CLOSE';
  if (early && taking.status === 'rejected') throw taking.reason;
  throw new CommandError(`${source} bukan cadangan yang utuh.`);

  async function take(all: Extract): Promise<void> {
    for await (const entry of all) {
      const { name } = entry.header;
      const upload = name.startsWith(uploadsFolder) ? name.slice(uploadsFolder.length) : '';
      if (name === databaseEntry) {
        const hash = createHash('sha256');
        const file = createWriteStream(databasePath, { mode: 0o600, flush: true });
        await pipeline(entry, hashing(hash), file);
        found.database = hash.digest('hex');
      } else if (name === manifestEntry) {
        const manifest = await json(entry).catch(() => null);
        found.manifest = z.safeParse(manifestSchema, manifest).data;
      } else if (isUploadName(upload)) {
        files[upload] = await keepFile(uploads, upload, entry, Object.keys(files).length === 0);
      } else throw new CommandError(`Cadangan berisi ${name}, yang bukan bagiannya.`);
    }
  }
}

/**
 * Stores a file of the backup, the first only where no other is: a backup of the database alone, as before a
 * migration, goes beside the files that are there. @returns its SHA-256.
 */
async function keepFile(
  uploads: Storage,
  name: string,
  entry: Parameters<typeof buffer>[0],
  isFirst: boolean,
): Promise<string> {
  if (isFirst) {
    for await (const other of uploads.list()) {
      throw new CommandError(
        `Penyimpanan sudah berisi ${other.name}: pulihkan ke tempat yang kosong.`,
      );
    }
  }
  const bytes = await buffer(entry);
  await uploads.write(name, bytes);
  return createHash('sha256').update(bytes).digest('hex');
}

/** @returns how many rows there are. */
function verify({ database, files, manifest }: Found, databasePath: string): number {
  if (!manifest) throw new CommandError('Cadangan terpotong: daftar isinya tidak ada.');
  if (database !== manifest.database) throw new CommandError('Basis data dalam cadangan berubah.');
  const wrong = [...new Set([...Object.keys(files), ...Object.keys(manifest.files)])].find(
    (name) => files[name] !== manifest.files[name],
  );
  if (wrong) throw new CommandError(`Berkas ${wrong} dalam cadangan hilang atau berubah.`);
  const rows = rowCounts(databasePath);
  const table = Object.keys(manifest.rows).find((name) => rows[name] !== manifest.rows[name]);
  if (table) throw new CommandError(`Jumlah baris ${table} tidak cocok dengan daftar isinya.`);
  return Object.values(rows).reduce((sum, count) => sum + count, 0);
}
