import { useNavigation } from 'react-router-dom';

/** A thin line at the top while the next page's code is on its way. */
export function NavigationProgress() {
  if (useNavigation().state === 'idle') return null;
  return (
    <div
      role="progressbar"
      aria-label="Memuat halaman"
      className="bg-accent fixed inset-x-0 top-0 z-30 h-0.75 animate-pulse"
    />
  );
}
