import { TextInput } from '@mantine/core';
import type { ResourceName } from '@pesantren/api-client/resources';
import { deletedKeptForDays } from '@pesantren/content/limits';
import { deleteQuestions } from '@pesantren/content/messages';
import { IconSearch, IconTrash } from '@tabler/icons-react';
import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { trashPath } from '../../paths.ts';
import { useServices } from '../../services.ts';
import { ConfirmDelete } from '../delete/confirm-delete.tsx';
import type { ResourceConfig } from '../resource-config.ts';
import type { ResourcePageState } from '../use-resource-page.ts';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { ListItems } from './list-items.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import classes from './resource-list.module.css';
import { useSearchText } from './use-search-text.ts';

type ResourceListProps<Name extends ResourceName> = {
  resource: ResourceConfig<Name>;
  screen: ResourcePageState<Name>;
};

/** Search and list of a resource: loading, failed, empty, nothing found, or the items. */
export function ResourceList<Name extends ResourceName>({
  resource,
  screen,
}: ResourceListProps<Name>) {
  const { list, deletion } = screen;
  const { name, noun, search } = resource;
  const { client } = useServices();
  const canRestore = client.profile === 'full';
  const [text, setText] = useSearchText();
  // Typing shows at once; the list follows as soon as there is time.
  const wanted = useDeferredValue(text);
  const items = list.data?.items;
  const doomed = deletion.items;

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
        <ErrorState error={list.error} isTrying={list.isFetching} onRetry={list.refetch} />
      )}
      {!items && !list.error && <ListSkeleton />}
      {items?.length === 0 && <EmptyState words={resource.empty} />}
      {items && items.length > 0 && (
        <ListItems
          resource={resource}
          items={items}
          search={wanted}
          editingId={screen.editingId}
          onEdit={screen.edit}
          onDelete={deletion.ask}
        />
      )}
      <ConfirmDelete
        question={doomed.length > 1 ? `Hapus ${doomed.length} ${noun} ini?` : deleteQuestions[name]}
        names={doomed.map(resource.nameOf)}
        note={
          canRestore
            ? `Selama ${deletedKeptForDays} hari masih dapat dipulihkan dari Sampah.`
            : 'Yang dihapus tidak dapat dikembalikan.'
        }
        progress={deletion.progress}
        onConfirm={deletion.confirm}
        onCancel={deletion.cancel}
        onStop={deletion.stop}
      />
    </>
  );
}
