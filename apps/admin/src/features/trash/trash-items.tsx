import type { Deleted } from '@pesantren/api-client/contract/list';
import type { Items, ResourceName } from '@pesantren/api-client/resources';
import { useMemo, useState } from 'react';
import type { Listing } from '../../crud/listing.ts';
import { pageCount, pageOfItems } from '../../crud/page-numbers.ts';
import { Pager } from '../../crud/pager.tsx';
import { ResourceTable } from '../../crud/resource-table.tsx';
import { RowAction } from '../../crud/row-action.tsx';
import { atOnce } from '../../crud/slices.ts';
import { sortItems } from '../../crud/sort-items.ts';
import { useListPlace } from '../../crud/use-list-place.ts';
import { useRestore } from '../../crud/use-restore.ts';
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
