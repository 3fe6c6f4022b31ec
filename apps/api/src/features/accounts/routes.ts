import {
  type AccountChange,
  accountChangeSchema,
  accountInputSchema,
  accountPasswordSchema,
  accountSchema,
} from '@pesantren/api-client/contract/account';
import { type Context, Hono } from 'hono';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Row, Tables } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import { requireSession, requireSessionFor } from '../../http/guards/session.ts';
import { readInput, readItemId } from '../../http/input.ts';
import { orNotFound, Problem } from '../../http/problem.ts';
import type { Env } from '../../http/request-context.ts';
import { generatePassword } from '../admin/first-admin.ts';
import { takenWords } from '../admin/name-key.ts';
import { createSessions } from '../admin/sessions.ts';
import { createAdminStore } from '../admin/store.ts';
import { type Action, actorOf, createAuditLog } from '../audit-log/store.ts';
import { describe, idParameter, ifNoneMatch } from '../openapi/describe.ts';

const missing = 'Akun tidak ditemukan.';
const lastManager = 'Ini pengelola aktif terakhir: jadikan orang lain pengelola dulu.';

/** Mounts `/accounts.php`: the people who sign in, kept by a `pengelola` (docs/contract.md#accounts). */
export function createAccountRoutes(deps: Deps) {
  const sessions = createSessions(deps);
  const manager = requireSessionFor('keep-accounts', sessions);

  async function existing(c: Context<Env>, db: Kysely<Tables>): Promise<Row<'admins'>> {
    return orNotFound(await createAdminStore(db).byId(readItemId(c, missing)), missing);
  }

  /** Changes role and access, each logged; who is switched off is out at once. */
  async function applyChange(
    c: Context<Env>,
    db: Kysely<Tables>,
    { id, role, disabled_at }: Row<'admins'>,
    change: AccountChange,
  ): Promise<void> {
    const admins = createAdminStore(db);
    const log = (action: Action) =>
      createAuditLog({ ...deps, db }).add(actorOf(c), action, { resource: 'accounts', id });
    if (change.role && change.role !== role) {
      await admins.setRole(id, change.role);
      await log('account-role-changed');
    }
    if (change.active === false && disabled_at === null) {
      await admins.setDisabled(id, deps.now());
      await createSessions({ ...deps, db }).endAll(id);
      await log('account-disabled');
    }
    if (change.active && disabled_at !== null) {
      await admins.setDisabled(id, null);
      await log('account-enabled');
    }
  }

  return new Hono<Env>()
    .get('/', described.list, manager, async (c) =>
      c.json((await createAdminStore(deps.db).all()).map(accountOf)),
    )
    .get('/me', described.me, requireSession(sessions), async (c) => {
      const row = await createAdminStore(deps.db).byId(c.get('admin').id);
      return c.json(accountOf(orNotFound(row, missing)));
    })
    .post('/', described.create, manager, async (c) => {
      const { username, role } = await readInput(c, accountInputSchema);
      const password = generatePassword();
      const hash = await deps.passwords.hash(password);
      const account = await inTransaction(deps.db, async (db) => {
        const admins = createAdminStore(db);
        const other = await admins.resembling(username);
        if (other) throw taken(username, other.username);
        await admins.create(username, hash, deps.now(), role);
        const created = orNotFound(await admins.anyByName(username), missing);
        await createAuditLog({ ...deps, db }).add(actorOf(c), 'account-created', {
          ...{ resource: 'accounts', id: created.id },
        });
        return accountOf(created);
      });
      c.header('Cache-Control', 'no-store');
      c.header('Location', `${c.req.path}/${account.id}`);
      return c.json({ account, password }, 201);
    })
    .put('/:id', described.change, manager, async (c) => {
      const change = await readInput(c, accountChangeSchema);
      const account = await inTransaction(deps.db, async (db) => {
        const before = await existing(c, db);
        const admins = createAdminStore(db);
        if (leavesManagers(change) && (await admins.isLastManager(before))) {
          throw new Problem('conflict', { message: lastManager });
        }
        await applyChange(c, db, before, change);
        return accountOf(await existing(c, db));
      });
      return c.json(account);
    })
    .post('/:id/password', described.password, manager, async (c) => {
      const password = generatePassword();
      const hash = await deps.passwords.hash(password);
      const account = await inTransaction(deps.db, async (db) => {
        const row = await existing(c, db);
        await createAdminStore(db).setPassword(row.id, hash);
        await createSessions({ ...deps, db }).endAll(row.id);
        await createAuditLog({ ...deps, db }).add(actorOf(c), 'password-changed', {
          ...{ resource: 'accounts', id: row.id },
        });
        return accountOf(row);
      });
      c.header('Cache-Control', 'no-store');
      return c.json({ account, password });
    });
}

function leavesManagers({ role, active }: AccountChange): boolean {
  return active === false || (role !== undefined && role !== 'pengelola');
}

/** An account as the API answers it: nothing that signs anybody in. */
function accountOf({ id, username, role, created_at, disabled_at }: Row<'admins'>) {
  return { id, username, role, created_at, disabled_at: disabled_at ?? '' };
}

function taken(username: string, other: string): Problem {
  const message = takenWords(username, other);
  return new Problem('invalid-field', { message, errors: { username: message } });
}

const needs = 'session';
const described = {
  list: describe('Akun orang yang bekerja di sini', {
    needs,
    parameters: [ifNoneMatch],
    answers: { 200: z.array(accountSchema), 304: null },
  }),
  me: describe('Akun yang sedang masuk, dengan perannya', {
    needs,
    parameters: [ifNoneMatch],
    answers: { 200: accountSchema, 304: null },
  }),
  create: describe('Membuat akun; kata sandinya hanya tampil sekali ini', {
    needs,
    body: accountInputSchema,
    answers: { 201: accountPasswordSchema },
    headers: ['Location'],
  }),
  change: describe('Mengganti peran akun, atau menutup dan membukanya', {
    needs,
    parameters: [idParameter],
    body: accountChangeSchema,
    answers: { 200: accountSchema },
  }),
  password: describe('Membuat kata sandi baru; semua sesi akun itu berakhir', {
    needs,
    parameters: [idParameter],
    answers: { 200: accountPasswordSchema },
  }),
};
