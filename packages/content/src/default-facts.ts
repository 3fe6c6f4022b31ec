import type { Facts } from './facts.ts';
import { noFacts } from './no-facts.ts';
import { admission } from './sample/admission.ts';
import { home } from './sample/home.ts';
import { identity } from './sample/identity.ts';
import { profile } from './sample/profile.ts';

/** The sample school: what `plain` shows, and, while it is switched on, each fact that a school has not saved (docs/spec.md#j-01). */
export const defaultFacts: Facts = {
  ...{ ...identity, ...home, ...profile, ...admission },
  // The sample corrects no calendar.
  ...{ hijri_months: noFacts.hijri_months, prayer_times: noFacts.prayer_times },
};

/**
 * Returns the facts of a school: what it has saved, key by key, over the sample, or over nothing. No other place decides
 * what stands in for a fact that was not given.
 * @param sample false where the sample is switched off (docs/contract.md#school).
 */
export function factsOf(saved: Partial<Facts>, sample = true): Facts {
  return { ...(sample ? defaultFacts : noFacts), ...saved };
}

/** True once visitors can be shown a site: the school has said who it is and how to reach it, or the sample stands in. */
export function isPresentable({ identity, contacts }: Facts): boolean {
  return identity.name !== '' && contacts.length > 0;
}
