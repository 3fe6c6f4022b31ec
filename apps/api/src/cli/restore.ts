import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type Extract, extract } from 'tar-stream';
import * as z from 'zod/mini';
import { migrate } from '../db/migrate.ts';
import { openSqlite } from '../db/sqlite/open.ts';
import { hashInName, isUploadName, type Storage } from '../features/upload/storage/storage.ts';
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

/** The storage that takes the files of a backup. */
type Files = Pick<Storage, 'list' | 'write' | 'remove'>;

type Target = { databasePath: string; uploads: Files; isPartial?: boolean };

/**
 * Restores a backup of either database into an empty one of either kind. The database appears only once every
 * checksum and row count matches the manifest and it is migrated; a failure leaves nothing behind.
 * @param isPartial takes what is whole of a backup that is not: its database must be.
 * @returns what could not be taken, a line each; nothing of a backup that is whole.
 * @throws CommandError when the target is not empty or the backup is not whole.
 */
export async function restore(
  { databaseUrl, uploads }: Settings,
  source: string,
  terminal: Terminal,
  isPartial = false,
): Promise<string[]> {
  const target = await openRestoreTarget(databaseUrl);
  const files: Record<string, string> = {};
  try {
    const { file } = target;
    const into = { databasePath: file, uploads, isPartial };
    const unpacked = await unpack(into, source, files, terminal);
    const left = isPartial ? await leaveDamaged(unpacked, into) : [];
    const rows = isPartial ? total(rowsOfPart(file)) : verify(unpacked, file);
    const { db, close } = openSqlite(file);
    await migrate(db).finally(close);
    await target.commit();
    const match = left.length === 0 ? ', semua cocok' : '';
    terminal.say(`Dipulihkan: ${rows} baris, ${Object.keys(files).length} file${match}.`);
    for (const line of left) terminal.warn(`Tidak terbawa: ${line}`);
    return left;
  } catch (error) {
    for (const name of Object.keys(files)) await uploads.remove(name);
    throw error;
  } finally {
    await target.cleanUp();
  }
}

/** Compares a backup with its own list, as `restore` does, and keeps nothing of it. @throws CommandError */
export async function verifyArchive(source: string, terminal: Terminal): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pesantren-periksa-'));
  try {
    const databasePath = join(folder, databaseEntry);
    const unpacked = await unpack({ databasePath, uploads: nowhere }, source, {}, terminal);
    const rows = verify(unpacked, databasePath);
    terminal.say(`Utuh: ${rows} baris, ${Object.keys(unpacked.files).length} file, semua cocok.`);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const nowhere: Files = {
  async *list() {},
  write: async () => {},
  remove: async () => {},
};

/** Takes out the files whose bytes are not those of the list, or of their name. @returns what is missing or was changed. */
async function leaveDamaged({ files, manifest }: Unpacked, { uploads }: Target): Promise<string[]> {
  const left: string[] = [];
  for (const [name, hash] of Object.entries(files)) {
    const told = manifest?.files[name] ?? hashInName(name) ?? hash;
    if (hash.startsWith(told)) continue;
    await uploads.remove(name);
    Reflect.deleteProperty(files, name);
    left.push(name);
  }
  const missing = Object.keys(manifest?.files ?? {}).filter(
    (name) => !files[name] && !left.includes(name),
  );
  const end = manifest ? [] : ['akhir cadangan, dengan daftar isinya'];
  return [...left, ...missing].toSorted().concat(end);
}

function rowsOfPart(databasePath: string): Record<string, number> {
  try {
    return rowCounts(databasePath);
  } catch {
    throw new CommandError(
      'Basis data dalam cadangan hilang atau rusak: tidak ada yang dipulihkan.',
    );
  }
}

const total = (rows: Record<string, number>) =>
  Object.values(rows).reduce((sum, count) => sum + count, 0);

async function unpack(
  { databasePath, uploads, isPartial = false }: Target,
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
  if (isPartial && found.database !== '') return found;
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
  uploads: Files,
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
  if (wrong) throw new CommandError(`File ${wrong} dalam cadangan hilang atau berubah.`);
  const rows = rowCounts(databasePath);
  const table = Object.keys(manifest.rows).find((name) => rows[name] !== manifest.rows[name]);
  if (table) throw new CommandError(`Jumlah baris ${table} tidak cocok dengan daftar isinya.`);
  return total(rows);
}
