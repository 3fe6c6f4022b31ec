import type { RegistrationState } from '@pesantren/content/registration';
import { type Insertable, sql } from 'kysely';
import type { Row, Tables } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import { readWaves, type StoredWave } from './waves.ts';

type Registration = Row<'registrations'>;

/** The id of no wave: a list of none is no SQL. */
const none = 0;

/** A registration with its wave. */
export type InWave = Registration & { in: StoredWave };

export type NewRegistration = Omit<
  Insertable<Tables['registrations']>,
  'wave_id' | 'state' | 'test_day' | 'created_at' | 'updated_at'
>;

/** Creates the store of registrations: what it reads is of waves that are not over, however late a sweep comes. */
export function createRegistrationStore(deps: Pick<Deps, 'db' | 'now' | 'urls'>) {
  const { db, now } = deps;
  const at = () => now().toISOString();

  async function isEnabled(): Promise<boolean> {
    const row = await db.selectFrom('registration_settings').select('enabled').executeTakeFirst();
    return row?.enabled === 1;
  }

  /** Returns the keys, the one in use first. */
  function keys(): Promise<Row<'registration_keys'>[]> {
    return db.selectFrom('registration_keys').selectAll().orderBy('id', 'desc').execute();
  }

  async function byNumber(hash: string): Promise<InWave | undefined> {
    const { live } = await readWaves(deps);
    const waves = [none, ...live.map(({ id }) => id)];
    const wanted = sql.join(waves.map((id) => sql`(${hash}, cast(${id} as bigint))`));
    // One of a wave that is over is found by the index as little as one that never was: neither takes longer.
    const row = await db
      .selectFrom('registrations')
      .selectAll()
      .where(sql<boolean>`(number_hash, wave_id) in (values ${wanted})`)
      .executeTakeFirst();
    const wave = live.find(({ id }) => id === row?.wave_id);
    return row && wave && { ...row, in: wave };
  }

  return {
    isEnabled,
    keys,
    byNumber,

    async setEnabled(enabled: boolean): Promise<void> {
      const columns = { enabled: Number(enabled) };
      await db
        .insertInto('registration_settings')
        .values({ id: 1, ...columns })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
        .execute();
    },

    addKey(key: Pick<Row<'registration_keys'>, 'public_key' | 'by_passphrase' | 'by_paper'>) {
      return db
        .insertInto('registration_keys')
        .values({ ...key, created_at: at() })
        .returningAll()
        .executeTakeFirstOrThrow();
    },

    changePassphrase(id: number, by_passphrase: string) {
      return db
        .updateTable('registration_keys')
        .set({ by_passphrase })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
    },

    /** Counts the registrations of a wave by state. */
    async counts(waveId: number): Promise<Record<RegistrationState, number>> {
      const rows = await db
        .selectFrom('registrations')
        .select(['state', (eb) => eb.fn.countAll<number>().as('total')])
        .where('wave_id', '=', waveId)
        .groupBy('state')
        .execute();
      const empty = { diterima: 0, dipanggil: 0, lolos: 0, cadangan: 0, tidak: 0 };
      return { ...empty, ...Object.fromEntries(rows.map(({ state, total }) => [state, total])) };
    },

    /** Returns the hashes of what a WhatsApp number has sent in a wave. */
    async sentBy(waveId: number, phoneHash: string): Promise<string[]> {
      const rows = await db
        .selectFrom('registrations')
        .select('request_hash')
        .where('wave_id', '=', waveId)
        .where('phone_hash', '=', phoneHash)
        .execute();
      return rows.map(({ request_hash }) => request_hash);
    },

    /** Returns the row of a wave, a new one for its first registration. */
    async storedWave(wave: string, name: string, closes: string): Promise<number> {
      const { id } = await db
        .insertInto('registration_waves')
        .values({ wave, name, closes })
        .onConflict((conflict) => conflict.column('wave').doUpdateSet({ name, closes }))
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    async add(waveId: number, registration: NewRegistration): Promise<void> {
      const times = { created_at: at(), updated_at: at() };
      await db
        .insertInto('registrations')
        .values({ ...registration, ...times, wave_id: waveId, state: 'diterima', test_day: '' })
        .execute();
    },

    /** Erases a registration at once. */
    async remove(id: number): Promise<void> {
      await db.deleteFrom('registrations').where('id', '=', id).execute();
    },

    /** Lists the registrations of a wave, those of a state where one is named, in the order of their arrival. */
    async list(wave: string, state: string): Promise<InWave[]> {
      const found = (await readWaves(deps)).live.find((one) => one.wave === wave);
      if (!found) return [];
      let query = db.selectFrom('registrations').selectAll().where('wave_id', '=', found.id);
      if (state) query = query.where('state', '=', state as RegistrationState);
      const rows = await query.orderBy('id').execute();
      return rows.map((row) => ({ ...row, in: found }));
    },

    /** Returns those of some registrations that are there. */
    async some(ids: readonly number[]): Promise<InWave[]> {
      const { live } = await readWaves(deps);
      const rows = await db
        .selectFrom('registrations')
        .selectAll()
        .where('id', 'in', ids)
        .execute();
      return rows.flatMap((row) => {
        const wave = live.find(({ id }) => id === row.wave_id);
        return wave ? [{ ...row, in: wave }] : [];
      });
    },

    /** Changes the state of some registrations. The day of a test is that of who is called to one. */
    async setState(ids: readonly number[], state: RegistrationState, testDay: string) {
      await db
        .updateTable('registrations')
        .set(({ eb }) => ({
          state,
          test_day: state === 'dipanggil' ? testDay : '',
          updated_at: at(),
          version: eb('version', '+', 1),
        }))
        .where('id', 'in', ids)
        .execute();
    },

    /** Erases the registrations of a wave, and the wave. */
    async removeWave(id: number): Promise<void> {
      await db.deleteFrom('registrations').where('wave_id', '=', id).execute();
      await db.deleteFrom('registration_waves').where('id', '=', id).execute();
    },
  };
}
