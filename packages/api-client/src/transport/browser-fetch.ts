/** Milliseconds that a browser waits for a whole answer, and for each further byte of an upload (docs/operating/limits.md#deadlines). */
export const browserDeadlines = { answer: 30_000, upload: 90_000 };

/** A body's milliseconds for each of its letters, on a line of 16 kbit/s. */
const perLetter = 0.5;

/**
 * Creates a `fetch` that gives up where no answer comes: a line that carries nothing any more tells a browser so only after
 * minutes.
 */
export function createBrowserFetch(answer = browserDeadlines.answer): typeof fetch {
  return (input, init = {}) => {
    const { signal, body } = init;
    const letters = typeof body === 'string' ? body.length : 0;
    const deadline = AbortSignal.timeout(answer + Math.ceil(letters * perLetter));
    return fetch(input, { ...init, signal: eitherSignal(signal, deadline) });
  };
}

/** Returns a signal that aborts with either: `AbortSignal.any`, which phones of 2023 lack. */
export function eitherSignal(
  signal: AbortSignal | null | undefined,
  deadline: AbortSignal,
): AbortSignal {
  if (!signal) return deadline;
  const first = new AbortController();
  for (const one of [signal, deadline]) {
    if (one.aborted) first.abort(one.reason);
    one.addEventListener('abort', () => first.abort(one.reason), { once: true });
  }
  return first.signal;
}
