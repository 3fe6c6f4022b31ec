import type { ResourceName } from '@pesantren/api-client/resources';
import type { Context } from 'hono';
import type { Row } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import type { Env } from '../../http/env.ts';
import type { List, ListPart } from '../../http/list-part.ts';

/** How long it is known who did what, in milliseconds. */
const keptFor = 365 * 86_400_000;

/** What administrators do; `item-…` is done to an item of a resource. */
export type Action =
  | `item-${'created' | 'changed' | 'moved' | 'deleted' | 'restored'}`
  | 'signed-in'
  | 'signed-out'
  | 'session-ended'
  | 'password-changed'
  | `account-${'created' | 'disabled' | 'enabled'}`;

/** Who does something, and from where. */
export type Actor = { username: string; address: string };

/** The administrator behind a request that has passed the session's guard. */
export function actorOf(c: Context<Env>): Actor {
  return { username: c.get('admin').username, address: c.get('address') };
}

/** Who did what to which item, when, from which address. */
export function createAuditLog({ db, now }: Pick<Deps, 'db' | 'now'>) {
  return {
    /** Within the transaction of the deed, so that neither is there without the other. */
    async add(
      actor: Actor,
      action: Action,
      item?: { resource: ResourceName; id: number },
    ): Promise<void> {
      await db
        .insertInto('log')
        .values({
          ...actor,
          ...{ at: now().toISOString(), action },
          ...{ resource: item?.resource ?? '', item_id: item?.id ?? null },
        })
        .execute();
    },

    /** The last first. */
    async list({ limit, offset }: Pick<ListPart, 'limit' | 'offset'>): Promise<List<Row<'log'>>> {
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

    /** Forgets what is older than a year. */
    async purge(): Promise<void> {
      const oldest = new Date(now().getTime() - keptFor).toISOString();
      await db.deleteFrom('log').where('at', '<', oldest).execute();
    },
  };
}
