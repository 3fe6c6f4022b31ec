import { createReader, type Reader } from '@pesantren/api-client/reader';
import type { SiteConfig } from '../src/config.ts';

/** What the server reads of its provider with; `fetch` is how it asks. */
export function providerReader(
  { apiUrl: url, apiKey: key, apiProfile: profile }: SiteConfig,
  fetch: typeof globalThis.fetch,
): Reader {
  return createReader({ url, key, profile, fetch });
}
