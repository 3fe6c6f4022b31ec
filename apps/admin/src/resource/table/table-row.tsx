import { memo, type ReactNode } from 'react';
import { RowCheckbox } from '../list/row-checkbox.tsx';
import type { Column } from '../resource-config.ts';
import classes from './resource-table.module.css';

type TableRowProps<Item> = {
  item: Item;
  /** The id of the cell that names the row. */
  id: string;
  name: string;
  columns: readonly Column<Item>[];
  isEditing: boolean;
  isChosen: boolean;
  /** Ticks the row; undefined where rows are not chosen. */
  onToggle: ((item: Item) => void) | undefined;
  actions: (item: Item, row: string) => ReactNode;
};

function Row<Item>({ item, id, name, columns, onToggle, ...props }: TableRowProps<Item>) {
  return (
    <tr data-editing={props.isEditing || undefined} data-chosen={props.isChosen || undefined}>
      {onToggle && (
        <td className={classes.tick}>
          <RowCheckbox
            label={`Pilih ${name}`}
            isOn={props.isChosen}
            onToggle={() => onToggle(item)}
          />
        </td>
      )}
      {columns.map(({ header, place, cell }) => (
        <td key={header} className={classes[place]} id={place === 'main' ? id : undefined}>
          {cell(item)}
        </td>
      ))}
      <td className={classes.actions}>
        <div>{props.actions(item, id)}</div>
      </td>
    </tr>
  );
}

/** One item of a table. Drawn again only when something of it has changed. */
export const TableRow = memo(Row) as typeof Row;
