import type { Clock } from '@pesantren/content/clock';
import { weekdayOf, weekdays } from '@pesantren/content/weekdays';

const saturday = 6;
const monday = 1;
const oneDay = 86_400_000;

/** A moment that is offered for one tap. */
export type Proposal = { label: string; at: Date };

/** Formats an instant as `Sabtu, 6 Maret 2027, 06.00 WIB`. */
export function formatMoment(at: Date, { isoDay, formatDate, formatTime }: Clock): string {
  return `${weekdays[weekdayOf(isoDay(at))]}, ${formatDate(at)}, ${formatTime(at)}`;
}

/** Converts an instant to the value of a field for day and time on the school's clock: `2027-03-06T06:00`. */
export function toLocalValue(at: Date, { isoDay, formatTime }: Clock): string {
  return `${isoDay(at)}T${formatTime(at).slice(0, 5).replace('.', ':')}`;
}

/** Converts the value of such a field to an instant; null while it is not filled in. */
export function fromLocalValue(value: string, clock: Clock): Date | null {
  const [day = '', time] = value.split('T');
  const at = clock.instantAt(day, time);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** Proposes when to appear: tomorrow, on Saturday and on Monday, early in the morning. */
export function startProposals(now: Date, clock: Clock): Proposal[] {
  const early = [1, 2, 3, 4, 5, 6, 7].map((days) => morningIn(now, days, clock));
  return [
    { label: 'Besok 06.00', at: morningIn(now, 1, clock) },
    ...early
      .slice(1)
      .filter((at) => [saturday, monday].includes(weekdayOf(clock.isoDay(at))))
      .map((at) => ({ label: `${weekdays[weekdayOf(clock.isoDay(at))]} 06.00`, at })),
  ];
}

/** Proposes when to end, each at the day's last minute: today, in a week, in a month. */
export function endProposals(from: Date, { instantAt, isoDay }: Clock): Proposal[] {
  const after = (days: number) =>
    instantAt(isoDay(new Date(from.getTime() + days * oneDay)), '23:59');
  return [
    { label: 'Hari itu juga', at: after(0) },
    { label: 'Seminggu', at: after(7) },
    { label: 'Sebulan', at: after(30) },
  ];
}

function morningIn(now: Date, days: number, clock: Clock): Date {
  const day = new Date(clock.startOfTomorrow(now).getTime() + (days - 1) * oneDay);
  return clock.instantAt(clock.isoDay(day), '06:00');
}
