import type { Clock } from '@pesantren/content/clock';
import type { Facts, Wave } from '@pesantren/content/facts';
import { noFacts } from '@pesantren/content/no-facts';

const { hours, time_zone, hijri_months, prayer_times, ...none } = noFacts;

const oneDay = 86_400_000;

/** Returns the wave that a school most likely adds: open from today on, for a month. */
export function nextWave(waves: readonly Wave[], { isoDay }: Clock): Wave {
  const now = Date.now();
  return {
    name: `Gelombang ${waves.length + 1}`,
    opens: isoDay(new Date(now)),
    closes: isoDay(new Date(now + 30 * oneDay)),
    discount: 0,
  };
}

/** Returns the lists of a school that has saved none of them, each with the row that its form begins with. */
export function firstRows(clock: Clock): Pick<Facts, 'costs' | 'waves'> {
  return {
    costs: [{ group: '', label: '', amount: 0, every: 'once', payer: 'new' }],
    waves: [nextWave([], clock)],
  };
}

/** The facts of a form that begins without the sample: nothing, and one contact to fill in. */
export const emptyFacts: Omit<Facts, 'hours' | 'time_zone' | 'hijri_months' | 'prayer_times'> = {
  ...none,
  contacts: [{ title: '', topic: '', phone: '', whatsapp: '', admission: true }],
};
