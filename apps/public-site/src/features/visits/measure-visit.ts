import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { paths } from '../../paths.ts';

/** The figures of this visit that the site's server counts: no name, no number that is the visitor's own (docs/operating/seen.md#report). */
const visit: Record<string, number | string[]> = { pages: [location.pathname] };

for (const measure of [onCLS, onINP, onLCP, onTTFB])
  measure(({ name, value }) => (visit[name.toLowerCase()] = value), { reportAllChanges: true });

// Pages that are shown in place of this one.
addEventListener('popstate', note);
document.addEventListener('click', () => setTimeout(note, 1000));

// Where a phone lets a page sleep it may never wake: this is the last moment that is sure.
document.addEventListener('visibilitychange', tell);

function note(): void {
  const pages = visit.pages as string[];
  if (!pages.includes(location.pathname) && pages.length < 20) pages.push(location.pathname);
}

function tell(): void {
  if (document.visibilityState !== 'hidden') return;
  note();
  document.removeEventListener('visibilitychange', tell);
  navigator.sendBeacon(paths.visits, JSON.stringify(visit));
}
