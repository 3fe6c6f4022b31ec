import { type Publication, publishedToldFor } from '@pesantren/api-client/contract/publication';
import type { Clock } from '@pesantren/content/clock';
import { formatWhen } from '../format-date.ts';
import { isWithdrawn } from './has-publication.ts';

type Facts = Partial<Publication> | null;

/** The names of the states, as tabs and rows have them. */
export const stateNames = {
  draft: 'Draf',
  submitted: 'Minta terbit',
  scheduled: 'Terjadwal',
  published: 'Terbit',
  expired: 'Kedaluwarsa',
} as const;

/** Names what an account has to do next: to publish or send back, or to mend what was sent back. */
export const waitsForYou = 'Menunggu Anda';

/** Says in a row what visitors do not see as it is; nothing of what is simply published. */
export function stateFacts(item: object, clock: Clock): string[] {
  const facts = item as NonNullable<Facts>;
  const { state, publish_at = '', draft_version, pinned_at, written_by } = facts;
  if (state === undefined) return [];
  const isDraft = state === 'draft' || Boolean(draft_version);
  return [
    pinned_at ? 'Disematkan' : '',
    stateName(facts, clock),
    state === 'scheduled' && publish_at ? `tampil ${formatWhen(new Date(publish_at), clock)}` : '',
    draftOver(facts),
    answerOf(facts),
    isDraft && written_by ? `oleh ${written_by}` : '',
  ].filter(Boolean);
}

/** Names how a draft came back to its writer: with a note, or off the site. */
function answerOf(facts: NonNullable<Facts>): string {
  if (facts.review_note) return 'Dikembalikan';
  return isWithdrawn(facts) ? 'Ditarik dari situs' : '';
}

/** Names the state of an item; a published one has a name only where its time of publication is told. */
function stateName({ state, submitted_at, ...facts }: NonNullable<Facts>, clock: Clock): string {
  if (state === 'published') return publishedWhen(facts, clock);
  return stateNames[state === 'draft' && submitted_at ? 'submitted' : (state ?? 'draft')];
}

/** Tells of the draft over an item that was published. */
function draftOver({ state, submitted_at, draft_version }: NonNullable<Facts>): string {
  if (state === 'draft' || !draft_version) return '';
  return submitted_at ? 'perubahan minta terbit' : 'ada perubahan belum terbit';
}

/** Says when what somebody had asked for was published; nothing once that is a week ago. */
function publishedWhen(facts: NonNullable<Facts>, clock: Clock): string {
  const { reviewed_at = '', publish_at = '', review_note } = facts;
  if (!reviewed_at || review_note) return '';
  const at = new Date([reviewed_at, publish_at].toSorted().at(-1) ?? '');
  return Date.now() - at.getTime() < publishedToldFor ? `Terbit ${formatWhen(at, clock)}` : '';
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
