import { TextInput } from '@mantine/core';
import type { ListPage } from '@pesantren/api-client/contract/pagination';
import type { Items, ResourceName } from '@pesantren/api-client/resources';
import { deletedKeptForDays } from '@pesantren/content/limits';
import { deleteQuestions } from '@pesantren/content/messages';
import { IconSearch, IconTrash } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { trashPath } from '../../paths.ts';
import { useServices } from '../../services.ts';
import { ErrorState } from '../../shell/error-state.tsx';
import { ConfirmDelete } from '../delete/confirm-delete.tsx';
import type { Deletion } from '../delete/use-delete.ts';
import type { OpenForm } from '../form/use-open-form.ts';
import { useSearchText } from '../list-state/use-list-params.ts';
import type { ResourceConfig } from '../resource-config.ts';
import { EmptyState } from './empty-state.tsx';
import { ListItems } from './list-items.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import classes from './resource-list.module.css';

type ResourceListProps<Name extends ResourceName> = {
  resource: ResourceConfig<Name>;
  list: UseQueryResult<ListPage<Items[Name]>>;
  openForm: OpenForm<Name>;
  deletion: Deletion<Name>;
};

/** The search and the list of a resource: loading, failed, empty, no match, or its items. */
export function ResourceList<Name extends ResourceName>(props: ResourceListProps<Name>) {
  const { resource, list, openForm, deletion } = props;
  const { name, noun, search } = resource;
  const { client } = useServices();
  const canRestore = client.profile === 'full';
  const [text, setText] = useSearchText();
  // The field follows the typing at once, the list as soon as there is time.
  const deferredText = useDeferredValue(text);
  const items = list.data?.items;
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
          editingId={openForm.item?.id ?? null}
          onEdit={openForm.edit}
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
