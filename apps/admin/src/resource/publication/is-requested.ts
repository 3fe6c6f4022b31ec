import type { Publication } from '@pesantren/api-client/contract/publication';

/** True for an item whose publishing somebody has asked for, or that came back with a note. */
export function isRequested(item: object | null): boolean {
  const { submitted_at, review_note } = (item ?? {}) as Partial<Publication>;
  return Boolean(submitted_at || review_note);
}
