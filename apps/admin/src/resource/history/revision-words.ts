import type { Revision } from '@pesantren/api-client/contract/publication';
import { schoolClock } from '@pesantren/content/dates';
import { formatShortDate } from '../format-date.ts';
import { formatMoment } from '../publication/moment.ts';

/** Says when a version was stored. */
export function momentOf({ at }: Revision): string {
  return formatMoment(new Date(at));
}

/** Says when a version was stored where there is little room: `28 Nov 2026 05.28`. */
export function shortMomentOf({ at }: Revision): string {
  return `${formatShortDate(at)} ${schoolClock().formatTime(new Date(at)).slice(0, 5)}`;
}

/** Says who stored a version, and whether visitors saw it. */
export function whoAndWhat({ username, published }: Revision): string {
  return [username, published ? 'diterbitkan' : 'draf'].filter(Boolean).join(' · ');
}
