/** In milliseconds: how long a visitor's page waits for the provider (reliability section 4). */
const patience = 5000;

/** Longest answer that is read, in bytes: a picture. Lists have a limit of their own (`bounded-lists.ts`). */
const longest = 16 * 1024 * 1024;

/**
 * The `fetch` of a server that draws pages: gives up after 5 s with a `TimeoutError`, reads no answer
 * without end, and follows no redirect, so that it never leaves the configured provider (reliability S14).
 */
export const serverFetch: typeof fetch = async (input, init) => {
  const timeout = AbortSignal.timeout(patience);
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  return finite(await fetch(input, { ...init, signal, redirect: 'manual' }));
};

/** The same answer, whose body fails once it is too long. */
function finite(response: Response): Response {
  const { body, headers } = response;
  // What is compressed is longer than it says.
  const isKnown = headers.has('Content-Length') && !headers.has('Content-Encoding');
  if (!body || (isKnown && Number(headers.get('Content-Length')) <= longest)) return response;
  let size = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.length;
      if (size > longest) controller.error(new Error('The answer is too long.'));
      else controller.enqueue(chunk);
    },
  });
  return new Response(body.pipeThrough(counted), response);
}
