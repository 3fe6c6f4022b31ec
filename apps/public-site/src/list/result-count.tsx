import { Spinner } from '@pesantren/ui/status/spinner';
import type { ReactNode } from 'react';

/** How many items there are, and that others are awaited. */
export function ResultCount({
  isFetching,
  children,
}: {
  isFetching: boolean;
  children: ReactNode;
}) {
  return (
    <p role="status" className="text-small text-muted mb-6 flex min-h-6 items-center gap-2.5">
      {children}
      {isFetching && <Spinner className="text-primary size-5" />}
      {isFetching && <span className="sr-only">Memuat…</span>}
    </p>
  );
}
