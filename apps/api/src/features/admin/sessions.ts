import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { isFull } from '../../db/errors.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Row } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import type { Admin } from '../../http/request-context.ts';

/** How long a session lives (docs/reliability.md#settings-sessions), in milliseconds. */
const sessionLength = { idle: 30 * 60_000, absolute: 12 * 3_600_000 };

/** `seen_at` is written at most this often, in milliseconds: reads stay reads. */
const touchInterval = 60_000;

/** Clocks of two processes may differ by so much; what is later was made by a clock that was wrong, in milliseconds. */
export const clockTolerance = 60_000;

const sessionsPerAccount = 5;

/** The columns that people see: none of them signs anybody in. */
const publicColumns = ['id', 'created_at', 'seen_at', 'user_agent', 'address'] as const;

/** The browser and network that a session is used from. */
export type Device = { userAgent: string; address: string };

/** Creates the store of sessions; a row holds the SHA-256 of the cookie's value, never the value. */
export function createSessions({ db, now }: Pick<Deps, 'db' | 'now'>) {
  const before = (duration: number) => new Date(now().getTime() - duration).toISOString();
  const idleSince = () => before(sessionLength.idle);
  /** A session from the future would never end (docs/reliability.md#d19). */
  const latest = () => before(-clockTolerance);

  async function silence(adminId: number): Promise<void> {
    await db.deleteFrom('push_devices').where('admin_id', '=', adminId).execute();
  }

  return {
    /** Starts a session and ends the account's oldest beyond five. @returns its value, 256 random bits. */
    async start(adminId: number, { userAgent, address }: Device): Promise<string> {
      const value = randomBytes(32).toString('base64url');
      const created = now().toISOString();
      await inTransaction(db, async (transaction) => {
        const newest = transaction
          .selectFrom('sessions')
          .select('token_hash')
          .where('admin_id', '=', adminId)
          .where('seen_at', '>', idleSince())
          .where('seen_at', '<', latest())
          .orderBy('seen_at', 'desc')
          .limit(sessionsPerAccount - 1);
        await transaction
          .deleteFrom('sessions')
          .where('admin_id', '=', adminId)
          .where('token_hash', 'not in', newest)
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

    /** Finds the administrator of a live session's value, and notes that it was used. */
    async adminOf(value: string): Promise<Admin | undefined> {
      const row = await db
        .selectFrom('sessions')
        .innerJoin('admins', 'admins.id', 'sessions.admin_id')
        .select(['admins.id', 'username', 'role', 'sessions.seen_at', 'sessions.id as session'])
        .where('admins.disabled_at', 'is', null)
        .where('token_hash', '=', hashOf(value))
        .where('seen_at', '>', idleSince())
        .where('seen_at', '<', latest())
        .where('sessions.created_at', '>', before(sessionLength.absolute))
        .where('sessions.created_at', '<', latest())
        .executeTakeFirst();
      if (!row) return undefined;
      if (row.seen_at < before(touchInterval)) {
        await db
          .updateTable('sessions')
          .set({ seen_at: now().toISOString() })
          .where('token_hash', '=', hashOf(value))
          .execute()
          .catch((error: unknown) => {
            // On a full disk reads go on.
            if (!isFull(error)) throw error;
          });
      }
      const { seen_at, ...admin } = row;
      return admin;
    },

    /** Lists the live sessions of an account, the last used first. */
    ofAccount(adminId: number): Promise<Pick<Row<'sessions'>, (typeof publicColumns)[number]>[]> {
      return db
        .selectFrom('sessions')
        .select(publicColumns)
        .where('admin_id', '=', adminId)
        .where('seen_at', '>', idleSince())
        .where('seen_at', '<', latest())
        .where('created_at', '>', before(sessionLength.absolute))
        .where('created_at', '<', latest())
        .orderBy('seen_at', 'desc')
        .orderBy('created_at', 'desc')
        .execute();
    },

    /** Ends one session of an account, and its notifications everywhere: none says whose phone it goes to. @returns false when there is none of this id. */
    async endOne(adminId: number, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('sessions')
        .where('admin_id', '=', adminId)
        .where('id', '=', id)
        .executeTakeFirst();
      if (numDeletedRows > 0n) await silence(adminId);
      return numDeletedRows > 0n;
    },

    /** Ends every session of an account, and its notifications. */
    async endAll(adminId: number): Promise<void> {
      await silence(adminId);
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
