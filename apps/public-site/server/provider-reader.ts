import { createPublicClient, type PublicClient } from '@pesantren/api-client/public-client';
import type { SiteConfig } from '../src/config.ts';

/** What the server reads of its provider with; `ask` is how calls go out. */
export function createProviderClient(
  { apiUrl: url, apiKey: key, apiProfile: profile }: SiteConfig,
  ask: typeof fetch,
): PublicClient {
  return createPublicClient({ url, key, profile, fetch: ask });
}
