import { Button } from '@mantine/core';
import type { ListPage } from '@pesantren/api-client/contract/lists/pagination';
import type { Items, ResourceName } from '@pesantren/api-client/resources';
import { useServices } from '../../services.ts';
import { listPageQuery } from '../list-state/list-page-query.ts';
import { formatListCount, pageCount, pageSizeOf } from '../list-state/pagination.ts';
import { type ListLocation, useFocusOnPageChange } from '../list-state/use-list-view.ts';
import type { Selection } from '../list-state/use-selection.ts';
import { isPictureConfig, type ResourceConfig } from '../resource-config.ts';
import classes from './list-items.module.css';
import { PagedItems } from './paged-items.tsx';
import { ResourceTable } from './resource-table.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useRowActions } from './use-row-actions.tsx';

type ListItemsProps<Name extends ResourceName> = {
  resource: ResourceConfig<Name>;
  page: ListPage<Items[Name]>;
  /** The number of all items, once it is known. */
  all: number | undefined;
  /** True while the items of another page, search or sort are on their way; these stay until then. */
  isAwaited: boolean;
  location: ListLocation;
  selection: Selection<Items[Name]>;
  editingId: string | null;
  onEdit: (id: string) => void;
  onDelete: (items: readonly Items[Name][]) => void;
};

/** One page of the items that match a search, with their actions. */
export function ListItems<Name extends ResourceName>(props: ListItemsProps<Name>) {
  const { resource, page, all, isAwaited, location, selection, editingId, onEdit, onDelete } =
    props;
  const { name, noun, nameOf, columns } = resource;
  const { view } = location;
  const services = useServices();
  const { rowActions, dialogs } = useRowActions(resource, onEdit, onDelete);
  const head = useFocusOnPageChange<HTMLParagraphElement>(isAwaited ? null : view.page);
  const pageSize = pageSizeOf(name);
  const isSearching = view.q !== '' || view.state !== 'all';
  const count = formatListCount({
    found: page.total,
    all,
    noun,
    isSearching,
    page: view.page,
    pageSize,
  });

  const list = isPictureConfig(resource) ? (
    <resource.grid.Grid
      resource={resource}
      items={page.items}
      canReorder={!isSearching && page.items.length === page.total}
      location={location}
      selection={selection}
      editingId={editingId}
      onEdit={onEdit}
      onDelete={onDelete}
    />
  ) : (
    <ResourceTable
      caption={`Daftar ${noun}`}
      items={page.items}
      columns={columns}
      nameOf={nameOf}
      sort={view.sort}
      onSort={location.setSort}
      selection={selection}
      editingId={editingId}
      rowActions={rowActions}
    />
  );

  return (
    <>
      <p ref={head} className={classes.count} role="status" tabIndex={-1}>
        {isAwaited && count ? 'Memuat…' : count}
      </p>
      <PagedItems
        location={location}
        pages={pageCount(page.total, pageSize)}
        isAwaited={isAwaited}
        prefetch={(to) =>
          services.queryClient.query(listPageQuery(services, name, { ...view, page: to }))
        }
      >
        {list}
      </PagedItems>
      {dialogs}
      {selection.chosen.length > 0 && (
        <SelectionBar>
          <span role="status">
            {selection.chosen.length} {noun} dipilih
            {selection.elsewhere > 0 && `, ${selection.elsewhere} di halaman lain`}
          </span>
          <Button variant="default" onClick={selection.clear}>
            Batalkan pilihan
          </Button>
          <Button color="red" onClick={() => onDelete(selection.chosen)}>
            Hapus yang dipilih
          </Button>
        </SelectionBar>
      )}
    </>
  );
}
