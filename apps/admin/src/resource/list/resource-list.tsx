import type { Items, ResourceName } from '@pesantren/api-client/resources';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useServices } from '../../services.ts';
import { ErrorState } from '../../shell/errors/error-state.tsx';
import { lazyWithRetry } from '../../shell/errors/lazy-with-retry.tsx';
import type { Drafts } from '../../writing/drafts.ts';
import { hideUndoToast } from '../delete/undo-toast.ts';
import { type Deletion, useDelete } from '../delete/use-delete.ts';
import { listPageQuery, unsearched } from '../list-state/list-page-query.ts';
import { pageCount, pageSizeOf } from '../list-state/pagination.ts';
import { useLastPage, useListView } from '../list-state/use-list-view.ts';
import { useSelection } from '../list-state/use-selection.ts';
import type { ResourceConfig } from '../resource-config.ts';
import { EmptyState } from './empty-state.tsx';
import { ListFilters } from './filters/list-filters.tsx';
import { ListItems } from './list-items.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { RequestLines } from './request-lines.tsx';

// A list at rest asks nothing.
const ConfirmDelete = lazyWithRetry(
  async () => (await import('../delete/confirm-delete.tsx')).ConfirmDelete,
);

type ResourceListProps<Name extends ResourceName> = {
  resource: ResourceConfig<Name>;
  /** The id of the item that the form shows. */
  editingId: string | null;
  /** The drafts of deleted items go with them. */
  drafts: Drafts;
  onEdit: (id: string) => void;
  onDeleted: (items: readonly Items[Name][]) => void;
};

const none: readonly never[] = [];

/** The search and one page of a resource's list: loading, failed, empty, no match, or its items. */
export function ResourceList<Name extends ResourceName>(props: ResourceListProps<Name>) {
  const { resource, editingId, drafts, onEdit, onDeleted } = props;
  const { name, empty, noMatch } = resource;
  const services = useServices();
  const location = useListView(resource.columns);
  const { view } = location;
  const list = useQuery({
    ...listPageQuery(services, name, view),
    placeholderData: keepPreviousData,
  });
  const all = useQuery(listPageQuery(services, name, unsearched)).data?.total;
  const items: readonly Items[Name][] = list.data?.items ?? none;
  const isSettled = list.data !== undefined && !list.isPlaceholderData;
  const selection = useSelection(items, isSettled ? `${view.state} ${view.q}` : null);
  const deletion = useDelete(resource, drafts, (done, gone) => {
    selection.remove(gone);
    onDeleted(done);
  });
  useEffect(() => hideUndoToast(name, items), [name, items]);

  const total = list.data?.total ?? 0;
  const isPastEnd = useLastPage(location, isSettled ? pageCount(total, pageSizeOf(name)) : null);
  // A page that was deleted whole waits for what moves up.
  const isAwaited = isPastEnd || (items.length === 0 && total > 0 && list.isFetching);

  return (
    <>
      <ListFilters resource={resource} location={location} />
      <RequestLines name={name} location={location} />
      {list.error && (
        <ErrorState error={list.error} isRetrying={list.isFetching} onRetry={list.refetch} />
      )}
      {(list.isPending || isAwaited) && <ListSkeleton />}
      {list.data && items.length === 0 && !isAwaited && (
        <EmptyState
          message={all === 0 || (view.q === '' && view.state === 'all') ? empty : noMatch}
        />
      )}
      {list.data && items.length > 0 && (
        <ListItems
          resource={resource}
          page={list.data}
          all={all}
          isAwaited={list.isPlaceholderData}
          location={location}
          selection={selection}
          editingId={editingId}
          onEdit={onEdit}
          onDelete={deletion.ask}
        />
      )}
      <DeletionQuestion resource={resource} deletion={deletion} />
    </>
  );
}

type DeletionQuestionProps<Name extends ResourceName> = {
  resource: ResourceConfig<Name>;
  deletion: Deletion<Name>;
};

/** The question before a deletion, whose code comes with the first; it stays, so that it closes as it should. */
function DeletionQuestion<Name extends ResourceName>(props: DeletionQuestionProps<Name>) {
  const { resource, deletion } = props;
  const names = deletion.items.map(resource.nameOf);
  const [hasAsked, setHasAsked] = useState(false);
  if (!hasAsked && names.length > 0) setHasAsked(true);
  if (!hasAsked) return null;
  return (
    <Suspense>
      <ConfirmDelete resource={resource} names={names} deletion={deletion} />
    </Suspense>
  );
}
