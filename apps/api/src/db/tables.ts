import type { Role } from '@pesantren/api-client/contract/account';
import type { PublishedName } from '@pesantren/api-client/contract/publication';
import type { Consent } from '@pesantren/api-client/contract/student';
import type { ResourceName } from '@pesantren/api-client/resources';
import type { Generated, Kysely, Selectable } from 'kysely';
import type { PdfReadingsTable, StoredFilesTable, SweepsTable } from './file-tables.ts';

/** Instants are ISO 8601 in UTC, always with milliseconds: their order as text is their order in time. */
export type Instant = string;

/** The columns of every item; ids are never reused (docs/reliability.md#a07). */
export type ItemTable = {
  id: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
  /** 1 at creation, one more with each update. */
  version: Generated<number>;
  /** The category as it is compared; `''` for what has none. */
  category_key: Generated<string>;
  /** Set on a soft-deleted item, which can be restored. */
  deleted_at: Generated<Instant | null>;
};

/** The columns of an item that is drafted, scheduled and expires; `features/publication` owns their meaning. */
export type PublicationTable = {
  /** 1 or 0, which is a draft. */
  published: Generated<number>;
  /** The first moment at which it is seen, and the first at which it no longer is; null for none. */
  publish_at: Generated<Instant | null>;
  expire_at: Generated<Instant | null>;
  /** When its author asked for publishing. */
  submitted_at: Generated<Instant | null>;
  /** The name of the account that made it, as in the log; `''` for what is older than this column. */
  written_by: Generated<string>;
};

export type ArticlesTable = ItemTable &
  PublicationTable & {
    slug: string;
    title: string;
    excerpt: string;
    content: string;
    date: string;
    author: string;
    category: string;
    read_time: string;
    image: string;
    image_alt: string;
    image_focus: Generated<string>;
    published_at: Instant;
  };

/** An address that an article has left; never also the present one of any. */
export type PastSlugsTable = { slug: string; article_id: number };

export type AnnouncementsTable = ItemTable &
  PublicationTable & {
    pinned_at: Generated<Instant | null>;
    title: string;
    content: string;
    date: string;
    time: string;
    priority: string;
    category: string;
    pdf_url: string;
    pdf_name: Generated<string>;
    pdf_bytes: number | null;
    pdf_image: Generated<string>;
    pdf_pages: Generated<number | null>;
    pdf_text: Generated<string>;
    event_date: Generated<string>;
    event_end_date: Generated<string>;
    event_time: Generated<string>;
    event_place: Generated<string>;
    published_at: Instant;
  };

export type PrestasiTable = ItemTable & {
  prestasi: string;
  tanggal: string;
  /** The day that `tanggal` names, null when it names none. */
  happened_at: Instant | null;
};

export type CarouselTable = ItemTable & {
  src: string;
  alt: Generated<string>;
  /** The sort key, highest first: 0 until the picture is moved, then less than 0. */
  rank: Generated<number>;
  name: Generated<string>;
};

export type GalleryTable = ItemTable &
  PublicationTable & {
    title: string;
    category: string;
    image: string;
    image_focus: Generated<string>;
  };

export type PagesTable = ItemTable &
  PublicationTable & {
    slug: string;
    title: string;
    content: string;
    order: number;
    /** 1 or 0. */
    in_footer: number;
    /** When it was first published; null until then. */
    published_at: Instant | null;
  };

/** The facts that the school has saved: one row, of id 1, or none. */
export type SchoolTable = {
  id: number;
  /** JSON whose uploads are paths; keys of a later release stay in it. */
  facts: string;
  version: number;
  updated_at: Instant;
  /** 1 while the sample stands in for what was not saved, else 0. */
  sample: Generated<number>;
};

/** A pupil of the directory (docs/contract.md#students). */
export type StudentsTable = {
  id: Generated<number>;
  nis: string;
  name: string;
  class: string;
  year: number;
  status: string;
  /** JSON, a list of lines. */
  achievements: string;
  /** Path of a file that only the photo's own address serves; `''` unless the consent is `foto`. */
  photo: string;
  consent: Consent;
  consent_by: string;
  /** The day, ISO 8601, or `''`. */
  consent_at: string;
  created_at: Instant;
  updated_at: Instant;
  version: Generated<number>;
};

/** How the directory is shown: one row, of id 1, or none. Both are 1 or 0. */
export type StudentSettingsTable = { id: number; enabled: number; mask_nis: number };

/** The history of items: every save, or those of ten minutes. The newest is a draft over the item where its version is higher. */
export type RevisionsTable = {
  id: Generated<number>;
  resource: PublishedName;
  item_id: number;
  version: number;
  started_at: Instant;
  at: Instant;
  username: string;
  /** The session whose next save may take this one's place; `''` for none. */
  session: string;
  /** 1 or 0, which is a draft. */
  published: number;
  /** JSON: the form's fields as columns hold them, with start and end. */
  body: string;
};

export type AdminsTable = {
  id: Generated<number>;
  username: string;
  /** The name as it is compared. */
  name_key: string;
  password_hash: string;
  created_at: Instant;
  /** Set when the account may no longer sign in; its sessions are dead at once. */
  disabled_at: Generated<Instant | null>;
  role: Generated<Role>;
};

export type SessionsTable = {
  /** SHA-256 of the cookie's value, hex: the value itself is stored nowhere. */
  token_hash: string;
  admin_id: number;
  created_at: Instant;
  seen_at: Instant;
  /** The public name of the session, which signs nobody in. */
  id: string;
  user_agent: string;
  address: string;
};

/** The audit log, which outlives accounts. */
export type LogTable = {
  id: Generated<number>;
  at: Instant;
  username: string;
  address: string;
  action: string;
  /** `''` and `null` for what is done to no item. */
  resource: string;
  item_id: number | null;
};

/** Responses of POSTs with an `Idempotency-Key`, for their repeats. */
export type FirstAnswersTable = {
  admin_id: number;
  key: string;
  /** SHA-256 of path and body, hex: the same key for something else is a mistake. */
  request_hash: string;
  created_at: Instant;
  location: Generated<string>;
  tag: Generated<string>;
  body: Generated<string>;
};

/** The search texts of items, by `db/search.ts`; an FTS5 table on SQLite. */
export type TextsTable = {
  /** The item's id. */
  rowid: number;
  /** The words of it that people read. */
  text: string;
  /** Its addresses and ids, which only lists look at; null where the release before wrote the row. */
  addresses: string | null;
};

/** The number of items by resource and category, which triggers keep. */
export type TotalsTable = {
  resource: ResourceName;
  category_key: string;
  total: number;
  /** Changes whenever anything in the list does. */
  tag: string;
};

/** Rate limits on PostgreSQL; the columns are those of rate-limiter-flexible. */
export type LimitsTable = {
  key: string;
  points: number;
  /** Milliseconds since 1970, null for never. */
  expire: number | null;
};

export const limitsTable = 'limits';

/** The database, table by table. Migrations make it so. */
export type Tables = {
  articles: ArticlesTable;
  past_slugs: PastSlugsTable;
  announcements: AnnouncementsTable;
  pdf_readings: PdfReadingsTable;
  stored_files: StoredFilesTable;
  sweeps: SweepsTable;
  prestasi: PrestasiTable;
  carousel: CarouselTable;
  gallery: GalleryTable;
  pages: PagesTable;
  revisions: RevisionsTable;
  school: SchoolTable;
  students: StudentsTable;
  student_settings: StudentSettingsTable;
  admins: AdminsTable;
  sessions: SessionsTable;
  first_answers: FirstAnswersTable;
  log: LogTable;
  totals: TotalsTable;
  [limitsTable]: LimitsTable;
} & Record<`${ResourceName}_texts`, TextsTable>;

export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>;

/** A row of any resource, by the columns that every item has. */
export type Item = Selectable<ItemTable>;

/** A row of one resource. */
export type ItemRow<Name extends ResourceName> = Item & Row<Name>;

/** Tells of a row whose table it comes from: queries of `itemsIn` read all columns and know those of every item. */
export function rowOf<Name extends ResourceName>(_: Name, item: Item): ItemRow<Name> {
  return item as ItemRow<Name>;
}

/** A row of a resource with drafts, by the columns that all of these have. */
export type PublishedItem = Item & Selectable<PublicationTable>;

/** The database with the tables of all resources as what they have in common. */
type ItemTables = Omit<Tables, ResourceName> & Record<ResourceName, ItemTable>;

/**
 * Shows the resources' tables by the columns that all have: Kysely builds no query over a union of different tables,
 * and one over tables of the same columns it does.
 */
export function itemsIn(db: Kysely<Tables>): Kysely<ItemTables> {
  return db.$omitTables<ResourceName>().$extendTables<Record<ResourceName, ItemTable>>();
}

/** Shows the tables of resources with drafts by the columns that all of those have, as `itemsIn` does. */
export function publishedIn(db: Kysely<Tables>) {
  return db
    .$omitTables<PublishedName>()
    .$extendTables<Record<PublishedName, ItemTable & PublicationTable>>();
}
