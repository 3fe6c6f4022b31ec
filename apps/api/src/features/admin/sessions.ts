import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { isFull } from '../../db/failure.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Row } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import type { Admin } from '../../http/env.ts';

// Reliability section 4, in milliseconds.
const idle = 30 * 60_000;
const absolute = 12 * 3_600_000;
const touchedAtMostEvery = 60_000;

const perAccount = 5;

/** What people see of a session: nothing that could be used in its place. */
const shown = ['id', 'created_at', 'seen_at', 'user_agent', 'address'] as const;

/** Where a session is used. */
export type Device = { userAgent: string; address: string };

export type Sessions = ReturnType<typeof createSessions>;

/** Sessions live in the database under the hash of their value; the server alone ends them. */
export function createSessions({ db, now }: Pick<Deps, 'db' | 'now'>) {
  const before = (duration: number) => new Date(now().getTime() - duration).toISOString();

  return {
    /** Starts a session and answers its value: 256 random bits. The account's oldest ones give way. */
    async start(adminId: number, { userAgent, address }: Device): Promise<string> {
      const value = randomBytes(32).toString('base64url');
      const created = now().toISOString();
      await inTransaction(db, async (transaction) => {
        const kept = transaction
          .selectFrom('sessions')
          .select('token_hash')
          .where('admin_id', '=', adminId)
          .where('seen_at', '>', before(idle))
          .orderBy('seen_at', 'desc')
          .limit(perAccount - 1);
        await transaction
          .deleteFrom('sessions')
          .where('admin_id', '=', adminId)
          .where('token_hash', 'not in', kept)
          .execute();
        await transaction
          .insertInto('sessions')
          .values({
            token_hash: hashOf(value),
            admin_id: adminId,
            created_at: created,
            seen_at: created,
            id: randomUUID(),
            user_agent: userAgent.slice(0, 300),
            address,
          })
          .execute();
      });
      return value;
    },

    /** Whose live session a value is; using it counts as activity. */
    async adminOf(value: string): Promise<Admin | undefined> {
      const row = await db
        .selectFrom('sessions')
        .innerJoin('admins', 'admins.id', 'sessions.admin_id')
        .select(['admins.id', 'admins.username', 'sessions.seen_at', 'sessions.id as session'])
        .where('admins.disabled_at', 'is', null)
        .where('token_hash', '=', hashOf(value))
        .where('seen_at', '>', before(idle))
        .where('sessions.created_at', '>', before(absolute))
        .executeTakeFirst();
      if (!row) return undefined;
      if (row.seen_at < before(touchedAtMostEvery)) {
        await db
          .updateTable('sessions')
          .set({ seen_at: now().toISOString() })
          .where('token_hash', '=', hashOf(value))
          .execute()
          .catch((error: unknown) => {
            // Who reads on a full disk goes on reading.
            if (!isFull(error)) throw error;
          });
      }
      return { id: row.id, username: row.username, session: row.session };
    },

    /** The live sessions of an account, the one used last first. */
    ofAccount(adminId: number): Promise<Pick<Row<'sessions'>, (typeof shown)[number]>[]> {
      return db
        .selectFrom('sessions')
        .select(shown)
        .where('admin_id', '=', adminId)
        .where('seen_at', '>', before(idle))
        .where('created_at', '>', before(absolute))
        .orderBy('seen_at', 'desc')
        .orderBy('created_at', 'desc')
        .execute();
    },

    /** Ends one session of an account by its id. @returns whether there was one. */
    async endOne(adminId: number, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('sessions')
        .where('admin_id', '=', adminId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** Ends every session of an account. */
    async endAll(adminId: number): Promise<void> {
      await db.deleteFrom('sessions').where('admin_id', '=', adminId).execute();
    },

    /** Ends the session of a value, if there is one. */
    async end(value: string): Promise<void> {
      await db.deleteFrom('sessions').where('token_hash', '=', hashOf(value)).execute();
    },
  };
}

function hashOf(value: string): string {
  return createHash('sha256').update(value).digest('hex');
}
