import type { Deleted } from '@pesantren/api-client/contract/list';
import type { Items, ResourceName } from '@pesantren/api-client/resources';
import { useMemo, useState } from 'react';
import { useRestore } from '../../resource/delete/use-restore.ts';
import { Pager } from '../../resource/list/pager.tsx';
import { pageCount, pageOfItems } from '../../resource/list/pagination.ts';
import { sortItems } from '../../resource/list/sort-items.ts';
import { atOnce } from '../../resource/list/time-slicing.ts';
import { useListPlace } from '../../resource/list/use-list-params.ts';
import type { Listing } from '../../resource/resource-config.ts';
import { ResourceTable } from '../../resource/table/resource-table.tsx';
import { RowAction } from '../../resource/table/row-action.tsx';
import { trashColumns } from './trash-columns.tsx';

type TrashItemsProps<Name extends ResourceName> = {
  listing: Listing<Name>;
  items: readonly Deleted<Items[Name]>[];
  onRestored: () => void;
};

/** Deleted items, each with the button that brings it back. */
export function TrashItems<Name extends ResourceName>(props: TrashItemsProps<Name>) {
  const { listing, items } = props;
  const place = useListPlace('');
  const restore = useRestore(listing);
  const [restoring, setRestoring] = useState<string | null>(null);
  const columns = useMemo(() => trashColumns(listing), [listing]);
  const sorted = atOnce(sortItems(items, columns, place.sort));
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
        caption={`Daftar ${listing.noun} yang dihapus`}
        items={pageOfItems(sorted, page)}
        columns={columns}
        nameOf={listing.nameOf}
        sort={place.sort}
        onSort={place.toggleSort}
        actions={(item, row) => (
          <RowAction row={row} isBusy={restoring !== null} onPick={() => void bringBack(item)}>
            {restoring === item.id ? 'Memulihkan…' : 'Pulihkan'}
          </RowAction>
        )}
      />
      <Pager page={page} count={pageCount(items.length)} queryOf={place.queryOf} />
    </>
  );
}
