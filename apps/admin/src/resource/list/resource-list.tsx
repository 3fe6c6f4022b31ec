import { TextInput } from '@mantine/core';
import { listQuery } from '@pesantren/api-client/query';
import type { Items, ResourceName } from '@pesantren/api-client/resources';
import { deletedKeptForDays } from '@pesantren/content/limits';
import { deleteQuestions } from '@pesantren/content/messages';
import { IconSearch, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { trashPath } from '../../paths.ts';
import { useServices } from '../../services.ts';
import { ErrorState } from '../../shell/error-state.tsx';
import { ConfirmDelete } from '../delete/confirm-delete.tsx';
import { hideUndoToast } from '../delete/undo-toast.ts';
import { useDelete } from '../delete/use-delete.ts';
import type { Drafts } from '../drafts/drafts.ts';
import { useSearchText } from '../list-state/use-list-params.ts';
import type { ResourceConfig } from '../resource-config.ts';
import { EmptyState } from './empty-state.tsx';
import { ListItems } from './list-items.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import classes from './resource-list.module.css';

type ResourceListProps<Name extends ResourceName> = {
  resource: ResourceConfig<Name>;
  /** The id of the item that the form shows. */
  editingId: string | null;
  /** The drafts of deleted items go with them. */
  drafts: Drafts;
  onEdit: (id: string) => void;
  onDeleted: (items: readonly Items[Name][]) => void;
};

/** The search and the list of a resource: loading, failed, empty, no match, or its items. */
export function ResourceList<Name extends ResourceName>(props: ResourceListProps<Name>) {
  const { resource, editingId, drafts, onEdit, onDeleted } = props;
  const { name, noun, search } = resource;
  const { client } = useServices();
  const canRestore = client.profile === 'full';
  const [text, setText] = useSearchText();
  // The field follows the typing at once, the list as soon as there is time.
  const deferredText = useDeferredValue(text);
  const list = useQuery(listQuery(client, name));
  const items = list.data?.items;
  useEffect(() => {
    if (items) hideUndoToast(name, items);
  }, [name, items]);
  const deletion = useDelete(resource, drafts, onDeleted);
  const { items: asked } = deletion;

  return (
    <>
      <div className={classes.find}>
        <TextInput
          className={classes.search}
          type="search"
          aria-label={search.label}
          placeholder={search.hint}
          leftSection={<IconSearch size={20} stroke={1.7} aria-hidden />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {canRestore && (
          <Link className={classes.trash} to={trashPath(name)}>
            <IconTrash size={18} stroke={1.7} aria-hidden />
            Sampah
          </Link>
        )}
      </div>
      {list.error && (
        <ErrorState error={list.error} isRetrying={list.isFetching} onRetry={list.refetch} />
      )}
      {!items && !list.error && <ListSkeleton />}
      {items?.length === 0 && <EmptyState message={resource.empty} />}
      {items && items.length > 0 && (
        <ListItems
          resource={resource}
          items={items}
          search={deferredText}
          editingId={editingId}
          onEdit={({ id }) => onEdit(id)}
          onDelete={deletion.ask}
        />
      )}
      <ConfirmDelete
        question={asked.length > 1 ? `Hapus ${asked.length} ${noun} ini?` : deleteQuestions[name]}
        names={asked.map(resource.nameOf)}
        note={
          canRestore
            ? `Selama ${deletedKeptForDays} hari masih dapat dipulihkan dari Sampah.`
            : 'Yang dihapus tidak dapat dikembalikan.'
        }
        deletion={deletion}
      />
    </>
  );
}
