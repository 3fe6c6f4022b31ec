import type { ReactNode } from 'react';

/** An empty list in words, on the weave. */
export function EmptyState({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <div className="weave-ground rounded-card grid place-items-center px-5 py-16">
      <div className="bg-card rounded-control grid justify-items-center gap-3 px-6 py-5 text-center">
        <p className="font-medium">{message}</p>
        {children}
      </div>
    </div>
  );
}
