import type { Clock } from '@pesantren/content/clock';
import { parseDate } from '@pesantren/content/dates';

type Published = { date: string; published_at?: string };

/** Returns the publication date of an item: the provider's, else its own day; null without either. */
export function publishedAt({ published_at = '', date }: Published, clock: Clock): Date | null {
  return parseDate(published_at, clock) ?? parseDate(date, clock);
}

/** Returns the date of an item's last change, as far as the provider knows it, else of its publication. */
export function changedAt(item: Published & { updated_at: string }, clock: Clock): Date | null {
  return parseDate(item.updated_at, clock) ?? publishedAt(item, clock);
}
