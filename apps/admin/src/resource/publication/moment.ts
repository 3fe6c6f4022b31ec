import { schoolClock } from '@pesantren/content/dates';
import { weekdayOf, weekdays } from '@pesantren/content/weekdays';

const saturday = 6;
const monday = 1;
const oneDay = 86_400_000;

/** A moment that is offered for one tap. */
export type Proposal = { label: string; at: Date };

/** Formats an instant as `Sabtu, 6 Maret 2027, 06.00 WIB`. */
export function formatMoment(at: Date): string {
  return `${weekdays[weekdayOf(schoolClock().isoDay(at))]}, ${schoolClock().formatDate(at)}, ${schoolClock().formatTime(at)}`;
}

/** Converts an instant to the value of a field for day and time on the school's clock: `2027-03-06T06:00`. */
export function toLocalValue(at: Date): string {
  return `${schoolClock().isoDay(at)}T${schoolClock().formatTime(at).slice(0, 5).replace('.', ':')}`;
}

/** Converts the value of such a field to an instant; null while it is not filled in. */
export function fromLocalValue(value: string): Date | null {
  const [day = '', time] = value.split('T');
  const at = schoolClock().instantAt(day, time);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** Proposes when to appear: tomorrow, on Saturday and on Monday, early in the morning. */
export function startProposals(now: Date): Proposal[] {
  const early = [1, 2, 3, 4, 5, 6, 7].map((days) => morningIn(now, days));
  return [
    { label: 'Besok 06.00', at: morningIn(now, 1) },
    ...early
      .slice(1)
      .filter((at) => [saturday, monday].includes(weekdayOf(schoolClock().isoDay(at))))
      .map((at) => ({ label: `${weekdays[weekdayOf(schoolClock().isoDay(at))]} 06.00`, at })),
  ];
}

/** Proposes when to end, each at the day's last minute: today, in a week, in a month. */
export function endProposals(from: Date): Proposal[] {
  const after = (days: number) =>
    schoolClock().instantAt(
      schoolClock().isoDay(new Date(from.getTime() + days * oneDay)),
      '23:59',
    );
  return [
    { label: 'Hari itu juga', at: after(0) },
    { label: 'Seminggu', at: after(7) },
    { label: 'Sebulan', at: after(30) },
  ];
}

function morningIn(now: Date, days: number): Date {
  const day = new Date(schoolClock().startOfTomorrow(now).getTime() + (days - 1) * oneDay);
  return schoolClock().instantAt(schoolClock().isoDay(day), '06:00');
}
