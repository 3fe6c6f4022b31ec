import type { ReactNode } from 'react';
import classes from './notice.module.css';

type NoticeProps = {
  children: ReactNode;
  actions: readonly { label: string; onClick: () => void }[];
  /** Draws a frame of its own, for a notice that stands outside a form. */
  isFramed?: boolean;
};

/** A notice with its actions. */
export function Notice({ children, actions, isFramed = false }: NoticeProps) {
  return (
    <div className={isFramed ? `${classes.line} ${classes.framed}` : classes.line} role="status">
      <span>{children}</span>
      <span className={classes.actions}>
        {actions.map(({ label, onClick }) => (
          <button key={label} className={classes.action} type="button" onClick={onClick}>
            {label}
          </button>
        ))}
      </span>
    </div>
  );
}
