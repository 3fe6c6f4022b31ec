import { formatDate, formatTime } from '@pesantren/content/dates';

/**
 * `Diubah 18 Oktober 2026, 09.14 WIB`; `''` for a new item and where the provider does not say. A
 * text that is no instant stays as it is.
 */
export function changedAt(item: { updated_at: string } | null): string {
  if (!item?.updated_at) return '';
  const date = new Date(item.updated_at);
  const isInstant = !Number.isNaN(date.getTime());
  return `Diubah ${isInstant ? `${formatDate(date)}, ${formatTime(date)}` : item.updated_at}`;
}
