import { expect } from 'vitest';
import { elsewhere } from './elsewhere.ts';

/** Adds an account past the app, with which `openSignedIn` signs in. */
export async function addPerson(
  username: string,
  role: string,
): Promise<{ username: string; password: string }> {
  const response = await elsewhere('POST', '/accounts.php', { username, role });
  expect(response.status).toBe(201);
  const { password } = (await response.json()) as { password: string };
  return { username, password };
}
