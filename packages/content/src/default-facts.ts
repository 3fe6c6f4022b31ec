import type { Facts } from './facts.ts';
import { admission } from './sample/admission.ts';
import { home } from './sample/home.ts';
import { identity } from './sample/identity.ts';
import { profile } from './sample/profile.ts';

/** The sample school: what `plain` shows, and each fact that a school has not saved (docs/spec.md#j-01). */
export const defaultFacts: Facts = { ...identity, ...home, ...profile, ...admission };

/** Returns the facts of a school: what it has saved, key by key, over the sample. */
export function factsOf(saved: Partial<Facts>): Facts {
  return { ...defaultFacts, ...saved };
}
