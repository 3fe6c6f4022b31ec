import type { Role } from '@pesantren/api-client/contract/account';
import type { Kysely } from 'kysely';
import type { Row, Tables } from '../../db/tables.ts';
import { lookOf, nameKey } from './name-key.ts';

/** Creates the store of administrators. */
export function createAdminStore(db: Kysely<Tables>) {
  return {
    async exists(): Promise<boolean> {
      const admin = await db.selectFrom('admins').select('id').limit(1).executeTakeFirst();
      return admin !== undefined;
    },

    /** Finds the enabled account of a name, ignoring case and surrounding spaces. */
    byName(username: string): Promise<Row<'admins'> | undefined> {
      return db
        .selectFrom('admins')
        .selectAll()
        .where('name_key', '=', nameKey(username))
        .where('disabled_at', 'is', null)
        .executeTakeFirst();
    },

    byId(id: number): Promise<Row<'admins'> | undefined> {
      return db.selectFrom('admins').selectAll().where('id', '=', id).executeTakeFirst();
    },

    /** Finds the account of a name, disabled or not. */
    anyByName(username: string): Promise<Row<'admins'> | undefined> {
      return db
        .selectFrom('admins')
        .selectAll()
        .where('name_key', '=', nameKey(username))
        .executeTakeFirst();
    },

    /** Finds an account whose name is this one, or looks like it; disabled or not. */
    async resembling(username: string): Promise<Row<'admins'> | undefined> {
      const [key, look] = [nameKey(username), lookOf(username)];
      const all = await db.selectFrom('admins').selectAll().orderBy('id').execute();
      return (
        all.find(({ name_key }) => name_key === key) ??
        all.find((other) => lookOf(other.username) === look)
      );
    },

    all(): Promise<Row<'admins'>[]> {
      return db.selectFrom('admins').selectAll().orderBy('id').execute();
    },

    /** Disables an account from a moment on; null enables it. */
    async setDisabled(id: number, at: Date | null): Promise<void> {
      await db
        .updateTable('admins')
        .set({ disabled_at: at?.toISOString() ?? null })
        .where('id', '=', id)
        .execute();
    },

    async setPassword(id: number, passwordHash: string): Promise<void> {
      await db
        .updateTable('admins')
        .set({ password_hash: passwordHash })
        .where('id', '=', id)
        .execute();
    },

    async setRole(id: number, role: Role): Promise<void> {
      await db.updateTable('admins').set({ role }).where('id', '=', id).execute();
    },

    /** True for the only account left that keeps facts and accounts. */
    async isLastManager({ id, role, disabled_at }: Row<'admins'>): Promise<boolean> {
      if (role !== 'pengelola' || disabled_at !== null) return false;
      const other = await db
        .selectFrom('admins')
        .select('id')
        .where('role', '=', 'pengelola')
        .where('disabled_at', 'is', null)
        .where('id', '!=', id)
        .limit(1)
        .executeTakeFirst();
      return other === undefined;
    },

    async create(
      username: string,
      passwordHash: string,
      created: Date,
      role: Role = 'pengelola',
    ): Promise<void> {
      await db
        .insertInto('admins')
        .values({
          username,
          name_key: nameKey(username),
          password_hash: passwordHash,
          created_at: created.toISOString(),
          role,
        })
        .execute();
    },
  };
}
