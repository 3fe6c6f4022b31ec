import { inTransaction } from '../../db/in-transaction.ts';
import type { Deps } from '../../deps.ts';
import { createPdfReadings } from './pdf-readings.ts';
import { findReferencedUploads } from './referenced-uploads.ts';
import { isRandomName } from './storage/storage.ts';
import { createStoredFiles } from './stored-files.ts';

/** How long an upload may wait for its item to be saved, in milliseconds. */
const orphanedAfter = 86_400_000;

/**
 * Deletes uploads that no item references and that are older than a day, and temporary files of broken
 * writes; `situs/` and `contoh/` stay. A file that cannot be deleted is logged and tried again the next day.
 * @returns how many were deleted.
 */
export async function deleteOrphanedUploads({
  db,
  uploads,
  now,
  log,
}: Pick<Deps, 'db' | 'uploads' | 'now' | 'log'>): Promise<number> {
  const before = new Date(now().getTime() - orphanedAfter);
  await uploads.removeUnfinished(before);
  const old: string[] = [];
  for await (const { name, modified } of uploads.list()) {
    if (isRandomName(name) && modified < before) old.push(name);
  }
  await createStoredFiles({ db, now }).forgetRemoved(before);
  return deleteUnused({ db, uploads, now, log }, old);
}

/** Deletes those of some uploads that no item references. @returns how many were deleted. */
export async function deleteUnused(
  { db, uploads, now, log }: Pick<Deps, 'db' | 'uploads' | 'now' | 'log'>,
  names: readonly string[],
): Promise<number> {
  if (names.length === 0) return 0;
  // A save takes the same write lock: it commits before references are read, or finds the file gone.
  const orphans = await inTransaction(db, async (transaction) => {
    const referenced = await findReferencedUploads(transaction);
    const unused = names.filter((name) => !referenced.has(name));
    await createStoredFiles({ db: transaction, now }).markRemoved(unused);
    const readings = createPdfReadings({ db: transaction });
    for (const name of unused) if (name.endsWith('.pdf')) await readings.remove(name);
    return unused;
  });
  const removals = orphans.map((name) =>
    uploads.remove(name).then(
      () => 1,
      (error: Error) => {
        log({ event: 'upload-not-swept', file: name, error: error.stack ?? String(error) });
        return 0;
      },
    ),
  );
  return (await Promise.all(removals)).reduce<number>((sum, one) => sum + one, 0);
}
