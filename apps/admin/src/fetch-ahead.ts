/** The steps of a visit that come after its first screen, each with files of its own in the build (vite.config.ts). */
type Step = 'list' | 'editor';

/**
 * Has the browser fetch and compile the code of a step before it is asked for, without running it and after all else that
 * it loads; not where every byte counts, and not while developing, where a step has none.
 */
export function fetchAhead(step: Step): void {
  const { connection } = navigator as { connection?: { saveData: boolean } };
  const files = JSON.parse(document.getElementById('ahead')?.textContent || '{}');
  if (connection?.saveData) return;
  for (const href of (files[step] ?? []) as string[]) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low', href });
    document.head.append(link);
  }
}
