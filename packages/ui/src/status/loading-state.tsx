import type { ReactNode } from 'react';
import { Spinner } from './spinner.tsx';

/** What stands where content is awaited: the spinner, over a skeleton in the shape of what comes. */
export function LoadingState({ children }: { children?: ReactNode }) {
  return (
    <div className="relative">
      <p
        role="status"
        className="text-primary absolute inset-x-0 top-28 z-1 grid justify-items-center"
      >
        <Spinner />
        <span className="sr-only">Memuat…</span>
      </p>
      <div aria-hidden="true" className="min-h-24 animate-pulse">
        {children}
      </div>
    </div>
  );
}
