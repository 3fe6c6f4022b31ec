import { expect } from 'vitest';
import { api } from './app.tsx';

/** Adds an account past the app, with which `openSignedIn` signs in. */
export async function addPerson(
  username: string,
  role: string,
): Promise<{ username: string; password: string }> {
  const request = new Request(`${api.url}/accounts.php`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, role }),
  });
  const response = await api.fetch(api.asAdmin(request));
  expect(response.status).toBe(201);
  const { password } = (await response.json()) as { password: string };
  return { username, password };
}
