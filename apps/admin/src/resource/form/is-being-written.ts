import type { Publication } from '@pesantren/api-client/contract/publication';
import type { Saver } from '../../writing/editorial-calls.ts';

/** How long after its last save a draft counts as being written, in milliseconds. */
const writingFor = 5 * 60_000;

/** An item as a form opens it. */
type OpenItem = Partial<Publication> & { updated_at?: string; saver?: Saver };

/**
 * True for a draft, alone or over a published item, that somebody has saved a moment ago: what is typed is saved by itself.
 * Asking for publishing it since, sending it back or taking it off the site ends that.
 */
export function isBeingWritten(item: OpenItem | null): boolean {
  const at = item?.saver?.at ?? (item?.state === 'draft' ? item.updated_at : undefined);
  if (at === undefined || Date.parse(at) <= Date.now() - writingFor) return false;
  return [item?.submitted_at, item?.reviewed_at].every((ended) => !ended || ended < at);
}
