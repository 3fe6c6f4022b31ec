import type { ReactNode } from 'react';
import classes from './selection-bar.module.css';

type SelectionBarProps = { className?: string | undefined; children: ReactNode };

/** The bar at the foot of a list that says what is ticked and holds what can be done with it; shell.module.css keeps its room. */
export function SelectionBar({ className = '', children }: SelectionBarProps) {
  return (
    <section className={`${classes.bar} ${className}`} data-selection aria-label="Yang dipilih">
      {children}
    </section>
  );
}
