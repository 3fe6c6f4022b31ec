/** In milliseconds: how long a visitor's page waits for the provider (reliability section 4). */
const patience = 5000;

/**
 * The `fetch` of a server that draws pages: gives up after 5 s with a `TimeoutError`, and follows no
 * redirect, so that it never leaves the configured provider (reliability S14).
 */
export const serverFetch: typeof fetch = (input, init) => {
  const timeout = AbortSignal.timeout(patience);
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  return fetch(input, { ...init, signal, redirect: 'manual' });
};
