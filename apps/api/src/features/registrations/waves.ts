import { waveAt } from '@pesantren/content/admission';
import { clockOf } from '@pesantren/content/clock';
import { factsOf } from '@pesantren/content/default-facts';
import type { Wave } from '@pesantren/content/facts';
import { keptAfterWave, waveKeyOf } from '@pesantren/content/registration';
import type { Row } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import { createSchoolStore } from '../school/store.ts';

const oneDay = 86_400_000;

/** A wave that has registrations: `closes` as the school says now, `ends` the day on which nothing of it can be read. */
export type StoredWave = Row<'registration_waves'> & { ends: string; quota: number | null };

/** The waves that the school has told, and those among the stored ones whose registrations may be read today. */
export type Waves = {
  told: readonly Wave[];
  open: readonly Wave[];
  live: readonly StoredWave[];
  over: readonly StoredWave[];
};

/**
 * Reads the waves at an instant. Every query of registrations names the live ones alone, so that a late sweep shows
 * nothing (docs/pendaftaran.md#the-end).
 */
export async function readWaves(deps: Pick<Deps, 'db' | 'now' | 'urls'>): Promise<Waves> {
  const { facts, sample } = (await createSchoolStore(deps).read()).saved;
  const { waves: told, time_zone } = factsOf(facts, sample);
  const clock = clockOf(time_zone);
  const today = clock.isoDay(deps.now());
  const rows = await deps.db.selectFrom('registration_waves').selectAll().execute();
  const stored = rows.map((row) => {
    const wave = told.find((one) => waveKeyOf(one) === row.wave);
    const closes = wave?.closes ?? row.closes;
    return { ...row, closes, ends: endOf(closes), quota: wave?.quota ?? null };
  });
  return {
    told,
    open: told.filter((wave) => waveAt(wave, deps.now(), clock).kind === 'open'),
    live: stored.filter(({ ends }) => today < ends),
    over: stored.filter(({ ends }) => today >= ends),
  };
}

function endOf(closes: string): string {
  return new Date(Date.parse(closes) + keptAfterWave * oneDay).toISOString().slice(0, 10);
}
