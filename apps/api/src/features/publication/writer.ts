import type { Inputs, ResourceName } from '@pesantren/api-client/resources';
import { type Item, type PublishedItem, rowOf } from '../../db/tables.ts';
import type { Admin } from '../../http/request-context.ts';
import { toStorage } from '../../resources/representations.ts';
import { insertItem, type SaveDeps, updateItem } from '../../resources/save-item.ts';
import { createStoredFiles } from '../upload/stored-files.ts';
import { type Publication, publicationColumns } from './publication-input.ts';
import { createReviews } from './reviews.ts';
import { createRevisions } from './revisions.ts';
import { hasPublication } from './visible.ts';

/** A request to save, and its account. */
export type Save<Name extends ResourceName> = {
  input: Inputs[Name];
  publication: Publication | undefined;
  by: Admin;
};

/** A row after a save; `isNew` unless an entry of the history became another. */
export type Saved = { row: Item; isNew: boolean };

/** Creates an item, and its history with it. @param deps with a transaction as `db`. */
export async function createWithHistory<Name extends ResourceName>(
  deps: SaveDeps,
  name: Name,
  { input, publication, by }: Save<Name>,
): Promise<Item> {
  const stored = toStorage(deps, name, input);
  const columns = publicationColumns(name, input, publication);
  if (!hasPublication(name)) return insertItem(deps, name, stored, columns);
  const row = await insertItem(deps, name, stored, { ...columns, written_by: by.username });
  await createRevisions(deps, name).add(row as PublishedItem, {
    version: row.version,
    isPublished: columns.published === 1,
    body: bodyOf(stored, columns),
    by,
  });
  return row;
}

/**
 * Saves an item as its next version, in its history too. A draft of a published item lies over it: its row, which
 * visitors see, stays.
 * @param deps with a transaction as `db`.
 */
export async function saveWithHistory<Name extends ResourceName>(
  deps: SaveDeps,
  name: Name,
  before: Item,
  { input, publication, by }: Save<Name>,
): Promise<Saved> {
  const stored = toStorage(deps, name, input);
  if (!hasPublication(name)) {
    await createStoredFiles(deps).refuseRemoved(stored);
    return { row: await updateItem(deps, name, before, stored, {}), isNew: true };
  }
  const item = before as PublishedItem;
  await createStoredFiles(deps).refuseRemoved(stored);
  const revisions = createRevisions(deps, name);
  await revisions.keep(rowOf(name, item) as PublishedItem);
  const columns = publicationColumns(name, input, publication, item);
  const version = (await revisions.head(item)) + 1;
  const isOver = publication?.isDraft === true && item.published === 1;
  if (columns.published === 1) await createReviews(deps, name).publish(item, by);
  const row = isOver ? item : await updateItem(deps, name, before, stored, { ...columns, version });
  const isNew = await revisions.add(row as PublishedItem, {
    version,
    isPublished: columns.published === 1,
    body: bodyOf(stored, columns),
    by,
  });
  return { row, isNew };
}

function bodyOf(stored: object, columns: { publish_at?: unknown; expire_at?: unknown }): object {
  const { published: _, ...fields } = stored as { published?: unknown };
  return { ...fields, publish_at: columns.publish_at, expire_at: columns.expire_at };
}
