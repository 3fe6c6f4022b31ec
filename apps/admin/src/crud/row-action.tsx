import type { ReactNode } from 'react';
import classes from './resource-table.module.css';

type RowActionProps = {
  /** The id of the cell that names the row. */
  row: string;
  isGrave?: boolean;
  isBusy?: boolean;
  onPick: () => void;
  children: ReactNode;
};

/** A button of a row. A plain one: a page has fifty of them. */
export function RowAction({ row, isGrave, isBusy = false, onPick, children }: RowActionProps) {
  return (
    <button
      className={isGrave ? `${classes.action} ${classes.grave}` : classes.action}
      type="button"
      aria-describedby={row}
      aria-disabled={isBusy || undefined}
      onClick={() => !isBusy && onPick()}
    >
      {children}
    </button>
  );
}
