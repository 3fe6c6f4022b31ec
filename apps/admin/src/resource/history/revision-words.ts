import type { Revision } from '@pesantren/api-client/contract/publication';
import type { Clock } from '@pesantren/content/clock';
import { formatShortDate } from '../format-date.ts';
import { formatMoment } from '../publication/moment.ts';

/** Says when a version was stored. */
export function momentOf({ at }: Revision, clock: Clock): string {
  return formatMoment(new Date(at), clock);
}

/** Says when a version was stored where there is little room: `28 Nov 2026 05.28`. */
export function shortMomentOf({ at }: Revision, clock: Clock): string {
  return `${formatShortDate(at, clock)} ${clock.formatTime(new Date(at)).slice(0, 5)}`;
}

/** Says who stored a version, and whether visitors saw it. */
export function whoAndWhat({ username, published }: Revision): string {
  return [username, published ? 'diterbitkan' : 'draf'].filter(Boolean).join(' · ');
}
