import type { Role } from '@pesantren/api-client/contract/account';
import type { PublishedName } from '@pesantren/api-client/contract/publication';
import type { Consent } from '@pesantren/api-client/contract/student';
import type { ResourceName } from '@pesantren/api-client/resources';
import type { Generated, Kysely, Selectable } from 'kysely';
import type {
  AgendaTable,
  AnnouncementsTable,
  ArticlesTable,
  CarouselTable,
  GalleryTable,
  Instant,
  ItemTable,
  PagesTable,
  PastSlugsTable,
  PrestasiTable,
  PublicationTable,
} from './item-tables.ts';
import type { PushDevicesTable, PushKeysTable } from './push-tables.ts';
import type {
  RegistrationKeysTable,
  RegistrationSettingsTable,
  RegistrationsTable,
  RegistrationWavesTable,
} from './registration-tables.ts';
import type { BrokenLinksTable, TalliesTable } from './report-tables.ts';

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

/** The answer to the last request to publish an item; none while it waits. */
export type ReviewsTable = {
  resource: PublishedName;
  item_id: number;
  at: Instant;
  username: string;
  /** Why it was sent back; `''` where it was published. */
  note: string;
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
  backup_state: BackupStateTable;
  prestasi: PrestasiTable;
  carousel: CarouselTable;
  gallery: GalleryTable;
  pages: PagesTable;
  agenda: AgendaTable;
  revisions: RevisionsTable;
  reviews: ReviewsTable;
  school: SchoolTable;
  students: StudentsTable;
  student_settings: StudentSettingsTable;
  registration_settings: RegistrationSettingsTable;
  registration_keys: RegistrationKeysTable;
  registration_waves: RegistrationWavesTable;
  registrations: RegistrationsTable;
  admins: AdminsTable;
  sessions: SessionsTable;
  push_keys: PushKeysTable;
  push_devices: PushDevicesTable;
  first_answers: FirstAnswersTable;
  log: LogTable;
  tallies: TalliesTable;
  broken_links: BrokenLinksTable;
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

/** The contents of an uploaded PDF, for the announcements that will name it. */
type PdfReadingsTable = {
  /** The PDF's name among the uploads. */
  name: string;
  /** Path of its first page as a picture. */
  image: string;
  pages: number;
  text: string;
};

/** A file that was uploaded; those of earlier releases have no row. */
type StoredFilesTable = {
  name: string;
  bytes: number;
  /** The name of the account, as in the log. */
  username: string;
  stored_at: Instant;
  /** When the sweep has taken it; the row stays for a day, so that no save names the file meanwhile. */
  removed_at: Instant | null;
};

/** How backups have ended, as JSON, for all providers of a school: one row, of id 1, or none. */
type BackupStateTable = { id: number; state: string };

/** How far sweeps have come: one row, of id 1, or none. */
type SweepsTable = { id: number; until: Instant };
