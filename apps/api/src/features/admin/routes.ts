import {
  loginInputSchema,
  passwordInputSchema,
  sessionSchema,
} from '@pesantren/api-client/contract/account';
import { printable } from '@pesantren/api-client/contract/texts/printable';
import { networkOf } from '@pesantren/api-client/server/client-address';
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Deps } from '../../deps.ts';
import { requireContentType } from '../../http/guards/csrf.ts';
import type { Login } from '../../http/guards/rate-limits.ts';
import {
  authenticate,
  endedSessionCookie,
  requireSession,
  requireSessionFor,
  sessionCookie,
  sessionValue,
} from '../../http/guards/session.ts';
import { limitBody, readSecret } from '../../http/input.ts';
import { maxLimit, readListParams, respondWithPage } from '../../http/pagination.ts';
import { Problem } from '../../http/problem.ts';
import type { Env } from '../../http/request-context.ts';
import { actorOf, createAuditLog, type LogParams } from '../audit-log/store.ts';
import { withTitles } from '../audit-log/titles.ts';
import {
  describe,
  idParameter,
  logEntrySchema,
  paginationParameters,
  queryParameter,
  sessionListSchema,
} from '../openapi/describe.ts';
import { addTallies } from '../report/tallies.ts';
import { deviceCookie, knownDevice } from './device-cookie.ts';
import { nameKey } from './name-key.ts';
import { createSessions, type Device } from './sessions.ts';
import { createAdminStore } from './store.ts';
import { weaknessOf, wordsOfSchool } from './weak-password.ts';

const needs = 'session';
const cookie = ['Set-Cookie'];
const described = {
  login: describe('Masuk', {
    body: loginInputSchema,
    answers: { 200: sessionSchema },
    headers: cookie,
  }),
  session: describe('Siapa yang masuk', { needs, answers: { 200: sessionSchema, 304: null } }),
  logout: describe('Keluar', { needs, answers: { 204: null }, headers: cookie }),
  password: describe('Mengganti kata sandi', {
    needs,
    body: passwordInputSchema,
    answers: { 204: null },
    headers: cookie,
  }),
  sessions: describe('Tempat akun ini masuk', {
    needs,
    answers: { 200: sessionListSchema, 304: null },
  }),
  endSession: describe('Mengakhiri satu sesi', {
    needs,
    parameters: [{ ...idParameter, schema: { type: 'string' } }],
    answers: { 204: null },
  }),
  log: describe('Siapa melakukan apa, yang terakhir di atas', {
    needs,
    parameters: [
      ...paginationParameters,
      ...['username', 'action', 'resource', 'from', 'to'].map((name) => queryParameter(name)),
      queryParameter('item_id', { type: 'integer' }),
    ],
    answers: { 200: z.array(logEntrySchema), 304: null },
    headers: ['X-Total-Count'],
  }),
};

/** Mounts `/admin.php`: login for anyone, the rest behind a requireSession. */
export function createAdminRoutes(deps: Deps) {
  const admins = createAdminStore(deps.db);
  const sessions = createSessions(deps);
  const guard = requireSession(sessions);

  /** Compares a password; only a wrong one counts as an attempt, not a right one or a refused hash. */
  async function verifyPassword(login: Login, password: string, hash: string | undefined) {
    const counted = await deps.limits.tryLogin(login);
    const compared = deps.passwords.verify(password, hash, login.device !== undefined);
    const right = await compared.catch(async (error: unknown) => {
      await counted.giveBack();
      throw error;
    });
    if (right) await counted.forgive();
    // A try that cannot be noted is answered as any other.
    else await addTallies(deps, 'sign-in-failed', new Map([['', 1]])).catch(() => {});
    return right;
  }

  return new Hono<Env>()
    .use(requireContentType('json'), limitBody(4096))
    .post('/login', described.login, async (c) => {
      const { username: typed, password } = await readSecret(c, loginInputSchema);
      const username = printable(typed);
      const admin = await admins.byName(username);
      const device = admin && knownDevice(c.req.header('Cookie'), admin, deps.now());
      const network = networkOf(c.get('address'));
      const login = { nameKey: nameKey(username), network, device };
      const right = await verifyPassword(login, password, admin?.password_hash);
      if (!admin || !right) throw new Problem('wrong-credentials');
      const value = await inTransaction(deps.db, async (db) => {
        // While it was hashed the password may have changed or the account been disabled.
        const still = await createAdminStore(db).byName(username);
        if (still?.password_hash !== admin.password_hash) throw new Problem('wrong-credentials');
        const own = createSessions({ ...deps, db });
        await own.end(sessionValue(c.req.header('Cookie')));
        const actor = { username: admin.username, address: c.get('address') };
        await createAuditLog({ ...deps, db }).add(actor, 'signed-in');
        return own.start(admin.id, deviceOf(c));
      });
      c.header('Set-Cookie', sessionCookie(value));
      c.header('Set-Cookie', deviceCookie(admin, deps.now()), { append: true });
      return c.json({ username: admin.username, role: admin.role });
    })
    .get('/session', described.session, guard, (c) => {
      const { username, role } = c.get('admin');
      return c.json({ username, role });
    })
    .post('/logout', described.logout, guard, async (c) => {
      await inTransaction(deps.db, async (db) => {
        await createSessions({ ...deps, db }).end(sessionValue(c.req.header('Cookie')));
        await createAuditLog({ ...deps, db }).add(actorOf(c), 'signed-out');
      });
      c.header('Set-Cookie', endedSessionCookie);
      return c.body(null, 204);
    })
    .get('/sessions', described.sessions, guard, async (c) => {
      const { id, session: own } = c.get('admin');
      const all = await sessions.ofAccount(id);
      return c.json(all.map((one) => ({ ...one, current: one.id === own })));
    })
    .delete('/sessions/:id', described.endSession, guard, async (c) => {
      const id = printable(c.req.param('id'));
      await inTransaction(deps.db, async (db) => {
        const ended = await createSessions({ ...deps, db }).endOne(c.get('admin').id, id);
        if (!ended) throw new Problem('not-found', { message: 'Perangkat itu sudah keluar.' });
        await createAuditLog({ ...deps, db }).add(actorOf(c), 'session-ended');
      });
      return c.body(null, 204);
    })
    .post('/password', described.password, guard, async (c) => {
      const { id, username, session: device } = c.get('admin');
      const { current, next } = await readSecret(c, passwordInputSchema);
      const admin = await admins.byName(username);
      const network = networkOf(c.get('address'));
      const login = { nameKey: nameKey(username), network, device };
      if (!(await verifyPassword(login, current, admin?.password_hash))) {
        throw refused('current', 'Kata sandi saat ini salah.');
      }
      const weakness = await weaknessOf(next, [username, ...(await wordsOfSchool(deps))]);
      if (weakness) throw refused('next', `Kata sandi baru ${weakness}`);
      const hash = await deps.passwords.hash(next);
      const value = await inTransaction(deps.db, async (db) => {
        const own = createSessions({ ...deps, db });
        // While it was hashed another requireSession may have changed the password, which ended this one.
        await authenticate(c, own);
        await createAdminStore(db).setPassword(id, hash);
        await own.endAll(id);
        await createAuditLog({ ...deps, db }).add(actorOf(c), 'password-changed');
        return own.start(id, deviceOf(c));
      });
      c.header('Set-Cookie', sessionCookie(value));
      const known = deviceCookie({ id, password_hash: hash }, deps.now());
      c.header('Set-Cookie', known, { append: true });
      return c.body(null, 204);
    })
    .get('/log', described.log, requireSessionFor('read-log', sessions), async (c) => {
      const { limit, offset } = readListParams(c, { usualLimit: maxLimit });
      const part = { ...readLogFilter(c), limit, offset };
      const { items, total } = await createAuditLog(deps).list(part);
      return respondWithPage(c, { items: await withTitles(deps.db, items), total });
    });
}

/** @throws Problem `malformed-request` for what is no instant or no id. */
function readLogFilter(c: Context<Env>): Omit<LogParams, 'limit' | 'offset'> {
  const text = (name: string) => printable(c.req.query(name) ?? '');
  const instant = (name: string) => {
    const at = text(name);
    if (at === '') return at;
    const { success } = z.safeParse(z.iso.datetime({ offset: true }), at);
    if (!success) throw new Problem('malformed-request');
    return new Date(at).toISOString();
  };
  const id = text('item_id');
  if (!/^\d{0,15}$/.test(id)) throw new Problem('malformed-request');
  return {
    ...{ username: text('username'), action: text('action'), resource: text('resource') },
    ...{ from: instant('from'), to: instant('to'), item_id: Number(id) },
  };
}

function deviceOf(c: Context<Env>): Device {
  return { userAgent: c.req.header('User-Agent') ?? '', address: c.get('address') };
}

function refused(field: string, message: string): Problem {
  return new Problem('invalid-field', { message, errors: { [field]: message } });
}
