import type { Revision } from '@pesantren/api-client/contract/publication';
import { formatMoment } from '../publication/moment.ts';

/** Says when a version was stored. */
export function momentOf({ at }: Revision): string {
  return formatMoment(new Date(at));
}

/** Says who stored a version, and whether visitors saw it. */
export function whoAndWhat({ username, published }: Revision): string {
  return [username, published ? 'diterbitkan' : 'draf'].filter(Boolean).join(' · ');
}
