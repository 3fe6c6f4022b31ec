import { addMonths } from '@pesantren/content/calendar/months';

/** Returns the year in which the school year of a month or day began, in July: `2026` of `2027-03`. */
export function schoolYearOf(day: string): string {
  return addMonths(day.slice(0, 7), -6).slice(0, 4);
}

/** Returns the name of a school year: `2026/2027`. */
export function schoolYearName(year: string): string {
  return `${year}/${Number(year) + 1}`;
}

/** Returns the months of a school year, July to June. */
export function monthsOfSchoolYear(year: string): string[] {
  return Array.from({ length: 12 }, (_, n) => addMonths(`${year}-07`, n));
}
