import type { ReactNode } from 'react';
import classes from './resource-table.module.css';

type RowActionProps = {
  /** The id of the cell that names the row. */
  row: string;
  /** Where rows are compact: `open` lies over the whole row, a `further` one stands in the row's menu instead. */
  whenCompact?: 'open' | 'further';
  isGrave?: boolean | undefined;
  isBusy?: boolean;
  onPick: () => void;
  children: ReactNode;
};

/** A button of a row. A plain one: a page has fifty of them. */
export function RowAction({ row, whenCompact, isGrave, isBusy = false, ...props }: RowActionProps) {
  const own = [classes.action, whenCompact && classes[whenCompact], isGrave && classes.grave];
  return (
    <button
      className={own.filter(Boolean).join(' ')}
      type="button"
      aria-describedby={row}
      aria-disabled={isBusy || undefined}
      onClick={() => !isBusy && props.onPick()}
    >
      {props.children}
    </button>
  );
}
