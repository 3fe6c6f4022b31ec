import type { ReactNode } from 'react';

/** The number of items, announced when it changes; `site.css` turns a spinner beside it while others are fetched. */
export function ResultCount({ children }: { children: ReactNode }) {
  return (
    <p
      role="status"
      className="result-count text-small text-muted mb-6 flex min-h-6 items-center gap-2.5"
    >
      {children}
    </p>
  );
}
