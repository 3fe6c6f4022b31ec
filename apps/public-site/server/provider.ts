import { createPublicClient, type PublicClient } from '@pesantren/api-client/public-client';
import { boundLists } from '@pesantren/api-client/server/bounded-lists';
import type { Log } from '@pesantren/api-client/server/log';
import type { ProviderWatch } from '@pesantren/api-client/server/provider-state';
import { serverFetch } from '@pesantren/api-client/server/server-fetch';
import type { SiteConfig } from '../src/config.ts';

/** The provider as this process knows it: how to call it, and its state. */
export type Provider = Pick<ProviderWatch, 'state'> & { fetch: typeof fetch };

/**
 * Creates the `fetch` that the site reads its provider with. Lists are read up to a limit; the log gets one line when
 * a list outgrows it, and one when it is whole again.
 */
export function createProviderFetch(log: Log): typeof fetch {
  const tooLong = new Set<string>();
  return boundLists(serverFetch, (path, isCut) => {
    if (isCut === tooLong.has(path)) return;
    if (isCut) tooLong.add(path);
    else tooLong.delete(path);
    log({ event: isCut ? 'list-too-long' : 'list-whole', path }, isCut ? 'error' : 'warn');
  });
}

/** Creates the client that the server reads the provider with. */
export function createProviderClient(
  { apiUrl: url, apiKey: key, apiProfile: profile }: SiteConfig,
  send: typeof fetch,
): PublicClient {
  return createPublicClient({ url, key, profile, fetch: send });
}
