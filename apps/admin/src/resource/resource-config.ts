import type { Client } from '@pesantren/api-client/client';
import type { Items, ResourceName } from '@pesantren/api-client/resources';
import type { Profile } from '@pesantren/api-client/transport/transport';
import type { Clock } from '@pesantren/content/clock';
import type { ReactNode } from 'react';
import type { PictureGrid } from './picture-grid/picture-grid.tsx';
import type { ReceivedPage } from './share/whatsapp-url.ts';

/** A column of a table. On phones `picture`, `main` and `fact` make up a card; an `extra` is left out. */
export type Column<Item> = {
  header: string;
  role: 'picture' | 'main' | 'fact' | 'extra';
  /** The width in a table; columns without one share the rest. */
  width?: 'narrow' | 'middle' | 'wide';
  cell: (item: Item, isEditing: boolean, clock: Clock) => ReactNode;
  /** The field that the provider sorts the list by, for a column that can be sorted. */
  sort?: Extract<keyof Item, string>;
};

/** A resource whose list is a grid of pictures. */
export type GridConfig<Item> = {
  /** Brought by the resource, so that a list that is a table loads none of it. */
  Grid: typeof PictureGrid;
  pictureOf: (item: Item) => string;
  /** A line below the name, `''` for none. */
  captionOf: (item: Item, profile: Profile) => string;
  /** Moves an item before another one, or to the end (`null`), where the order is set by hand. */
  move?: (client: Client, id: string, before: string | null) => Promise<void>;
};

/** A resource's list: its columns, its search, and the words that the page uses for it. */
export type ResourceConfig<Name extends ResourceName> = {
  name: Name;
  /** The page's name, `Artikel`. */
  title: string;
  /** Follows a number: `artikel`. */
  noun: string;
  /** Begins a sentence: `Artikel` of `Artikel dihapus.` */
  subject: string;
  /** The button that opens the form for a new item: `Tulis artikel`. */
  addLabel: string;
  nameOf: (item: Items[Name]) => string;
  /** The name of a draft, `''` when it has none yet. */
  draftName: (values: Readonly<Record<string, string>>) => string;
  columns: readonly Column<Items[Name]>[];
  /** Lists the items as a grid of pictures instead of a table. */
  grid?: GridConfig<Items[Name]>;
  /** The item's page on the public site, for resources whose items have one. */
  pageOf?: (siteUrl: string, item: Items[Name], clock: Clock) => ReceivedPage | null;
  /** The name of its search. */
  search: string;
  empty: string;
  noMatch: string;
};

/** The configuration of a resource whose list is a grid. */
export type PictureConfig<Name extends ResourceName> = ResourceConfig<Name> &
  Required<Pick<ResourceConfig<Name>, 'grid'>>;

export function isPictureConfig<Name extends ResourceName>(
  resource: ResourceConfig<Name>,
): resource is PictureConfig<Name> {
  return resource.grid !== undefined;
}
