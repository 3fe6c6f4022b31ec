import { randomInt } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { createAdminStore } from './store.ts';

/** Without `0 O 1 l I`, which people mistake for each other. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

/**
 * Creates the first administrator; generates a password when it is empty.
 * @returns the generated password, to be shown once, else `''`.
 */
export async function createFirstAdmin(
  { db, passwords, now }: Pick<Deps, 'db' | 'passwords' | 'now'>,
  { username, password }: { username: string; password: string },
): Promise<string> {
  const generated = password === '' ? generatePassword() : '';
  await createAdminStore(db).create(username, await passwords.hash(password || generated), now());
  return generated;
}

/** Generates a password: four groups of four out of 32 letters, 80 random bits. */
export function generatePassword(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}
