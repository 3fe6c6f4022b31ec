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
  | `item-${'created' | 'changed' | 'moved' | 'deleted' | 'restored'}`
  | 'school-changed'
  | `student-${'created' | 'changed' | 'deleted' | 'consent-changed' | 'photo-changed'}`
  | 'students-imported'
  | 'students-settings-changed'
  | 'signed-in'
  | 'signed-out'
  | 'session-ended'
  | 'password-changed'
  | `account-${'created' | 'disabled' | 'enabled'}`;

/** The administrator who acts, and the network address. */
export type Actor = { username: string; address: string };

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
      item?: { resource: ResourceName | 'students'; id: number },
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

    /** Lists entries, the last first. */
    async list({ limit, offset }: Pick<ListParams, 'limit' | 'offset'>): Promise<Page<Row<'log'>>> {
      const { total } = await db
        .selectFrom('log')
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const items = await db
        .selectFrom('log')
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
