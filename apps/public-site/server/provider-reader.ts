import { createReader, type Reader } from '@pesantren/api-client/reader';
import type { SiteConfig } from '../src/config.ts';

/** What the server reads of its provider with; `ask` is how calls go out. */
export function createProviderClient(
  { apiUrl: url, apiKey: key, apiProfile: profile }: SiteConfig,
  ask: typeof fetch,
): Reader {
  return createReader({ url, key, profile, fetch: ask });
}
