import { DatabaseSync } from 'node:sqlite';
import type { Deps } from '../deps.ts';
import { findReferencedUploads } from '../features/upload/referenced-uploads.ts';
import { isRandomName } from '../features/upload/storage/storage.ts';
import { findDamage } from './sqlite-file.ts';
import type { Terminal } from './terminal.ts';

/**
 * Checks the database and that every file that an item names exists; counts orphaned files.
 * @param databasePath a SQLite file; PostgreSQL checks its own.
 * @returns true when nothing is damaged or missing; the cleanup job deletes orphans.
 */
export async function check(
  { db, uploads }: Pick<Deps, 'db' | 'uploads'>,
  databasePath: string | undefined,
  terminal: Terminal,
): Promise<boolean> {
  const damage = databasePath ? damageOfFile(databasePath) : [];
  for (const line of damage) terminal.warn(`Basis data: ${line}`);
  const used = await findReferencedUploads(db);
  const progress = terminal.progress('Memeriksa', used.size);
  const missing: string[] = [];
  for (const name of used) {
    if (!(await uploads.find(name))) missing.push(name);
    progress.advance();
  }
  progress.end();
  for (const name of missing.toSorted()) terminal.warn(`File hilang: ${name}`);
  let orphans = 0;
  for await (const { name } of uploads.list())
    if (isRandomName(name) && !used.has(name)) orphans += 1;
  terminal.say(
    `Basis data ${damage.length === 0 ? 'utuh' : 'RUSAK'}, ${used.size} file dipakai, ` +
      `${missing.length} hilang, ${orphans} tanpa pemakai.`,
  );
  return damage.length === 0 && missing.length === 0;
}

function damageOfFile(path: string): string[] {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    return findDamage(database);
  } finally {
    database.close();
  }
}
