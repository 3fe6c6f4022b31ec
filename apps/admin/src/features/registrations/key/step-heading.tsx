import type { ReactNode } from 'react';

/** The heading of a step that a button has opened: it comes into sight, and a screen reader reads on from it. */
export function StepHeading({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h2 id={id} ref={focusOnce} tabIndex={-1}>
      {children}
    </h2>
  );
}

// One function for all renders: it is called when the heading comes, not again.
function focusOnce(heading: HTMLElement | null): void {
  heading?.focus();
}
