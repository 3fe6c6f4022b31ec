import { Button } from '@mantine/core';
import type { Items, ResourceName } from '@pesantren/api-client/resources';
import { useQuery } from '@tanstack/react-query';
import {
  type ComponentType,
  type ReactNode,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { fromFormerAddress } from '../paths.ts';
import { useServices } from '../services.ts';
import { Notice } from '../shell/notice.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { toastDone } from '../shell/toasts/toast.tsx';
import type { Draft } from '../writing/drafts.ts';
import { OpenItem } from './form/open-item.tsx';
import { type FormRoute, type OpenForm, useFormRoute } from './form/use-form-route.ts';
import { ResourceList } from './list/resource-list.tsx';
import { listPageQuery, unsearched } from './list-state/list-page-query.ts';
import { formatCount } from './list-state/pagination.ts';
import type { ResourceConfig } from './resource-config.ts';
import classes from './resource-page.module.css';

type ResourcePageProps<Name extends ResourceName> = {
  resource: ResourceConfig<Name>;
  Form: ComponentType<{ openForm: OpenForm<Name> }>;
  /** Stands below the form while no item is open. */
  children?: ReactNode;
};

/** A resource's page, once its address is one of this release. */
export function ResourcePage<Name extends ResourceName>(props: ResourcePageProps<Name>) {
  const { pathname, search } = useLocation();
  const address = fromFormerAddress(pathname, search);
  return address ? <Navigate to={address} replace /> : <Page {...props} />;
}

/** A resource's page: its name and number of items, the form, the drafts on offer, and the list. */
function Page<Name extends ResourceName>({ resource, Form, children }: ResourcePageProps<Name>) {
  const { name, title, addLabel } = resource;
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const [isUncovered, setIsUncovered] = useState(false);
  /** Paints the list before a form that covers it goes, which takes a phone long. */
  const uncover = () => {
    if (!section.current?.querySelector('form[data-fills-screen]')) return undefined;
    setIsUncovered(true);
    return painted().finally(() => setIsUncovered(false));
  };
  const route = useFormRoute(name, heading, uncover);
  const afterDeletion = (deleted: readonly Items[Name][]) => {
    if (deleted.some(({ id }) => id === route.id)) void route.close();
    heading.current?.focus();
  };

  return (
    <section
      ref={section}
      className={classes.page}
      aria-labelledby={id}
      data-uncovered={isUncovered || undefined}
    >
      <PageTitle>{title}</PageTitle>
      <div className={classes.top}>
        <h1 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <span className={classes.count}>
          <ListTotal resource={resource} />
        </span>
        {route.id !== null && (
          <Button className={classes.add} onClick={route.add}>
            {addLabel}
          </Button>
        )}
      </div>
      {route.id === null ? (
        <>
          <Form key={route.formKey} openForm={{ ...route, name, item: null }} />
          {children}
        </>
      ) : (
        <OpenItem key={route.id} name={name} id={route.id} route={route} Form={Form} />
      )}
      <div className={classes.below}>
        <OfferedDrafts resource={resource} route={route} />
        <ResourceList
          resource={resource}
          editingId={route.id}
          drafts={route.drafts}
          onEdit={route.edit}
          onDeleted={afterDeletion}
        />
      </div>
    </section>
  );
}

/** Resolves once a frame is painted; a page out of sight has none. */
function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

type OfferedDraftsProps<Name extends ResourceName> = {
  resource: ResourceConfig<Name>;
  route: FormRoute;
};

/** Offers the drafts that no form shows: to continue or to discard. */
function OfferedDrafts<Name extends ResourceName>({ resource, route }: OfferedDraftsProps<Name>) {
  const { drafts, continueDraft } = route;
  const offered = useSyncExternalStore(drafts.subscribe, drafts.offered);
  const discard = (draft: Draft) => {
    drafts.drop(draft.key);
    toastDone('Tulisan dibuang.', () => drafts.restore(draft));
  };
  return offered.map((draft) => (
    <Notice
      key={draft.key}
      isFramed
      actions={[
        { label: 'Lanjutkan', onClick: () => continueDraft(draft) },
        { label: 'Buang', onClick: () => discard(draft) },
      ]}
    >
      {draft.id === null ? 'Tulisan baru' : 'Perubahan pada'}{' '}
      <strong>{resource.draftName(draft.values as Record<string, string>) || 'tanpa judul'}</strong>{' '}
      belum tersimpan.
    </Notice>
  ));
}

type ListTotalProps<Name extends ResourceName> = { resource: ResourceConfig<Name> };

/** The number of a resource's items, `24 artikel`, once it is known. */
function ListTotal<Name extends ResourceName>({ resource }: ListTotalProps<Name>) {
  const services = useServices();
  const { data } = useQuery(listPageQuery(services, resource.name, unsearched));
  return data && formatCount(data.total, resource.noun);
}
