/** Milliseconds for which a result is fresh, and for which it stands in while there is no newer one. */
const freshFor = 30_000;
const staleFor = 24 * 3600_000;

/**
 * Caches one result for 30 s and coalesces concurrent calls. While `make` fails, the last result stands in for a day
 * (docs/reliability.md#s16). @throws the error of `make` when there is none.
 */
export function staleIfError<Result>(
  make: () => Promise<Result>,
  now: () => number = () => performance.now(),
): () => Promise<Result> {
  let cached: { result: Result; madeAt: number } | undefined;
  let inFlight: Promise<Result> | undefined;

  async function renew(): Promise<Result> {
    try {
      const result = await make();
      cached = { result, madeAt: now() };
      return result;
    } catch (error) {
      if (cached && now() - cached.madeAt < staleFor) return cached.result;
      throw error;
    } finally {
      inFlight = undefined;
    }
  }

  return async () => {
    if (cached && now() - cached.madeAt < freshFor) return cached.result;
    inFlight ??= renew();
    return inFlight;
  };
}
