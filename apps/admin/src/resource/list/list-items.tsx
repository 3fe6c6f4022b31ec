import { Button } from '@mantine/core';
import { type Items, type ResourceName, resources } from '@pesantren/api-client/resources';
import { memo, useMemo } from 'react';
import { formatListCount, pageCount, pageOfItems } from '../list-state/pagination.ts';
import { searchItems } from '../list-state/search-items.ts';
import { parseSort, serializeSort, sortItems } from '../list-state/sort-items.ts';
import { useTimeSliced } from '../list-state/time-slicing.ts';
import { useFocusOnPageChange, useListParams } from '../list-state/use-list-params.ts';
import { useSelection } from '../list-state/use-selection.ts';
import { isPictureConfig, type ResourceConfig } from '../resource-config.ts';
import { EmptyState } from './empty-state.tsx';
import classes from './list-items.module.css';
import { Pager } from './pager.tsx';
import { PictureGrid } from './picture-grid.tsx';
import { ResourceTable } from './resource-table.tsx';
import { useRowActions } from './use-row-actions.tsx';

type ListItemsProps<Name extends ResourceName> = {
  resource: ResourceConfig<Name>;
  items: readonly Items[Name][];
  search: string;
  editingId: string | null;
  onEdit: (item: Items[Name]) => void;
  onDelete: (items: readonly Items[Name][]) => void;
};

function FoundItems<Name extends ResourceName>(props: ListItemsProps<Name>) {
  const { resource, items, search, editingId, onEdit, onDelete } = props;
  const { name, noun, nameOf, columns } = resource;
  const params = useListParams(search);
  const sort = serializeSort(params.sort);
  const sorted = useTimeSliced(
    useMemo(() => sortItems(items, columns, parseSort(sort)), [items, columns, sort]),
  );
  const { searchFields } = resources[name];
  const found = useTimeSliced(
    useMemo(() => searchItems(sorted, search, searchFields), [sorted, search, searchFields]),
  );
  const selection = useSelection(found);
  const { rowActions, dialogs } = useRowActions(resource, onEdit, onDelete);

  const page = params.pageOf(found.length);
  const head = useFocusOnPageChange<HTMLParagraphElement>(page);
  const shown = pageOfItems(found, page);
  const isSearching = search.trim() !== '';
  const count = { found: found.length, all: items.length, noun, isSearching, page };

  const list = isPictureConfig(resource) ? (
    <PictureGrid
      resource={resource}
      items={shown}
      isSearching={isSearching}
      params={params}
      selection={selection}
      editingId={editingId}
      onEdit={onEdit}
      onDelete={onDelete}
    />
  ) : (
    <ResourceTable
      caption={`Daftar ${noun}`}
      items={shown}
      columns={columns}
      nameOf={nameOf}
      sort={params.sort}
      onSort={params.toggleSort}
      selection={selection}
      editingId={editingId}
      rowActions={rowActions}
    />
  );

  return (
    <>
      <p ref={head} className={classes.count} role="status" tabIndex={-1}>
        {formatListCount(count)}
      </p>
      {found.length === 0 ? <EmptyState message={resource.noMatch} /> : list}
      {dialogs}
      <Pager page={page} count={pageCount(found.length)} queryOf={params.queryOf} />
      {selection.chosen.length > 0 && (
        <section className={classes.selection} data-selection aria-label="Yang dipilih">
          <span role="status">
            {selection.chosen.length} {noun} dipilih
          </span>
          <Button variant="default" onClick={selection.clear}>
            Batalkan pilihan
          </Button>
          <Button color="red" onClick={() => onDelete(selection.chosen)}>
            Hapus yang dipilih
          </Button>
        </section>
      )}
    </>
  );
}

/** The items that match a search, one page of them, with their actions. */
export const ListItems = memo(FoundItems) as typeof FoundItems;
