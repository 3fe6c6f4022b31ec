import type { Items, ResourceName } from '@pesantren/api-client/resources';
import type { ReactNode } from 'react';
import type { SharedPage } from '../layout/page-to-share.ts';
import type { FormValues } from './drafts.ts';

/** One column. On phones `picture`, `main` and `fact` make the card, an `extra` is left out. */
export type Column<Item> = {
  header: string;
  place: 'picture' | 'main' | 'fact' | 'extra';
  /** Of a table's column; one without it shares what is left. */
  width?: 'narrow' | 'middle' | 'wide';
  cell: (item: Item) => ReactNode;
  /** Lets the list be sorted by this column: its word in the URL, and what is compared. */
  order?: { key: string; of: (item: Item) => string | number };
};

/** How the items of a resource are listed, searched and spoken of. */
export type Listing<Name extends ResourceName> = {
  name: Name;
  /** The screen's name, `Artikel`. */
  title: string;
  /** Follows a number: `artikel`. */
  noun: string;
  /** Begins a sentence: `Artikel` of `Artikel dihapus.` */
  subject: string;
  /** The button that opens the form for a new item: `Tulis artikel`. */
  addLabel: string;
  nameOf: (item: Items[Name]) => string;
  /** The same of what is only typed so far; `''` when it has no name yet. */
  draftName: (values: FormValues) => string;
  /** The row of `editingId` says that it is being edited. */
  columns: (editingId: string | null) => readonly Column<Items[Name]>[];
  /** Where visitors see the item, for those that have a page of their own. */
  pageOf?: (siteUrl: string, item: Items[Name]) => SharedPage | null;
  search: { label: string; hint: string };
  empty: string;
  noMatch: string;
};
