const name = '__Host-sid';

/** What holds for every cookie of ours: no script, no sibling host and no other site has it. */
export const cookieAttributes = 'Path=/; Secure; HttpOnly; SameSite=Strict';

/** `Set-Cookie` that hands out a session. */
export function sessionCookie(value: string): string {
  return `${name}=${value}; ${cookieAttributes}`;
}

/** `Set-Cookie` that takes it back. */
export const endedSessionCookie = `${name}=; ${cookieAttributes}; Max-Age=0`;

/** The session's value in a `Cookie` header, `''` when there is none or more than one. */
export function sessionValue(header?: string): string {
  return cookieValue(header, name);
}

/**
 * A cookie's value, `''` when there is none or more than one. Read by hand: trimming every kind of
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
