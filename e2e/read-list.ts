import type { APIRequestContext } from '@playwright/test';
import type { System } from './systems.ts';

/** The whole list of a resource (`gallery_items`), as the provider has it. */
export async function readList<Item>(
  request: APIRequestContext,
  system: System,
  name: string,
): Promise<Item[]> {
  const headers = { 'X-API-Key': system.env.API_KEY ?? '' };
  const response = await request.get(`${system.api}/${name}.php`, { headers });
  return response.json();
}
