/**
 * Has the browser fetch and compile the code of a visit's next steps, one file after the other in the order of need,
 * without running it and after all else that it loads: most of it comes while somebody types a name and a password. Not
 * where every byte counts, and not while developing, where a step has no file (vite.config.ts).
 */
export function fetchAhead(): void {
  const { connection } = navigator as { connection?: { saveData: boolean } };
  if (connection?.saveData) return;
  const files: string[] = JSON.parse(document.getElementById('ahead')?.textContent || '[]');
  const fetchNext = () => {
    const href = files.shift();
    if (!href) return;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low', href });
    link.addEventListener('load', fetchNext);
    document.head.append(link);
  };
  fetchNext();
}
