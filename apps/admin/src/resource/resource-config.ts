import type { Client } from '@pesantren/api-client/client';
import type { Items, ResourceName } from '@pesantren/api-client/resources';
import type { ReactNode } from 'react';
import type { FormValues } from './drafts/drafts.ts';
import type { SharedPage } from './share/whatsapp-url.ts';

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

/** How an item looks that is a picture above all. */
export type GridConfig<Item> = {
  pictureOf: (item: Item) => string;
  /** A line below its name, `''` for none. */
  captionOf: (item: Item) => string;
  /** Puts the item before another one, or behind all (`null`), where people give the list its order. */
  move?: (client: Client, id: string, before: string | null) => Promise<void>;
};

/** How the items of a resource are listed, searched and spoken of. */
export type ResourceConfig<Name extends ResourceName> = {
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
  /** Lists the items as pictures side by side instead of a table. */
  grid?: GridConfig<Items[Name]>;
  /** Where visitors see the item, for those that have a page of their own. */
  pageOf?: (siteUrl: string, item: Items[Name]) => SharedPage | null;
  search: { label: string; hint: string };
  empty: string;
  noMatch: string;
};

/** The same of a resource whose items are pictures. */
export type PictureConfig<Name extends ResourceName> = ResourceConfig<Name> &
  Required<Pick<ResourceConfig<Name>, 'grid'>>;

export function isPictureConfig<Name extends ResourceName>(
  resource: ResourceConfig<Name>,
): resource is PictureConfig<Name> {
  return resource.grid !== undefined;
}
