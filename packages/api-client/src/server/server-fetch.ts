/** The timeout of a call to the provider, in milliseconds. */
const deadline = 5000;

/** The maximum of a response, in bytes: a picture. Lists have a limit of their own (`bounded-lists.ts`). */
const maxBytes = 16 * 1024 * 1024;

/**
 * The `fetch` of a server that renders pages: gives up after 5 s with a `TimeoutError`, bounds the response's
 * size, and follows no redirect, so that it never leaves the configured provider (docs/reliability.md#s14).
 */
export const serverFetch: typeof fetch = async (input, init) => {
  const timeout = AbortSignal.timeout(deadline);
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  return bounded(await fetch(input, { ...init, signal, redirect: 'manual' }));
};

/** Returns the same response, whose body fails once it is too long. */
function bounded(response: Response): Response {
  const { body, headers } = response;
  // A compressed body is longer than its header says.
  const isKnown = headers.has('Content-Length') && !headers.has('Content-Encoding');
  if (!body || (isKnown && Number(headers.get('Content-Length')) <= maxBytes)) return response;
  let size = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.length;
      if (size > maxBytes) controller.error(new Error('The answer is too long.'));
      else controller.enqueue(chunk);
    },
  });
  return new Response(body.pipeThrough(counted), response);
}

/**
 * Reads a picture on the provider's host, a JPEG where the provider has one.
 * @param url absolute; the caller has proved that it is the provider's (docs/reliability.md#s14).
 * @returns null when it is missing, too large or not there within 5 s.
 */
export async function readProviderPicture(url: string): Promise<Uint8Array | null> {
  try {
    const response = await serverFetch(url, { headers: { Accept: 'image/jpeg' } });
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
  } catch {
    return null;
  }
}
