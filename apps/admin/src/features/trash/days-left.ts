import { deletedKeptForDays } from '@pesantren/content/limits';

const day = 86_400_000;

/** `29 hari lagi`: how long what was deleted at an instant (ISO 8601) can still be restored. */
export function daysLeft(deletedAt: string, now = new Date()): string {
  const end = Date.parse(deletedAt) + deletedKeptForDays * day;
  const days = Math.floor((end - now.getTime()) / day);
  if (Number.isNaN(days)) return '';
  return days < 1 ? 'kurang dari sehari' : `${days} hari lagi`;
}
