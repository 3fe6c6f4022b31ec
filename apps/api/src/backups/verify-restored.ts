import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import {
  databaseEntry,
  type Manifest,
  manifestEntry,
  manifestSchema,
  uploadsFolder,
} from '../cli/archive.ts';
import { rowCounts } from '../cli/sqlite-file.ts';
import { BackupFailure } from './failure.ts';
import { filesIn, hashOf } from './stage.ts';

/**
 * Compares what was restored into a folder with the list that came with it: every file's hash, every table's rows.
 * @throws BackupFailure naming the first that is lost or changed.
 */
export async function verifyRestored(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestEntry), 'utf8').catch(() => '');
  const { data: manifest } = z.safeParse(manifestSchema, text ? JSON.parse(text) : null);
  if (!manifest) throw new BackupFailure('not-whole', manifestEntry);
  const database = join(folder, databaseEntry);
  if ((await hashOf(database).catch(() => '')) !== manifest.database)
    throw new BackupFailure('not-whole', databaseEntry);
  const rows = rowCounts(database);
  const table = Object.keys(manifest.rows).find((name) => rows[name] !== manifest.rows[name]);
  if (table) throw new BackupFailure('not-whole', table);
  const uploads = join(folder, uploadsFolder);
  const there = await filesIn(uploads).catch(() => []);
  for (const name of new Set([...there, ...Object.keys(manifest.files)])) {
    const hash = await hashOf(join(uploads, name)).catch(() => '');
    if (hash !== manifest.files[name]) throw new BackupFailure('not-whole', name);
  }
  return manifest;
}
