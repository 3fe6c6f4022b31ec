import type { Instant } from './item-tables.ts';

/** The contents of an uploaded PDF, for the announcements that will name it. */
export type PdfReadingsTable = {
  /** The PDF's name among the uploads. */
  name: string;
  /** Path of its first page as a picture. */
  image: string;
  pages: number;
  text: string;
};

/** A file that was uploaded; those of earlier releases have no row. */
export type StoredFilesTable = {
  name: string;
  bytes: number;
  /** The name of the account, as in the log. */
  username: string;
  stored_at: Instant;
  /** When the sweep has taken it; the row stays for a day, so that no save names the file meanwhile. */
  removed_at: Instant | null;
};

/** How backups have ended, as JSON, for all providers of a school: one row, of id 1, or none. */
export type BackupStateTable = { id: number; state: string };

/** How far sweeps have come: one row, of id 1, or none. */
export type SweepsTable = { id: number; until: Instant };
