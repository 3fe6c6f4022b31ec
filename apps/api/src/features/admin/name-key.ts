/**
 * Normalizes a username for comparison: lower case, trimmed. NUL, which PostgreSQL cannot store, becomes a
 * character that no name has.
 */
export function nameKey(username: string): string {
  return username.trim().toLowerCase().replaceAll('\0', '\ufffd');
}
