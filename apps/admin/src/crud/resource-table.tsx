import { type ReactNode, useId } from 'react';
import type { Column } from './listing.ts';
import { moveBetweenRows } from './move-between-rows.ts';
import classes from './resource-table.module.css';
import type { Sort } from './sort-items.ts';
import { TableHead } from './table-head.tsx';
import { Tick } from './tick.tsx';
import type { Selection } from './use-selection.ts';

type ResourceTableProps<Item> = {
  caption: string;
  /** Those of one page. */
  items: readonly Item[];
  columns: readonly Column<Item>[];
  nameOf: (item: Item) => string;
  sort: Sort;
  onSort: (key: string) => void;
  selection?: Selection<Item>;
  editingId?: string | null;
  /** A row's buttons; `row` is the id of the cell that names it. */
  actions: (item: Item, row: string) => ReactNode;
};

/** A page of items in rows, each with its buttons; on phones in cards. */
export function ResourceTable<Item extends { id: string }>(props: ResourceTableProps<Item>) {
  const { items, columns, selection } = props;
  const id = useId();
  return (
    <table className={classes.table}>
      <caption className={classes.unseen}>{props.caption}</caption>
      <TableHead
        items={items}
        columns={columns}
        sort={props.sort}
        onSort={props.onSort}
        selection={selection}
      />
      <tbody onKeyDown={moveBetweenRows}>
        {items.map((item) => (
          <tr
            key={item.id}
            data-editing={item.id === props.editingId || undefined}
            data-chosen={selection?.has(item) || undefined}
          >
            {selection && (
              <td className={classes.tick}>
                <Tick
                  label={`Pilih ${props.nameOf(item)}`}
                  isOn={selection.has(item)}
                  onToggle={() => selection.toggle(item)}
                />
              </td>
            )}
            {columns.map(({ header, place, cell }) => (
              <td
                key={header}
                className={classes[place]}
                id={place === 'main' ? `${id}-${item.id}` : undefined}
              >
                {cell(item)}
              </td>
            ))}
            <td className={classes.actions}>
              <div>{props.actions(item, `${id}-${item.id}`)}</div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
