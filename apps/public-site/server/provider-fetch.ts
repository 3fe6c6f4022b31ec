import { boundLists } from '@pesantren/api-client/server/bounded-lists';
import type { Log } from '@pesantren/api-client/server/log';
import type { ProviderWatch } from '@pesantren/api-client/server/provider-state';
import { serverFetch } from '@pesantren/api-client/server/server-fetch';

/** How the provider is asked, and how it is. */
export type Provider = Pick<ProviderWatch, 'state'> & { ask: typeof fetch };

/**
 * Creates the `fetch` that the site reads its provider with. Lists are read up to a limit; the operator is told
 * once when one grows beyond it, and once when it is whole again.
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
