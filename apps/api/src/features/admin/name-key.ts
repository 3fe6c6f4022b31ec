import { accountNameSchema } from '@pesantren/api-client/contract/account';
import * as z from 'zod/mini';

/**
 * Normalizes a username for comparison: lower case, trimmed. NUL, which PostgreSQL cannot store, becomes a
 * character that no name has.
 */
export function nameKey(username: string): string {
  return username.trim().toLowerCase().replaceAll('\0', '\ufffd');
}

/** Reduces a username to how it looks: `AIi` and `Ali`, `guru1` and `gurul` are the same to a reader. */
export function lookOf(username: string): string {
  return nameKey(username.replaceAll(/[I1|]/g, 'l').replaceAll('0', 'o'))
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

/** Says that a name is another account's, or looks like it. */
export function takenWords(username: string, other: string): string {
  return nameKey(username) === nameKey(other)
    ? `Akun "${username}" sudah ada.`
    : `Nama "${username}" terlalu mirip dengan akun "${other}". Pilih nama lain.`;
}

/** Returns what is wrong with the name of a new account, as typed; `''` for nothing. */
export function accountNameFault(username: string): string {
  if (username.trim() !== username) return 'Nama pengguna tidak boleh diawali atau diakhiri spasi.';
  return z.safeParse(accountNameSchema, username).error?.issues[0]?.message ?? '';
}
