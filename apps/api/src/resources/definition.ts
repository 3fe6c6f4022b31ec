import type { UploadKind } from '@pesantren/api-client/contract/uploads/upload';
import type { Inputs, ResourceName } from '@pesantren/api-client/resources';
import type { Clock } from '@pesantren/content/clock';
import type { Hono } from 'hono';
import type { Insertable } from 'kysely';
import * as z from 'zod/mini';
import type { ItemTable, PublicationTable } from '../db/item-tables.ts';
import type { ItemRow, Tables } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import type { Env } from '../http/request-context.ts';
import type { ListOptions } from './list.ts';

/** The columns that a resource fills by itself; those of every item are filled by `save-item.ts`. */
export type OwnColumns<Name extends ResourceName> = Omit<
  Insertable<Tables[Name]>,
  keyof ItemTable | keyof PublicationTable | 'pinned_at'
>;

/** The columns that hold the URL of an upload, with the kind that they take, and those of rich text. */
export type UploadColumns<Column extends string = string> = {
  readonly [Name in Column]?: UploadKind | 'rich-text';
};

/** The columns that the search over everything shows. `attached`: the text of a file, shown where the words stand in it alone. */
export type FoundColumns<Column extends string = string> = {
  date: Column;
  lines?: readonly Column[];
  body?: Column;
  attached?: Column;
  slug?: Column;
  image?: Column;
  /** When an event begins and ends, and whether it was cancelled. */
  starts?: Column;
  ends?: Column;
  cancelled?: Column;
};

/** The definition of a resource: all that differs from the others. Its table bears its name. */
export type ResourceDefinition<Name extends ResourceName> = {
  /** Uploads are paths in the database and URLs in the API (docs/contract.md#uploads); rich text is sanitized. */
  uploads: UploadColumns<keyof OwnColumns<Name> & string>;
  list: ListOptions;
  /** The name of an item in the search over everything, and in the log. */
  title: keyof Tables[Name] & string;
  /** The columns that the search over everything shows; a resource without it is not found. */
  found?: FoundColumns<keyof Tables[Name] & string>;
  /** Columns that search looks at and no response carries. */
  hiddenSearchFields?: readonly (keyof OwnColumns<Name> & string)[];
  /** Puts what an input names without a zone on the school's clock. */
  onClock?: (input: Inputs[Name], clock: Clock) => Inputs[Name];
  /**
   * Makes the columns of an input, whose uploads are paths by now; writes nothing.
   * @param deps with the transaction of the change as `db`, the school's clock, and nothing outside the database.
   * @param before the row that an update changes.
   * @param appears when the item is seen first; null for a draft.
   */
  toColumns: (
    deps: Pick<Deps, 'db' | 'now'> & { clock: Clock },
    input: Inputs[Name],
    before?: ItemRow<Name>,
    appears?: string | null,
  ) => OwnColumns<Name> | Promise<OwnColumns<Name>>;
  /** Writes what an update leaves behind, in its transaction. */
  updated?: (db: Deps['db'], before: ItemRow<Name>, row: ItemRow<Name>) => Promise<void>;
  /** Refuses, in its transaction, an item that was restored where there is no room for it any more. */
  restored?: (db: Deps['db']) => Promise<void>;
  /** The fields of the contract that are no columns. */
  serialize?: (row: ItemRow<Name>) => object;
  /** The columns that no form sends, by what an import accepts in them. */
  facts: { [Column in Exclude<keyof OwnColumns<Name>, keyof Inputs[Name]>]: z.ZodMiniType };
  /** Calls that no other resource has, below its path. */
  routes?: (deps: Deps) => Hono<Env>;
  /** The items of an empty database, oldest first. */
  samples: readonly Inputs[Name][];
};

/** An instant in an exported file, normalized to milliseconds in UTC as the database stores it. */
export const instant = z.pipe(
  z.iso.datetime(),
  z.transform((text) => new Date(text).toISOString()),
);
