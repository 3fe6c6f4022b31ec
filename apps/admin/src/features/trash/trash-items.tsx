import type { Deleted } from '@pesantren/api-client/contract/pagination';
import type { Items, ResourceName } from '@pesantren/api-client/resources';
import { useState } from 'react';
import { useRestore } from '../../resource/delete/use-restore.ts';
import { ResourceTable } from '../../resource/list/resource-table.tsx';
import { RowAction } from '../../resource/list/row-action.tsx';
import type { ResourceConfig } from '../../resource/resource-config.ts';
import { trashColumns } from './trash-columns.tsx';

type TrashItemsProps<Name extends ResourceName> = {
  resource: ResourceConfig<Name>;
  /** Those of one page. */
  items: readonly Deleted<Items[Name]>[];
  onRestored: () => void;
};

/** The table of deleted items, each with a button that restores it. */
export function TrashItems<Name extends ResourceName>(props: TrashItemsProps<Name>) {
  const { resource, items } = props;
  const restore = useRestore(resource);
  const [restoring, setRestoring] = useState<string | null>(null);

  const bringBack = async (item: Items[Name]) => {
    setRestoring(item.id);
    await restore([item]);
    setRestoring(null);
    props.onRestored();
  };

  return (
    <ResourceTable
      caption={`Daftar ${resource.noun} yang dihapus`}
      items={items}
      columns={trashColumns(resource)}
      nameOf={resource.nameOf}
      rowActions={(item, row) => (
        <RowAction row={row} isBusy={restoring !== null} onClick={() => void bringBack(item)}>
          {restoring === item.id ? 'Memulihkan…' : 'Pulihkan'}
        </RowAction>
      )}
    />
  );
}
