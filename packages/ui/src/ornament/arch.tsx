import type { ReactNode } from 'react';

/** The pointed mihrab arch: the one mask of the site, around a picture, with its gold line. */
export function Arch({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div className={`relative ${className}`}>
      <div className="arch-line text-accent opacity-60" aria-hidden="true" />
      <div className="arch size-full overflow-hidden">{children}</div>
    </div>
  );
}
