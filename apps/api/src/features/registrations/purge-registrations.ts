import { inTransaction } from '../../db/in-transaction.ts';
import type { Deps } from '../../deps.ts';
import { createRegistrationStore } from './store.ts';
import { readWaves } from './waves.ts';

/**
 * Erases the waves that are over: first their keys, by which no backup can be read any more, then their rows. A sweep that is
 * cut short in between comes back to the rows.
 */
export async function purgeRegistrations(
  deps: Pick<Deps, 'db' | 'now' | 'urls' | 'waveKeys'>,
): Promise<void> {
  const { live, over } = await readWaves(deps);
  for (const { id, wave } of over) {
    await deps.waveKeys.remove(wave);
    await inTransaction(deps.db, (db) => createRegistrationStore({ ...deps, db }).removeWave(id));
  }
  // A wave that is told no longer ends by the last day that was told.
  for (const { id, closes } of live) {
    await deps.db.updateTable('registration_waves').set({ closes }).where('id', '=', id).execute();
  }
}
