/** In milliseconds: how long a copy is fresh, and how long it stands in when there is no newer one. */
const freshFor = 30_000;
const standsInFor = 24 * 3600_000;

/**
 * Makes something at most twice a minute, once for all who ask at the same time. While making fails the
 * last copy stands in, for a day (reliability S16).
 * @throws what making threw when there is no copy.
 */
export function staleIfError<Made>(
  make: () => Promise<Made>,
  now: () => number = () => performance.now(),
): () => Promise<Made> {
  let copy: { made: Made; at: number } | undefined;
  let making: Promise<Made> | undefined;

  async function remake(): Promise<Made> {
    try {
      const made = await make();
      copy = { made, at: now() };
      return made;
    } catch (error) {
      if (copy && now() - copy.at < standsInFor) return copy.made;
      throw error;
    } finally {
      making = undefined;
    }
  }

  return async () => {
    if (copy && now() - copy.at < freshFor) return copy.made;
    making ??= remake();
    return making;
  };
}
