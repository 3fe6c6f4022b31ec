import { hijriDay, hijriMonthStart } from '@pesantren/content/calendar/hijri';
import { clockOf } from '@pesantren/content/clock';
import { prayerNames } from '@pesantren/content/fact-choices';
import type { Facts, PrayerName } from '@pesantren/content/facts';
import { CalculationParameters, Coordinates, Madhab, PrayerTimes, Rounding } from 'adhan';

type CalendarFacts = Pick<Facts, 'identity' | 'hijri_months' | 'prayer_times' | 'time_zone'>;

/** Milliseconds. */
const minute = 60_000;
const week = 7 * 24 * 60 * minute;

/**
 * Returns true on the days on which visitors see the times of prayer: from a week before Ramadan to its end, or all year
 * where the school says so, and never without its place on the map.
 */
export function showsPrayerTimes(facts: CalendarFacts, now: Date): boolean {
  const { shown } = facts.prayer_times;
  if (facts.identity.map.latitude === null || shown === 'never') return false;
  return shown === 'always' || isAroundRamadan(facts, now);
}

/** Returns true from a week before Ramadan to its end. */
export function isAroundRamadan({ hijri_months, time_zone }: CalendarFacts, now: Date): boolean {
  const clock = clockOf(time_zone);
  const year = hijriDay(now, clock, hijri_months)?.year;
  if (year === undefined) return false;
  const [start, end] = [9, 10].map((month) => hijriMonthStart(year, month, hijri_months));
  if (!start || !end) return false;
  const from = clock.instantAt(start).getTime() - week;
  return from <= now.getTime() && now < clock.instantAt(end);
}

/**
 * Returns the times of a day at the school, in their order and on its clock, `04.58`; none where its place is not known.
 * The Ministry's rules (docs/spec.md#j-61): the sun 20° below the horizon at Subuh, 18° at Isya, 1° at Magrib; a caution
 * of 2 minutes, rounded up; Imsak 10 minutes before Subuh; and the minutes by which the school moves each.
 */
export function prayerTimesOf(
  { identity: { map }, prayer_times: { minutes }, time_zone }: CalendarFacts,
  day: Date,
): { name: PrayerName; time: string }[] {
  const { latitude, longitude } = map;
  if (latitude === null || longitude === null) return [];
  const clock = clockOf(time_zone);
  const [year = 0, month = 1, date = 1] = clock.isoDay(day).split('-').map(Number);
  // The library reads the day of the machine's clock.
  const noon = new Date(year, month - 1, date, 12);
  const sun = new PrayerTimes(new Coordinates(latitude, longitude), noon, ministryRules());
  const times: Record<PrayerName, Date> = {
    ...{ imsak: new Date(sun.fajr.getTime() - 10 * minute), subuh: sun.fajr, zuhur: sun.dhuhr },
    ...{ asar: sun.asr, magrib: sun.maghrib, isya: sun.isha },
  };
  return prayerNames.map((name) => {
    const moved = new Date(times[name].getTime() + minutes[name] * minute);
    return { name, time: clock.formatTime(moved).slice(0, 5) };
  });
}

function ministryRules(): CalculationParameters {
  const rules = new CalculationParameters('Other', 20, 18, 0, 1);
  rules.madhab = Madhab.Shafi;
  rules.rounding = Rounding.Up;
  rules.adjustments = { ...rules.adjustments, fajr: 2, dhuhr: 2, asr: 2, maghrib: 2, isha: 2 };
  return rules;
}
