import type { PublishedName } from '@pesantren/api-client/contract/publication';
import { type Inputs, resources } from '@pesantren/api-client/resources';
import { sql } from 'kysely';
import type { PublishedItem } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import type { Admin } from '../../http/request-context.ts';

/** How long one session's saves of a draft are one revision, in milliseconds. */
const sameRevisionFor = 10 * 60_000;

/** The most revisions of an item, its first one included. */
const maxRevisions = 100;

/** How long they are kept, in milliseconds; the first and the newest for longer. */
export const revisionsKeptFor = 365 * 86_400_000;

/** The saved content: the form's fields as columns hold them, with start and end. */
export type RevisionBody<Name extends PublishedName> = Inputs[Name] & {
  publish_at: string | null;
  expire_at: string | null;
};

/** A version of an item. */
export type Snapshot<Name extends PublishedName> = {
  version: number;
  at: string;
  username: string;
  published: number;
  body: RevisionBody<Name>;
};

/** Describes an item that is older than its history as a version of it. */
function snapshotOf<Name extends PublishedName>(name: Name, item: PublishedItem): Snapshot<Name> {
  const { version, updated_at: at, published, publish_at, expire_at } = item;
  const fields = Object.keys(resources[name].input.shape).flatMap((field) =>
    field in item && field !== 'published' ? [[field, Reflect.get(item, field)]] : [],
  );
  const body = { ...Object.fromEntries(fields), publish_at, expire_at };
  return { version, at, username: '', published, body };
}

/** A save of an item, to be added to its history. */
type Save = { version: number; isPublished: boolean; body: object; by: Admin };

/** Creates the store of a resource's history (docs/contract.md#revisions). @param deps with a transaction as `db`. */
export function createRevisions<Name extends PublishedName>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  resource: Name,
) {
  const of = (id: number) =>
    db.selectFrom('revisions').where('resource', '=', resource).where('item_id', '=', id);

  /** Reads the newest revision of each item. */
  async function newest(ids: readonly number[]): Promise<Map<number, number>> {
    if (ids.length === 0) return new Map();
    const rows = await db
      .selectFrom('revisions')
      .where('resource', '=', resource)
      .where('item_id', 'in', ids)
      .groupBy('item_id')
      .select((eb) => ['item_id', eb.fn.max('version').as('version')])
      .execute();
    return new Map(rows.map(({ item_id, version }) => [item_id, version]));
  }

  return {
    newest,

    /** Returns the newest version of an item, that of a draft over it too. */
    async head({ id, version }: PublishedItem): Promise<number> {
      return Math.max(version, (await newest([id])).get(id) ?? 0);
    },

    /** Keeps an item as it is, if its version is not in the history: it is older than that. */
    async keep(item: PublishedItem): Promise<void> {
      const known = of(item.id).where('version', '=', item.version).select('id');
      if (await known.executeTakeFirst()) return;
      const { body, ...facts } = snapshotOf(resource, item);
      await db
        .insertInto('revisions')
        .values({
          ...{ ...facts, resource, item_id: item.id, body: JSON.stringify(body) },
          ...{ started_at: facts.at, session: '' },
        })
        .execute();
    },

    /**
     * Adds a save; a draft takes the place of one that the same session began less than ten minutes ago.
     * @returns true when it is a revision of its own.
     */
    async add(item: PublishedItem, { version, isPublished, body, by }: Save): Promise<boolean> {
      const at = now().toISOString();
      const since = new Date(now().getTime() - sameRevisionFor).toISOString();
      const changed = { version, at, body: JSON.stringify(body) };
      const last = await of(item.id)
        .selectAll()
        .orderBy('version', 'desc')
        .limit(1)
        .executeTakeFirst();
      const isSame =
        !isPublished &&
        last?.published === 0 &&
        last.session === by.session &&
        last.started_at > since;
      if (isSame) {
        await db.updateTable('revisions').set(changed).where('id', '=', last.id).execute();
        return false;
      }
      await db
        .insertInto('revisions')
        .values({
          ...{ ...changed, resource, item_id: item.id, started_at: at, username: by.username },
          ...{ session: isPublished ? '' : by.session, published: Number(isPublished) },
        })
        .execute();
      await this.limit(item);
      return true;
    },

    /** Deletes what is beyond the number: neither the first nor what visitors see. */
    async limit({ id, version }: PublishedItem): Promise<void> {
      const oldestKept = of(id)
        .select('version')
        .orderBy('version', 'desc')
        .limit(1)
        .offset(maxRevisions - 2);
      await db
        .deleteFrom('revisions')
        .where('resource', '=', resource)
        .where('item_id', '=', id)
        .where('version', '<', oldestKept)
        .where(
          'version',
          '>',
          of(id).select((eb) => eb.fn.min('version').as('first')),
        )
        .where('version', '!=', version)
        .execute();
    },

    /** Ends a revision: the next save of a draft is one of its own. */
    async seal(id: number): Promise<void> {
      await db
        .updateTable('revisions')
        .set({ session: '' })
        .where('resource', '=', resource)
        .where('item_id', '=', id)
        .where('session', '!=', '')
        .execute();
    },

    /** Lists the history of an item, the newest first. */
    async list(item: PublishedItem): Promise<Omit<Snapshot<Name>, 'body'>[]> {
      const rows = await of(item.id)
        .select(['version', 'at', 'username', 'published'])
        .orderBy('version', 'desc')
        .execute();
      if (rows.some(({ version }) => version === item.version)) return rows;
      const { body, ...own } = snapshotOf(resource, item);
      return [...rows, own].toSorted((a, b) => b.version - a.version);
    },

    /** Finds a version of an item, in its history or as it is. */
    async find(item: PublishedItem, version: number): Promise<Snapshot<Name> | undefined> {
      const row = await of(item.id)
        .where('version', '=', version)
        .select(['version', 'at', 'username', 'published', 'body'])
        .executeTakeFirst();
      if (row) return { ...row, body: JSON.parse(row.body) };
      return version === item.version ? snapshotOf(resource, item) : undefined;
    },

    /** Deletes the history of items that were deleted for good. */
    async remove(ids: readonly number[]): Promise<void> {
      if (ids.length === 0) return;
      await db
        .deleteFrom('revisions')
        .where('resource', '=', resource)
        .where('item_id', 'in', ids)
        .execute();
    },
  };
}

/** Deletes revisions of more than a year, but for each item's first and newest. */
export async function purgeRevisions({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const oldest = new Date(now().getTime() - revisionsKeptFor).toISOString();
  await sql`delete from revisions where at < ${oldest}
    and version > (select min(version) from revisions as other
      where other.resource = revisions.resource and other.item_id = revisions.item_id)
    and version < (select max(version) from revisions as other
      where other.resource = revisions.resource and other.item_id = revisions.item_id)`.execute(db);
}
