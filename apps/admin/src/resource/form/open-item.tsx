import { Skeleton, VisuallyHidden } from '@mantine/core';
import { ApiError } from '@pesantren/api-client/api-error';
import type { Items, ResourceName } from '@pesantren/api-client/resources';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { type Services, useServices } from '../../services.ts';
import { ErrorState } from '../../shell/errors/error-state.tsx';
import { readNewest } from '../../writing/editorial-calls.ts';
import { hasPublication } from '../publication/has-publication.ts';
import classes from './resource-form.module.css';
import type { FormRoute, OpenForm } from './use-form-route.ts';

type OpenItemProps<Name extends ResourceName> = {
  name: Name;
  id: string;
  route: FormRoute;
  Form: ComponentType<{ openForm: OpenForm<Name> }>;
};

/** The form of an item that is read by its id: loading, failed, or the form; a missing item leads back to the list. */
export function OpenItem<Name extends ResourceName>(props: OpenItemProps<Name>) {
  const { name, id, route, Form } = props;
  const query = useQuery(openItemQuery(useServices(), name, id));
  const { data: item, error, isFetching, isStale, refetch } = query;
  // A copy from earlier waits for the newer one. Once it is open, the form stays, whatever a later read answers.
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen && item && !(isStale && isFetching)) setIsOpen(true);
  const isDeleted = !item && error instanceof ApiError && error.status === 404;
  const leave = useEffectEvent(route.leaveDeleted);
  useEffect(() => {
    if (isDeleted) leave();
  }, [isDeleted]);
  if (item && isOpen) return <Form key={route.formKey} openForm={{ ...route, name, item }} />;
  if (error && !isDeleted) {
    return <ErrorState error={error} isRetrying={isFetching} onRetry={refetch} />;
  }
  return (
    <div className={`${classes.form} ${classes.loading}`} role="status">
      <VisuallyHidden>Memuat isi formulir…</VisuallyHidden>
      <Skeleton height={22} width="30%" />
      <Skeleton height={44} />
      <Skeleton height={180} />
    </div>
  );
}

/** Options of the query for the item that a form opens: its newest draft, where there are drafts. */
function openItemQuery<Name extends ResourceName>(
  { client, editorial }: Services,
  name: Name,
  id: string,
) {
  return queryOptions({
    queryKey: [name, 'newest', id],
    queryFn: async ({ signal }): Promise<Items[Name]> =>
      hasPublication(client.profile, name)
        ? ((await readNewest(editorial, name, id, signal)) as Items[Name])
        : client.item(name, id, signal),
  });
}
