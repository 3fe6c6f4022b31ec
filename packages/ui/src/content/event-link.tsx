import type { ReactNode } from 'react';

/** A link of an event. */
export function EventLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="text-small text-primary font-strong min-h-target inline-flex items-center underline-offset-4 hover:underline"
    >
      {children}
    </a>
  );
}
