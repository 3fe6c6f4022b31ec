import { expect } from 'vitest';
import { api } from './app.tsx';

/**
 * Sends a call of the administrator as another browser would, past the app under test: `elsewhere('PUT',
 * '/articles.php/1', {…})`. @returns the provider's answer, which is none of a failure.
 */
export async function elsewhere(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  const request = new Request(api.url + path, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const response = await api.fetch(api.asAdmin(request));
  expect(response.ok, `${method} ${path}: ${response.status}`).toBe(true);
  return response;
}
