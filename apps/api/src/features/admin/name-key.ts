/**
 * A name as it is compared: in any case, with or without spaces around it. NUL, which PostgreSQL has
 * not, is a character that no name has.
 */
export function nameKey(username: string): string {
  return username.trim().toLowerCase().replaceAll('\0', '\ufffd');
}
