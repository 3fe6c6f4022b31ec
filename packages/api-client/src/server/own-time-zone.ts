import { AsyncLocalStorage } from 'node:async_hooks';
import { type KeptTimeZone, keepTimeZonesBy, timeZone } from '@pesantren/content/dates';

const ofCall = new AsyncLocalStorage<KeptTimeZone>();

keepTimeZonesBy(() => ofCall.getStore());

/** Runs work whose time zone is its own from here on: what other schools of the process set meanwhile does not reach it. */
export function inOwnTimeZone<Result>(work: () => Result): Result {
  return ofCall.run({ name: timeZone() }, work);
}
