import type { Deleted } from '@pesantren/api-client/contract/lists/pagination';
import { can } from '@pesantren/api-client/contract/permissions';
import type { Items, ResourceName } from '@pesantren/api-client/resources';
import { useState } from 'react';
import { useRestore } from '../../resource/delete/use-restore.ts';
import { ResourceTable } from '../../resource/list/resource-table.tsx';
import { RowAction } from '../../resource/list/row-action.tsx';
import type { ResourceConfig } from '../../resource/resource-config.ts';
import { useRole } from '../../shell/session/use-role.ts';
import { ConfirmPurge } from './confirm-purge.tsx';
import { trashColumns } from './trash-columns.tsx';

type TrashItemsProps<Name extends ResourceName> = {
  resource: ResourceConfig<Name>;
  /** Those of one page. */
  items: readonly Deleted<Items[Name]>[];
  /** Runs once an item has left the trash. */
  onLeft: () => void;
};

/** The table of deleted items, each with a button that restores it, and one that deletes it for good. */
export function TrashItems<Name extends ResourceName>(props: TrashItemsProps<Name>) {
  const { resource, items } = props;
  const restore = useRestore(resource);
  const [restoring, setRestoring] = useState<string | null>(null);
  const mayPurge = can(useRole(), 'publish');
  const [asked, setAsked] = useState<Items[Name] | null>(null);
  const [isAsking, setIsAsking] = useState(false);

  const bringBack = async (item: Items[Name]) => {
    setRestoring(item.id);
    await restore([item]);
    setRestoring(null);
    props.onLeft();
  };

  return (
    <>
      <ResourceTable
        caption={`Daftar ${resource.noun} yang dihapus`}
        items={items}
        columns={trashColumns(resource)}
        nameOf={resource.nameOf}
        rowActions={(item, row) => (
          <>
            <RowAction row={row} isBusy={restoring !== null} onClick={() => void bringBack(item)}>
              {restoring === item.id ? 'Memulihkan…' : 'Pulihkan'}
            </RowAction>
            {mayPurge && (
              <RowAction
                row={row}
                isDestructive
                isBusy={restoring !== null}
                onClick={() => {
                  setAsked(item);
                  setIsAsking(true);
                }}
              >
                Hapus selamanya
              </RowAction>
            )}
          </>
        )}
      />
      <ConfirmPurge
        resource={resource}
        item={asked}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onPurged={props.onLeft}
      />
    </>
  );
}
