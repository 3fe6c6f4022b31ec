import type { Page } from '@playwright/test';

/** Files of what opens in place (docs/architecture.md#controls). */
export const openingScripts = /\/assets\/(?:open-|show-toast-)[^/]*\.js$/;

/**
 * Watches which script files a page evaluates from now on. What is only fetched or compiled ahead (`prefetch`, `preload`,
 * `modulepreload`) does not count, and a page's own inline scripts are no files. Chromium alone tells; ask before the page
 * is left for another document.
 * @returns what lists their paths so far, sorted.
 */
export async function watchEvaluatedScripts(page: Page): Promise<() => Promise<string[]>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const evaluated = new Set<string>();
  return async () => {
    const { result } = await session.send('Profiler.takePreciseCoverage');
    for (const { url, functions } of result) {
      // The first function is the script itself.
      const isEvaluated = functions[0]?.ranges.some(({ count }) => count > 0);
      const path = URL.canParse(url) ? new URL(url).pathname : '';
      if (isEvaluated && path.endsWith('.js')) evaluated.add(path);
    }
    return [...evaluated].toSorted();
  };
}

/** Runs in the page: true once it has its controls, and the files of what opens in place there. */
export function hasFetchedAhead(): boolean {
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
  const has = (part: string) => fetched.some((name) => name.includes(part));
  return (
    has('/entry-plain-') &&
    (!document.querySelector('[data-picture], .embed, [data-map]') || has('/open-'))
  );
}
