import { Skeleton, VisuallyHidden } from '@mantine/core';
import { ApiError } from '@pesantren/api-client/api-error';
import { itemQuery } from '@pesantren/api-client/query';
import type { ResourceName } from '@pesantren/api-client/resources';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '../../services.ts';
import { ErrorState } from '../../shell/error-state.tsx';
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
  const { client } = useServices();
  const query = useQuery(itemQuery(client, name, id));
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
