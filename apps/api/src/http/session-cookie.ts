const name = '__Host-sid';
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Strict';

/** `Set-Cookie` that hands out a session. */
export function sessionCookie(value: string): string {
  return `${name}=${value}; ${attributes}`;
}

/** `Set-Cookie` that takes it back. */
export const endedSessionCookie = `${name}=; ${attributes}; Max-Age=0`;

/**
 * The session's value in a `Cookie` header, `''` when there is none or more than one. Read by hand:
 * trimming every kind of space would let a sibling host pass off `\u00a0__Host-sid` (CVE-2026-39410).
 */
export function sessionValue(header = ''): string {
  const values = header
    .split(';')
    .map((pair) => pair.replace(/^[ \t]+|[ \t]+$/g, ''))
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  return values.length === 1 ? (values[0] ?? '') : '';
}
