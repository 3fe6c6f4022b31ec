import { VisuallyHidden } from '@mantine/core';
import { RowCheckbox } from '../list/row-checkbox.tsx';
import type { Sort } from '../list/sort-items.ts';
import type { Selection } from '../list/use-selection.ts';
import type { Column } from '../resource-config.ts';
import classes from './resource-table.module.css';

type TableHeadProps<Item> = {
  items: readonly Item[];
  columns: readonly Column<Item>[];
  sort: Sort;
  onSort: (key: string) => void;
  selection: Selection<Item> | undefined;
};

/** The columns' names, which sort the list; on phones a bar above the cards. */
export function TableHead<Item>(props: TableHeadProps<Item>) {
  const { items, columns, sort, onSort, selection } = props;
  const isSorted = ({ order }: Column<Item>) => order !== undefined && order.key === sort?.key;
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className={classes.tick}>
            <RowCheckbox
              label="Pilih semua di halaman ini"
              isOn={items.every(selection.has)}
              isPartly={items.some(selection.has) && !items.every(selection.has)}
              onToggle={() => selection.toggleAll(items)}
            />
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.header}
            scope="col"
            className={classesOf(column)}
            aria-sort={isSorted(column) ? direction(sort) : undefined}
          >
            {column.order ? (
              <SortButton column={column} onSort={onSort} />
            ) : (
              <PlainHeader column={column} />
            )}
          </th>
        ))}
        <th scope="col" className={classes.act}>
          <VisuallyHidden>Tindakan</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}

function PlainHeader<Item>({ column: { header, place } }: { column: Column<Item> }) {
  return place === 'picture' ? <VisuallyHidden>{header}</VisuallyHidden> : header;
}

function SortButton<Item>({
  column,
  onSort,
}: {
  column: Column<Item>;
  onSort: (key: string) => void;
}) {
  return (
    <button
      className={classes.sort}
      type="button"
      title={`Urutkan menurut ${column.header.toLowerCase()}`}
      onClick={() => onSort(column.order?.key ?? '')}
    >
      {column.header}
    </button>
  );
}

function classesOf<Item>({ place, width, order }: Column<Item>): string {
  const own = [
    place === 'picture' && classes.picture,
    width && classes[width],
    order && classes.sortable,
  ];
  return own.filter(Boolean).join(' ');
}

function direction(sort: Sort) {
  return sort?.isDescending ? 'descending' : 'ascending';
}
