import { inTransaction } from '../../db/in-transaction.ts';
import type { Deps } from '../../deps.ts';
import { createPdfReadings } from './pdf-readings.ts';
import { pictureColors } from './picture-colors.ts';
import { findReferencedUploads } from './referenced-uploads.ts';
import { isRandomName } from './storage/storage.ts';

/** How long a file may wait for the item that it was uploaded for, in milliseconds. */
const patience = 86_400_000;

/**
 * Removes uploads that no item uses and that are older than a day, and what broken writes left behind;
 * files of `situs/` and `contoh/` stay. What cannot be removed is logged and tried again the next time.
 * @returns how many were removed.
 */
export async function deleteOrphanedUploads({
  db,
  uploads,
  now,
  log,
}: Pick<Deps, 'db' | 'uploads' | 'now' | 'log'>): Promise<number> {
  const before = new Date(now().getTime() - patience);
  await uploads.removeUnfinished(before);
  const old: string[] = [];
  for await (const { name, modified } of uploads.list()) {
    if (isRandomName(name) && modified < before) old.push(name);
  }
  if (old.length === 0) return 0;
  // A save takes the same write lock: it comes before the look at what is used, or after the removal.
  return inTransaction(db, async (transaction) => {
    const used = await findReferencedUploads(transaction);
    const orphans = old.filter((name) => !used.has(name));
    const removals = orphans.map((name) =>
      uploads.remove(name).then(
        () => 1,
        (error: Error) => {
          log({ event: 'upload-not-swept', file: name, error: error.stack ?? String(error) });
          return 0;
        },
      ),
    );
    const removed = (await Promise.all(removals)).reduce((sum, one) => sum + one, 0);
    const facts = {
      pdf: createPdfReadings({ db: transaction }),
      picture: pictureColors({ db: transaction }),
    };
    for (const name of orphans) await facts[name.endsWith('.pdf') ? 'pdf' : 'picture'].forget(name);
    return removed;
  });
}
