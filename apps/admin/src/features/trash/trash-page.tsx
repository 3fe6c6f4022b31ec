import { deletedQuery } from '@pesantren/api-client/query';
import type { ResourceName } from '@pesantren/api-client/resources';
import { deletedKeptForDays } from '@pesantren/content/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../resource/list/empty-state.tsx';
import { ListSkeleton } from '../../resource/list/list-skeleton.tsx';
import { PagedItems } from '../../resource/list/paged-items.tsx';
import { pageCount, pageSizeOf } from '../../resource/list-state/pagination.ts';
import { useLastPage, useListView } from '../../resource/list-state/use-list-view.ts';
import type { ResourceConfig } from '../../resource/resource-config.ts';
import { useServices } from '../../services.ts';
import { BackLink } from '../../shell/back-link.tsx';
import { ErrorState } from '../../shell/errors/error-state.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { TrashItems } from './trash-items.tsx';
import classes from './trash-page.module.css';

type TrashPageProps<Name extends ResourceName> = { resource: ResourceConfig<Name> };

/** The deleted items of a resource, which can be restored; only our own provider has them. */
export function TrashPage<Name extends ResourceName>({ resource }: TrashPageProps<Name>) {
  const { name, noun, title, subject } = resource;
  const kind = subject.toLowerCase();
  const { client, queryClient } = useServices();
  const canRestore = client.profile === 'full';
  const location = useListView();
  const { page } = location.view;
  const limit = pageSizeOf(name);
  const queryOf = (to: number) => deletedQuery(client, name, { limit, offset: (to - 1) * limit });
  const trash = useQuery({
    ...queryOf(page),
    enabled: canRestore,
    placeholderData: keepPreviousData,
  });
  const pages = pageCount(trash.data?.total ?? 0, limit);
  const isSettled = trash.data !== undefined && !trash.isPlaceholderData;
  const isPastEnd = useLastPage(location, isSettled ? pages : null);
  const heading = useRef<HTMLHeadingElement>(null);
  if (!canRestore) return <Navigate to={paths[name]} replace />;

  return (
    <section aria-labelledby="sampah">
      <PageTitle>{`Sampah ${kind}`}</PageTitle>
      <BackLink to={paths[name]}>Kembali ke {title}</BackLink>
      <h1 className={classes.heading} id="sampah" ref={heading} tabIndex={-1}>
        Sampah {kind}
      </h1>
      <p className={classes.purpose}>
        Yang dihapus tersimpan di sini selama {deletedKeptForDays} hari, lalu hilang untuk
        selamanya.
      </p>
      {trash.error && (
        <ErrorState error={trash.error} isRetrying={trash.isFetching} onRetry={trash.refetch} />
      )}
      {(trash.isPending || isPastEnd) && <ListSkeleton />}
      {trash.data?.total === 0 && (
        <EmptyState
          message={`Tidak ada ${noun} yang dihapus dalam ${deletedKeptForDays} hari terakhir.`}
        />
      )}
      {trash.data && trash.data.items.length > 0 && (
        <PagedItems
          location={location}
          pages={pages}
          isAwaited={trash.isPlaceholderData}
          prefetch={(to) => queryClient.query(queryOf(to))}
        >
          <TrashItems
            resource={resource}
            items={trash.data.items}
            onLeft={() => heading.current?.focus()}
          />
        </PagedItems>
      )}
    </section>
  );
}
