import type { ReactNode } from 'react';
import classes from './resource-table.module.css';

type RowActionProps = {
  /** The id of the cell that names the row. */
  row: string;
  /** In compact rows: `cover` lies over the whole row, `hidden` leaves the action to the row's menu. */
  whenCompact?: 'cover' | 'hidden';
  isDestructive?: boolean | undefined;
  isBusy?: boolean;
  onClick: () => void;
  children: ReactNode;
};

/** A button of a row. A plain element, not Mantine's: a page has fifty of them. */
export function RowAction(props: RowActionProps) {
  const { row, whenCompact, isDestructive, isBusy = false, onClick } = props;
  const className = [
    classes.action,
    whenCompact && classes[whenCompact],
    isDestructive && classes.destructive,
  ];
  return (
    <button
      className={className.filter(Boolean).join(' ')}
      type="button"
      data-opens={whenCompact === 'cover' || undefined}
      aria-describedby={row}
      aria-disabled={isBusy || undefined}
      onClick={() => !isBusy && onClick()}
    >
      {props.children}
    </button>
  );
}
