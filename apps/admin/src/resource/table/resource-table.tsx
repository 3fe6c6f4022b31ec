import { VisuallyHidden } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { Sort } from '../list/sort-items.ts';
import { useProgressiveRows } from '../list/use-progressive-rows.ts';
import type { Selection } from '../list/use-selection.ts';
import type { Column } from '../resource-config.ts';
import { moveFocusBetweenRows } from './move-between-rows.ts';
import classes from './resource-table.module.css';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';

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
  const drawn = useProgressiveRows(items);
  return (
    <table className={classes.table}>
      <caption>
        <VisuallyHidden>{props.caption}</VisuallyHidden>
      </caption>
      <TableHead
        items={items}
        columns={columns}
        sort={props.sort}
        onSort={props.onSort}
        selection={selection}
      />
      <tbody onKeyDown={moveFocusBetweenRows}>
        {items.map((item) =>
          drawn.has(item.id) ? (
            <TableRow
              key={item.id}
              item={item}
              id={`${id}-${item.id}`}
              name={props.nameOf(item)}
              columns={columns}
              isEditing={item.id === props.editingId}
              isChosen={selection?.has(item) ?? false}
              onToggle={selection?.toggle}
              actions={props.actions}
            />
          ) : (
            <tr key={item.id} className={classes.coming} />
          ),
        )}
      </tbody>
    </table>
  );
}
