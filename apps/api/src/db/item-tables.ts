import type { Generated } from 'kysely';

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

export type AgendaTable = ItemTable &
  PublicationTable & {
    title: string;
    /** A day in ISO 8601, or an instant; `''` of a draft without one. */
    starts: string;
    ends: string;
    /** 1 or 0. */
    all_day: number;
    place: string;
    note: string;
    category: string;
    /** 1 or 0. */
    cancelled: number;
    /** The instants at which it begins, and from which on it is over. */
    starts_at: Instant;
    over_at: Instant;
  };
