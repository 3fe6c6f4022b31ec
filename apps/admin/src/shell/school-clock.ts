import { type Clock, clockOf, defaultClock, isTimeZone } from '@pesantren/content/clock';
import type { TimeZone } from '@pesantren/content/facts';
import type { SafeStorage } from './session/safe-storage.ts';

const key = 'adminTimeZone';

/** Creates the store of the clock that the school's days and times are on, which this device remembers from one visit to the next. */
export function createSchoolClock(storage: SafeStorage) {
  const remembered = storage.getItem(key) ?? '';
  let clock = isTimeZone(remembered) ? clockOf(remembered) : defaultClock;
  const listeners = new Set<() => void>();
  return {
    current: (): Clock => clock,

    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Takes the zone that the school has told. */
    set(zone: TimeZone): void {
      clock = clockOf(zone);
      storage.setItem(key, zone);
      for (const listener of listeners) listener();
    },
  };
}
