import { Spinner } from '@pesantren/ui/status/spinner';
import type { ReactNode } from 'react';

type ResultCountProps = { isFetching?: boolean; children: ReactNode };

/** The number of items, announced when it changes, with a spinner while others are fetched. */
export function ResultCount({ isFetching = false, children }: ResultCountProps) {
  return (
    <p role="status" className="text-small text-muted mb-6 flex min-h-6 items-center gap-2.5">
      {children}
      {isFetching && <Spinner className="text-primary size-5" />}
      {isFetching && <span className="sr-only">Memuat…</span>}
    </p>
  );
}
