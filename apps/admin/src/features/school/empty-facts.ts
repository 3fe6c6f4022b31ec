import type { Facts } from '@pesantren/content/facts';
import { noFacts } from '@pesantren/content/no-facts';

const { hours, time_zone, hijri_months, prayer_times, ...none } = noFacts;

/** The facts of a form that begins without the sample: nothing, and one contact to fill in. */
export const emptyFacts: Omit<Facts, 'hours' | 'time_zone' | 'hijri_months' | 'prayer_times'> = {
  ...none,
  contacts: [{ title: '', topic: '', phone: '', whatsapp: '', admission: true }],
};
