import type { ResourceName } from '@pesantren/api-client/resources';
import type { Context } from 'hono';
import type { Row } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import type { ListParams, Page } from '../../http/pagination.ts';
import type { Env } from '../../http/request-context.ts';

/** How long entries are kept, in milliseconds. */
const keptFor = 365 * 86_400_000;

/** The actions of administrators; `item-…` is done to an item of a resource. */
export type Action =
  | `item-${'created' | 'changed' | 'published' | 'moved' | 'deleted' | 'restored' | 'purged'}`
  | `item-${'submitted' | 'returned' | 'withdrawn' | 'pinned' | 'unpinned'}`
  | 'draft-saved'
  | 'version-restored'
  | 'school-changed'
  | `student-${'created' | 'changed' | 'deleted' | 'consent-changed' | 'photo-changed'}`
  | 'students-imported'
  | 'students-settings-changed'
  | `registrations-${'switched' | 'opened'}`
  | `registration-${'key-created' | 'passphrase-changed' | 'state-changed'}`
  | 'signed-in'
  | 'signed-out'
  | 'session-ended'
  | 'password-changed'
  | `backup-${'started' | 'key-shown'}`
  | `account-${'created' | 'disabled' | 'enabled' | 'role-changed'}`;

/** The administrator who acts, and the network address. */
export type Actor = { username: string; address: string };

/** A page of the log, of what matches all that is named; `from` and `to` are instants, the first one included. */
export type LogParams = Pick<ListParams, 'limit' | 'offset'> & {
  from?: string;
  to?: string;
  username?: string;
  action?: string;
  resource?: string;
  item_id?: number;
};

/** Returns the administrator of a request that has passed the session's guard. */
export function actorOf(c: Context<Env>): Actor {
  return { username: c.get('admin').username, address: c.get('address') };
}

/** Creates the audit log: who did what to which item, when, from which address. */
export function createAuditLog({ db, now }: Pick<Deps, 'db' | 'now'>) {
  return {
    /** Adds an entry, in the transaction of the action: both are stored or neither. */
    async add(
      actor: Actor,
      action: Action,
      item?: { resource: ResourceName | 'students' | 'accounts' | 'registrations'; id: number },
    ): Promise<void> {
      await db
        .insertInto('log')
        .values({
          ...actor,
          at: now().toISOString(),
          action,
          resource: item?.resource ?? '',
          item_id: item?.id ?? null,
        })
        .execute();
    },

    /** Lists the entries that match, the last first. */
    async list({ limit, offset, ...filter }: LogParams): Promise<Page<Row<'log'>>> {
      let matching = db.selectFrom('log');
      if (filter.from) matching = matching.where('at', '>=', filter.from);
      if (filter.to) matching = matching.where('at', '<', filter.to);
      if (filter.username) matching = matching.where('username', '=', filter.username);
      if (filter.action) matching = matching.where('action', '=', filter.action);
      if (filter.resource) matching = matching.where('resource', '=', filter.resource);
      if (filter.item_id) matching = matching.where('item_id', '=', filter.item_id);
      const { total } = await matching
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const items = await matching
        .selectAll()
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      return { items, total };
    },

    /** Deletes entries older than a year. */
    async purge(): Promise<void> {
      const oldest = new Date(now().getTime() - keptFor).toISOString();
      await db.deleteFrom('log').where('at', '<', oldest).execute();
    },
  };
}
