import { fieldLimits } from '@pesantren/content/limits';
import * as z from 'zod/mini';
import { requiredText, whole, wireCount, wireFlag, wireId, wireText } from './texts/wire.ts';

/** The resources whose items are drafted, scheduled and expire (docs/contract.md#publication). */
export const publishedNames = ['articles', 'announcements', 'gallery', 'pages', 'agenda'] as const;
export type PublishedName = (typeof publishedNames)[number];

/** The state of an item at a moment: `draft` unless it was published, then what its start and end make of it. */
export const itemStates = ['draft', 'scheduled', 'published', 'expired'] as const;
export type ItemState = (typeof itemStates)[number];

/**
 * The values of `?state=`: a state, those that wait for an editor, the trash, or all but the trash. What was never published
 * and waits is in `submitted` alone, not in `draft` too.
 */
export const stateFilters = ['all', ...itemStates, 'submitted', 'deleted'] as const;
export type StateFilter = (typeof stateFilters)[number];

/** The most announcements that are pinned at a time. */
export const maxPinned = 3;

/**
 * The fields of an item that a session sees beside its own, where it asks by `?state=` or saves with `state`. A provider
 * of the release before, which has none, has published all that it answers.
 */
export const publicationSchema = z.object({
  state: z.catch(z.enum(itemStates), 'published'),
  /** Instants in ISO 8601, UTC; `''` for none. */
  publish_at: wireText,
  expire_at: wireText,
  pinned_at: wireText,
  /** When its author asked for publishing. */
  submitted_at: wireText,
  /** The account that made it; `''` for what is older than accounts of people. */
  written_by: wireText,
  /** When the last request to publish it was answered, and by which account; `''` while it waits. */
  reviewed_at: wireText,
  reviewed_by: wireText,
  /** The note with which it was sent back; `''` once it was published, or sent again. */
  review_note: wireText,
  /** The version of the draft that lies over a published item, to be read as a revision; null for none. */
  draft_version: z.catch(z.nullable(wireCount), null),
});

export type Publication = z.infer<typeof publicationSchema>;

/** An item as a session sees it; `version` is its newest, that of a draft over it too. */
export type Editorial<Item> = Item & Publication;

const moment = (label: string) => {
  const error = `${label} harus tanggal dan jam dengan zona waktu, misalnya 2027-03-06T06:00:00+07:00.`;
  return z.optional(
    z.pipe(
      z.nullable(z.union([z.literal(''), z.iso.datetime({ offset: true })], error)),
      z.transform((at) => (at ? new Date(at).toISOString() : null)),
    ),
  );
};

/** The publishing fields of a POST or PUT; a body without them publishes, as older clients expect. */
export const publicationInputSchema = z.object({
  state: z.optional(z.enum(itemStates, 'Status harus draft atau published.')),
  publish_at: moment('Mulai tampil'),
  expire_at: moment('Berlaku sampai'),
});

/** The fields that a form adds to its own; instants with offset, `''` or null for none, left out for unchanged. */
export type PublicationInput = {
  state: 'draft' | 'published';
  publish_at?: string | null;
  expire_at?: string | null;
};

/** The note with which a text that waits is sent back to its writer (docs/contract.md#requests). */
export const returnInputSchema = z.object({
  note: requiredText('Catatan', fieldLimits.reviewNote),
});

/** The outcome of a request to publish: it waits, was sent back, led to publishing, now or at a time, or was taken off the site. */
const requestStates = ['submitted', 'returned', 'scheduled', 'published', 'withdrawn'] as const;

/** A request to publish, as it concerns an account (docs/contract.md#requests). */
export const requestSchema = z.object({
  resource: z.enum(publishedNames),
  id: wireId,
  title: wireText,
  state: z.enum(requestStates),
  /** When it was made, sent back or taken off the site, or from when on visitors see the item: an instant in ISO 8601, UTC. */
  at: wireText,
  /** The person who made it, or who answered. */
  username: wireText,
});

/** Milliseconds for which the answer to a request that led to publishing is told (docs/contract.md#requests). */
export const publishedToldFor = 7 * 86_400_000;

export type PublishRequest = z.infer<typeof requestSchema>;

/** The number of items in each state (docs/contract.md#states). */
export const stateCountsSchema = z.object({
  all: z.number(),
  draft: z.number(),
  submitted: z.number(),
  scheduled: z.number(),
  published: z.number(),
  expired: z.number(),
  deleted: z.number(),
});

export type StateCounts = z.infer<typeof stateCountsSchema>;

/** An entry of an item's history (docs/contract.md#revisions). */
export const revisionSchema = z.object({
  version: whole('Versi', Number.MAX_SAFE_INTEGER, 1),
  /** When it was last saved: an instant in ISO 8601, UTC. */
  at: wireText,
  /** `''` for what was saved before there was a history. */
  username: wireText,
  /** False for a draft. */
  published: wireFlag,
});

export type Revision = z.infer<typeof revisionSchema>;

/** The link of a preview and the instant at which it ends (docs/contract.md#preview). */
export const previewLinkSchema = z.object({ url: wireText, expires_at: wireText });

export type PreviewLink = z.infer<typeof previewLinkSchema>;

/** The item that a preview's link shows, for the site; `item` is one of the resource's. */
export const previewSchema = z.object({
  resource: z.enum(publishedNames),
  item: z.looseObject({}),
  expires_at: wireText,
});

export const pinInputSchema = z.object({ pinned: z.boolean('Pilih ya atau tidak.') });

/** An item that appears or ends at a moment (docs/contract.md#calendar). */
export const calendarEntrySchema = z.object({
  resource: z.enum(publishedNames),
  id: wireId,
  title: wireText,
  at: wireText,
  event: z.enum(['appears', 'ends']),
});

export type CalendarEntry = z.infer<typeof calendarEntrySchema>;
