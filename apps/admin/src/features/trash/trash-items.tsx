import type { Deleted } from '@pesantren/api-client/contract/pagination';
import type { Items, ResourceName } from '@pesantren/api-client/resources';
import { useMemo, useState } from 'react';
import { useRestore } from '../../resource/delete/use-restore.ts';
import { Pager } from '../../resource/list/pager.tsx';
import { ResourceTable } from '../../resource/list/resource-table.tsx';
import { RowAction } from '../../resource/list/row-action.tsx';
import { pageCount, pageOfItems } from '../../resource/list-state/pagination.ts';
import { sortItems } from '../../resource/list-state/sort-items.ts';
import { runToEnd } from '../../resource/list-state/time-slicing.ts';
import { useListParams } from '../../resource/list-state/use-list-params.ts';
import type { ResourceConfig } from '../../resource/resource-config.ts';
import { trashColumns } from './trash-columns.tsx';

type TrashItemsProps<Name extends ResourceName> = {
  resource: ResourceConfig<Name>;
  items: readonly Deleted<Items[Name]>[];
  onRestored: () => void;
};

/** The table of deleted items, each with a button that restores it. */
export function TrashItems<Name extends ResourceName>(props: TrashItemsProps<Name>) {
  const { resource, items } = props;
  const place = useListParams('');
  const restore = useRestore(resource);
  const [restoring, setRestoring] = useState<string | null>(null);
  const columns = useMemo(() => trashColumns(resource), [resource]);
  const sorted = runToEnd(sortItems(items, columns, place.sort));
  const page = place.pageOf(items.length);

  const bringBack = async (item: Items[Name]) => {
    setRestoring(item.id);
    await restore([item]);
    setRestoring(null);
    props.onRestored();
  };

  return (
    <>
      <ResourceTable
        caption={`Daftar ${resource.noun} yang dihapus`}
        items={pageOfItems(sorted, page)}
        columns={columns}
        nameOf={resource.nameOf}
        sort={place.sort}
        onSort={place.toggleSort}
        rowActions={(item, row) => (
          <RowAction row={row} isBusy={restoring !== null} onClick={() => void bringBack(item)}>
            {restoring === item.id ? 'Memulihkan…' : 'Pulihkan'}
          </RowAction>
        )}
      />
      <Pager page={page} count={pageCount(items.length)} queryOf={place.queryOf} />
    </>
  );
}
