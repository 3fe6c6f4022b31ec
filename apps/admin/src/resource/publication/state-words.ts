import type { Publication } from '@pesantren/api-client/contract/publication';
import { formatDate, formatTime } from '@pesantren/content/dates';

type Facts = Partial<Publication> | null;

/** The names of the states, as tabs and rows have them. */
export const stateNames = {
  draft: 'Draf',
  submitted: 'Minta terbit',
  scheduled: 'Terjadwal',
  published: 'Terbit',
  expired: 'Kedaluwarsa',
} as const;

/** Says in a row what visitors do not see as it is; nothing of what is simply published. */
export function stateFacts(item: object): string[] {
  const {
    state,
    publish_at = '',
    submitted_at,
    written_by,
    draft_version,
    pinned_at,
  } = item as NonNullable<Facts>;
  if (state === undefined) return [];
  const isSubmitted = Boolean(submitted_at);
  const changes = isSubmitted ? 'perubahan minta terbit' : 'ada perubahan belum terbit';
  const at = publish_at && new Date(publish_at);
  return [
    pinned_at ? 'Disematkan' : '',
    state === 'published' ? '' : stateNames[state === 'draft' && isSubmitted ? 'submitted' : state],
    state === 'scheduled' && at ? `tampil ${formatDate(at)}, ${formatTime(at)}` : '',
    state !== 'draft' && draft_version ? changes : '',
    (state === 'draft' || draft_version) && written_by ? `oleh ${written_by}` : '',
  ].filter(Boolean);
}

/** Says in a form who sees the item. */
export function stateWords(item: Facts): string {
  const state = item?.state ?? 'draft';
  const writer = item?.written_by ? ` Ditulis oleh ${item.written_by}.` : '';
  const over = state !== 'draft' && item?.draft_version;
  const words = {
    draft: item?.submitted_at
      ? 'Draf yang menunggu redaktur.'
      : 'Draf: pengunjung belum melihatnya.',
    scheduled: 'Terjadwal: pengunjung belum melihatnya.',
    published: over
      ? 'Terbit. Perubahan ini belum: pengunjung melihat yang lama.'
      : 'Terbit: pengunjung melihatnya.',
    expired: 'Kedaluwarsa: tidak lagi ada di beranda dan daftar.',
  }[state];
  return words + writer;
}
