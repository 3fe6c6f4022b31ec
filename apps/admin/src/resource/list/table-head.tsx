import { VisuallyHidden } from '@mantine/core';
import type { Sort } from '../list-state/sort-items.ts';
import type { Selection } from '../list-state/use-selection.ts';
import type { Column } from '../resource-config.ts';
import classes from './resource-table.module.css';
import { RowCheckbox } from './row-checkbox.tsx';

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
  const direction = sort?.isDescending ? 'descending' : 'ascending';
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className={classes.checkbox}>
            <RowCheckbox
              label="Pilih semua di halaman ini"
              isChecked={items.every(selection.has)}
              isIndeterminate={items.some(selection.has) && !items.every(selection.has)}
              onToggle={() => selection.toggleAll(items)}
            />
          </th>
        )}
        {columns.map(({ header, role, width, sort: sortable }) => (
          <th
            key={header}
            scope="col"
            className={[
              role === 'picture' && classes.picture,
              width && classes[width],
              sortable && classes.sortable,
            ]
              .filter(Boolean)
              .join(' ')}
            aria-sort={sortable && sortable.key === sort?.key ? direction : undefined}
          >
            {sortable && (
              <button
                className={classes.sort}
                type="button"
                title={`Urutkan menurut ${header.toLowerCase()}`}
                onClick={() => onSort(sortable.key)}
              >
                {header}
              </button>
            )}
            {!sortable && (role === 'picture' ? <VisuallyHidden>{header}</VisuallyHidden> : header)}
          </th>
        ))}
        <th scope="col" className={classes.act}>
          <VisuallyHidden>Tindakan</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}
