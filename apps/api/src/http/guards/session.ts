import { type Action, can } from '@pesantren/api-client/contract/permissions';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { Problem } from '../problem.ts';
import { type Admin, type Env, isSafeMethod } from '../request-context.ts';

/** Finds the administrator whose live session has this value. */
export type SessionLookup = { adminOf: (value: string) => Promise<Admin | undefined> };

/** Returns the administrator whose live session a request carries. @throws Problem `no-session` */
export async function authenticate(c: Context, sessions: SessionLookup): Promise<Admin> {
  const admin = await callerOf(c, sessions);
  if (!admin) throw new Problem('no-session');
  return admin;
}

/** Returns the administrator of a request, undefined for a stranger. */
export async function callerOf(c: Context, sessions: SessionLookup): Promise<Admin | undefined> {
  const value = sessionValue(c.req.header('Cookie'));
  return value === '' ? undefined : sessions.adminOf(value);
}

/** Refuses requests without a live session. */
export function requireSession(sessions: SessionLookup) {
  return createMiddleware<Env>(async (c, next) => {
    c.set('admin', await authenticate(c, sessions));
    await next();
  });
}

/** Refuses an action that the role of an account may not do. @throws Problem `not-allowed` */
export function authorize({ role }: Admin, action: Action): void {
  if (!can(role, action)) throw new Problem('not-allowed');
}

/** Refuses writes of accounts that may not do an action; who has no session comes no further than before. */
export function authorizeWrites(action: Action) {
  return createMiddleware<Env>(async (c, next) => {
    if (!isSafeMethod(c.req.method)) authorize(c.get('admin'), action);
    await next();
  });
}

/** Refuses everyone without a live session of an account that may do an action. */
export function requireSessionFor(action: Action, sessions: SessionLookup) {
  return createMiddleware<Env>(async (c, next) => {
    const admin = await authenticate(c, sessions);
    authorize(admin, action);
    c.set('admin', admin);
    await next();
  });
}

/** Refuses writes without a live session; anyone may read. */
export function requireSessionToWrite(sessions: SessionLookup) {
  const guard = requireSession(sessions);
  return createMiddleware<Env>((c, next) => (isSafeMethod(c.req.method) ? next() : guard(c, next)));
}

const cookieName = '__Host-sid';

/** The attributes of every cookie: no script, no sibling host and no other site has it. */
export const cookieAttributes = 'Path=/; Secure; HttpOnly; SameSite=Strict';

/** Serializes the `Set-Cookie` that starts a session. */
export function sessionCookie(value: string): string {
  return `${cookieName}=${value}; ${cookieAttributes}`;
}

/** `Set-Cookie` that removes it. */
export const endedSessionCookie = `${cookieName}=; ${cookieAttributes}; Max-Age=0`;

/** Returns the session's value in a `Cookie` header, `''` when there is none or more than one. */
export function sessionValue(header?: string): string {
  return cookieValue(header, cookieName);
}

/**
 * Returns a cookie's value, `''` when there is none or more than one. Parsed by hand: trimming every kind of
 * space would let a sibling host pass off `\u00a0__Host-sid` (CVE-2026-39410).
 */
export function cookieValue(header: string | undefined, name: string): string {
  const values = (header ?? '')
    .split(';')
    .map((pair) => pair.replace(/^[ \t]+|[ \t]+$/g, ''))
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  return values.length === 1 ? (values[0] ?? '') : '';
}
