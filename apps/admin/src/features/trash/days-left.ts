import { deletedKeptForDays } from '@pesantren/content/limits';

const day = 86_400_000;

/** When what was deleted at an instant (ISO 8601) is gone for good. */
export function goneAt(deletedAt: string): Date {
  return new Date(Date.parse(deletedAt) + deletedKeptForDays * day);
}

/** `30 hari lagi`: until then, a day that has begun counted as one; `''` when that is unknown. */
export function daysLeft(deletedAt: string, now = new Date()): string {
  const days = (goneAt(deletedAt).getTime() - now.getTime()) / day;
  if (Number.isNaN(days)) return '';
  return days < 1 ? 'kurang dari sehari' : `${Math.ceil(days)} hari lagi`;
}
