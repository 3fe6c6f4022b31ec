import type { Publication, PublicationInput } from '@pesantren/api-client/contract/publication';
import type { FormValues } from '../../writing/submission.ts';

/** The times of an item, as a form holds them: instants in ISO 8601, `''` for none. */
export type Times = { publish_at: string; expire_at: string };

/** Their labels, as the provider names them. */
export const timeLabels = { publish_at: 'Mulai tampil', expire_at: 'Berlaku sampai' };

/** Returns the times of an item, or of a form's values; none for a new item. */
export function timesOf(source: FormValues | Partial<Publication> | null): Times {
  const { publish_at = '', expire_at = '' } = (source ?? {}) as Partial<Times>;
  return { publish_at, expire_at };
}

/** Returns what a save says of publishing. */
export function publicationInput(
  values: FormValues,
  state: PublicationInput['state'],
): PublicationInput {
  return { state, ...timesOf(values) };
}

/** True while an item with these times has still to appear. */
export function isScheduled({ publish_at }: Times, now = new Date()): boolean {
  return publish_at !== '' && new Date(publish_at) > now;
}
