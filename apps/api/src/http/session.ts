import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Sessions } from '../features/admin/sessions.ts';
import type { Admin, Env } from './env.ts';
import { isRead } from './is-read.ts';
import { Problem } from './problem.ts';
import { sessionValue } from './session-cookie.ts';

/** Whose live session a request carries. @throws Problem `no-session` */
export async function signedIn(c: Context, sessions: Sessions): Promise<Admin> {
  const value = sessionValue(c.req.header('Cookie'));
  const admin = value && (await sessions.adminOf(value));
  if (!admin) throw new Problem('no-session');
  return admin;
}

/** Lets a request pass only with a live session. */
export function session(sessions: Sessions) {
  return createMiddleware<Env>(async (c, next) => {
    c.set('admin', await signedIn(c, sessions));
    await next();
  });
}

/** The same, but anyone may read. */
export function sessionToWrite(sessions: Sessions) {
  const required = session(sessions);
  return createMiddleware<Env>((c, next) => (isRead(c.req.method) ? next() : required(c, next)));
}
