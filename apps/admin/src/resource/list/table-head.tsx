import { VisuallyHidden } from '@mantine/core';
import { parseSort } from '@pesantren/api-client/contract/lists/sort';
import { toggleSort } from '../list-state/use-list-view.ts';
import type { Selection } from '../list-state/use-selection.ts';
import type { Column } from '../resource-config.ts';
import classes from './resource-table.module.css';
import { SelectAll } from './select-all.tsx';

type TableHeadProps<Item> = {
  items: readonly Item[];
  columns: readonly Column<Item>[];
  sort: string;
  onSort: ((sort: string) => void) | undefined;
  selection: Selection<Item> | undefined;
};

/** The columns' names, which sort the list; on phones a bar above the cards. */
export function TableHead<Item>(props: TableHeadProps<Item>) {
  const { items, columns, sort, onSort, selection } = props;
  const { field, isDescending } = parseSort(sort);
  const direction = isDescending ? 'descending' : 'ascending';
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className={classes.checkbox}>
            <SelectAll
              label="Pilih semua di halaman ini"
              chosen={items.filter(selection.has).length}
              count={items.length}
              onToggle={() => selection.toggleAll(items)}
            />
          </th>
        )}
        {columns.map(({ header, role, width, sort: key }) => (
          <th
            key={header}
            scope="col"
            className={[
              role === 'picture' && classes.picture,
              width && classes[width],
              key && onSort && classes.sortable,
            ]
              .filter(Boolean)
              .join(' ')}
            aria-sort={key && key === field ? direction : undefined}
          >
            {key && onSort && (
              <button
                className={classes.sort}
                type="button"
                title={`Urutkan menurut ${header.toLowerCase()}`}
                onClick={() => onSort(toggleSort(sort, key))}
              >
                {header}
              </button>
            )}
            {!(key && onSort) &&
              (role === 'picture' ? <VisuallyHidden>{header}</VisuallyHidden> : header)}
          </th>
        ))}
        <th scope="col" className={classes.act}>
          <VisuallyHidden>Tindakan</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}
