import { Button } from '@mantine/core';
import { listQuery } from '@pesantren/api-client/query';
import type { Items, ResourceName } from '@pesantren/api-client/resources';
import { school } from '@pesantren/content/school';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useRef, useSyncExternalStore } from 'react';
import { useServices } from '../services.ts';
import { toastDone } from '../shell/toasts/toast.tsx';
import { DraftNotice } from './drafts/draft-notice.tsx';
import type { Draft } from './drafts/drafts.ts';
import { type OpenForm, useOpenForm } from './form/use-open-form.ts';
import { ListTotal } from './list/list-total.tsx';
import { ResourceList } from './list/resource-list.tsx';
import type { ResourceConfig } from './resource-config.ts';
import classes from './resource-page.module.css';

type ResourcePageProps<Name extends ResourceName> = {
  resource: ResourceConfig<Name>;
  /** Renders the resource's form; `items` are empty until the list has loaded. */
  children: (openForm: OpenForm<Name>, items: readonly Items[Name][]) => ReactNode;
};

/** A resource's page: its name and number of items, the form, the drafts on offer, and the list. */
export function ResourcePage<Name extends ResourceName>({
  resource,
  children,
}: ResourcePageProps<Name>) {
  const { name, title, addLabel } = resource;
  const { client } = useServices();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const list = useQuery(listQuery(client, name));
  const items = list.data?.items;
  const openForm = useOpenForm(name, { items, isFetching: list.isFetching }, heading);
  const edit = (id: string) => {
    const item = items?.find((other) => other.id === id);
    if (item) openForm.edit(item);
  };
  const afterDeletion = (deleted: readonly Items[Name][]) => {
    if (deleted.some(({ id }) => id === openForm.item?.id)) openForm.close();
    heading.current?.focus();
  };
  const isAdding = openForm.isOpen && openForm.item === null;

  return (
    <section aria-labelledby={id}>
      <title>{`${title} · Admin ${school.name}`}</title>
      <div className={classes.top}>
        <h1 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <span className={classes.count}>
          <ListTotal resource={resource} />
        </span>
        {!isAdding && (
          <Button className={classes.add} onClick={() => openForm.open(null)}>
            {addLabel}
          </Button>
        )}
      </div>
      {children(openForm, items ?? [])}
      {items && <OfferedDrafts resource={resource} openForm={openForm} />}
      <ResourceList
        resource={resource}
        editingId={openForm.item?.id ?? null}
        drafts={openForm.drafts}
        onEdit={edit}
        onDeleted={afterDeletion}
      />
    </section>
  );
}

type OfferedDraftsProps<Name extends ResourceName> = {
  resource: ResourceConfig<Name>;
  openForm: OpenForm<Name>;
};

/** Offers the drafts that no form shows: to continue or to discard. */
function OfferedDrafts<Name extends ResourceName>({
  resource,
  openForm,
}: OfferedDraftsProps<Name>) {
  const { drafts, continueDraft } = openForm;
  const offered = useSyncExternalStore(drafts.subscribe, drafts.offered);
  const discard = (draft: Draft) => {
    drafts.drop(draft.key);
    toastDone('Tulisan dibuang.', () => drafts.restore(draft));
  };
  return offered.map((draft) => (
    <DraftNotice
      key={draft.key}
      isFramed
      actions={[
        { label: 'Lanjutkan', onClick: () => continueDraft(draft) },
        { label: 'Buang', onClick: () => discard(draft) },
      ]}
    >
      {draft.id === null ? 'Tulisan baru' : 'Perubahan pada'}{' '}
      <strong>{resource.draftName(draft.values) || 'tanpa judul'}</strong> belum tersimpan.
    </DraftNotice>
  ));
}
