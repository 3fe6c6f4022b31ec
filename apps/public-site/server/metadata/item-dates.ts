import { parseDate } from '@pesantren/content/dates';

type Published = { date: string; published_at?: string };

/** When an item was published: as the provider says, else the day it carries; null when neither. */
export function publishedAt({ published_at = '', date }: Published): Date | null {
  return parseDate(published_at) ?? parseDate(date);
}

/** When an item last changed, as far as the provider says, else when it was published. */
export function changedAt(item: Published & { updated_at: string }): Date | null {
  return parseDate(item.updated_at) ?? publishedAt(item);
}
