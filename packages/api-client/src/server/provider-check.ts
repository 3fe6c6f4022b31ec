import { createPublicClient } from '../public-client.ts';
import { type ClientConfig, EnvironmentError } from './environment.ts';

/** In milliseconds: how long an answer stands, so that asking cannot become a load (reliability D14). */
const standsFor = 1000;

/** In milliseconds: at its start a process waits no longer for a provider that may be away. */
const patience = 2000;

/** Whether the provider answers; asked at most once a second, however many ask here. */
export function createProviderCheck(
  { apiUrl: url, apiKey: key, apiProfile: profile }: ClientConfig,
  send: typeof fetch,
): () => Promise<boolean> {
  const reader = createPublicClient({ url, key, profile, fetch: send });
  let asked = Number.NEGATIVE_INFINITY;
  let answer = Promise.resolve(false);
  return () => {
    if (performance.now() - asked > standsFor) {
      asked = performance.now();
      answer = reader.list('articles', { limit: 1, fields: 'summary' }).then(
        () => true,
        () => false,
      );
    }
    return answer;
  };
}

/**
 * Asks the provider, before a process listens, whether it takes the key. One that is away, or fails, is no
 * reason to stop.
 * @throws EnvironmentError naming `API_KEY` when it refuses.
 */
export async function refuseWrongKey({ apiUrl, apiKey }: ClientConfig): Promise<void> {
  const headers = { 'X-API-Key': apiKey };
  const signal = AbortSignal.timeout(patience);
  const asked = `${apiUrl}/articles.php?limit=1&fields=summary`;
  const response = await fetch(asked, { headers, signal, redirect: 'manual' }).catch(() => null);
  await response?.body?.cancel().catch(() => {});
  if (response?.status !== 401 && response?.status !== 403) return;
  const refusal = `penyedia di ${apiUrl} menolaknya (${response.status})`;
  throw new EnvironmentError('API_KEY', '…', `${refusal}; samakan dengan API_KEY penyedia`);
}

/** In milliseconds: a change of the provider's is seen within this, also when nobody visits. */
const regularly = { full: 10_000, plain: 60_000 };

/** Asks the provider now and then, so that the operator hears of a change before a visitor does. */
export function pollProvider(config: ClientConfig, send: typeof fetch): void {
  setInterval(createProviderCheck(config, send), regularly[config.apiProfile]).unref();
}
