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
import { openRestoreTarget } from './restore-target.ts';
import { rowCounts } from './sqlite-file.ts';
import { CommandError, type Terminal } from './terminal.ts';

type Settings = { databaseUrl: string; uploads: Storage };

type Unpacked = { database: string; files: Record<string, string>; manifest: Manifest | undefined };

/**
 * Restores a backup of either database into an empty one of either kind. The database appears only once every
 * checksum and row count matches the manifest and it is migrated; a failure leaves nothing behind.
 * @throws CommandError when the target is not empty or the backup is not whole.
 */
export async function restore(
  { databaseUrl, uploads }: Settings,
  source: string,
  terminal: Terminal,
): Promise<void> {
  const target = await openRestoreTarget(databaseUrl);
  const files: Record<string, string> = {};
  try {
    const { file } = target;
    const unpacked = await unpack({ databasePath: file, uploads }, source, files, terminal);
    const rows = verify(unpacked, file);
    const { db, close } = openSqlite(file);
    await migrate(db).finally(close);
    await target.commit();
    terminal.say(`Dipulihkan: ${rows} baris, ${Object.keys(files).length} berkas, semua cocok.`);
  } catch (error) {
    for (const name of Object.keys(files)) await uploads.remove(name);
    throw error;
  } finally {
    await target.cleanUp();
  }
}

async function unpack(
  { databasePath, uploads }: { databasePath: string; uploads: Storage },
  source: string,
  files: Record<string, string>,
  terminal: Terminal,
): Promise<Unpacked> {
  const { size } = await stat(source).catch(() => {
    throw new CommandError(`${source} tidak ada.`);
  });
  const progress = terminal.progress('Memulihkan', size);
  const found: Unpacked = { database: '', files, manifest: undefined };
  const entries = extract();
  const bytes = createReadStream(source).on('data', (chunk) => progress.advance(chunk.length));
  const signal = terminal.stop();
  const read = pipeline(bytes, entries, { signal });
  const [reading, taking] = await Promise.allSettled([read, take(entries)]);
  progress.end();
  signal.throwIfAborted();
  if (taking.status === 'fulfilled' && reading.status === 'fulfilled') return found;
  // A refused entry closes the archive early: then its reason counts.
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
        files[upload] = await storeFile(uploads, upload, entry, Object.keys(files).length === 0);
      } else throw new CommandError(`Cadangan berisi ${name}, yang bukan bagiannya.`);
    }
  }
}

/**
 * Stores a file of the backup; the first one requires an empty storage, while a backup of the database alone, as
 * before a migration, goes beside the existing files. @returns its SHA-256.
 */
async function storeFile(
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

/** Compares what was unpacked with the manifest. @returns the number of rows. */
function verify({ database, files, manifest }: Unpacked, databasePath: string): number {
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
