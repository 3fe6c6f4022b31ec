import { LRUCache } from 'lru-cache';
import { createPublicClient } from '../public-client.ts';
import type { ClientConfig } from '../transport/transport.ts';
import { EnvironmentError } from './environment.ts';

/** In milliseconds: a result is reused for this long, so that checks are no load (docs/reliability.md#d14). */
const freshFor = 1000;

/** In milliseconds: the timeout of the check at the start. */
const startTimeout = 2000;

/** Creates a check that resolves to true when the provider answers; it sends at most one request a second. */
export function createProviderCheck(
  { apiUrl: url, apiKey: key, apiProfile: profile }: ClientConfig,
  send: typeof fetch,
): () => Promise<boolean> {
  const client = createPublicClient({ url, key, profile, fetch: send });
  const results = new LRUCache<'ready', boolean>({
    max: 1,
    ttl: freshFor,
    fetchMethod: () =>
      client.list('articles', { limit: 1, fields: 'summary' }).then(
        () => true,
        () => false,
      ),
  });
  return () => results.forceFetch('ready');
}

/**
 * Proves the key at the provider before a process listens; a provider that is away or fails is no reason to
 * stop. @throws EnvironmentError naming `API_KEY` when it is refused.
 */
export async function refuseWrongKey({ apiUrl, apiKey, apiProfile }: ClientConfig): Promise<void> {
  const headers = { 'X-API-Key': apiKey, 'Content-Type': 'application/json' };
  const signal = AbortSignal.timeout(startTimeout);
  const query = apiProfile === 'full' ? '?limit=1&fields=summary' : '';
  const url = `${apiUrl}/articles.php${query}`;
  const response = await fetch(url, { headers, signal, redirect: 'manual' }).catch(() => null);
  await response?.body?.cancel().catch(() => {});
  if (response?.status !== 401 && response?.status !== 403) return;
  const reason = `penyedia di ${apiUrl} menolaknya (${response.status})`;
  throw new EnvironmentError('API_KEY', '…', `${reason}; samakan dengan API_KEY penyedia`);
}

/** In milliseconds: the interval between checks. */
const interval = { full: 10_000, plain: 60_000 };

/** Polls the provider, so that the operator learns of a change before a visitor does. */
export function pollProvider(config: ClientConfig, send: typeof fetch): void {
  setInterval(createProviderCheck(config, send), interval[config.apiProfile]).unref();
}
