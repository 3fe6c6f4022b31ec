import { listQuery } from '@pesantren/api-client/query';
import type { Items, ResourceName } from '@pesantren/api-client/resources';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { randomId } from '../random-id.ts';
import { useServices } from '../services.ts';
import { hideUndoToast } from './delete/undo-toast.ts';
import { useDelete } from './delete/use-delete.ts';
import type { Draft } from './drafts/drafts.ts';
import { useDrafts } from './drafts/use-drafts.ts';
import { useOpenForm } from './form/use-open-form.ts';
import { useOpenItem } from './form/use-open-item.ts';
import type { ResourceConfig } from './resource-config.ts';

export type ResourcePageState<Name extends ResourceName> = ReturnType<typeof useResourcePage<Name>>;

/**
 * What the screens of all resources do alike: the list, the form that is open, its drafts, and the
 * question before a deletion.
 */
export function useResourcePage<Name extends ResourceName>(resource: ResourceConfig<Name>) {
  type Item = Items[Name];
  const { name } = resource;
  const { client } = useServices();
  const list = useQuery(listQuery(client, name));
  const items = list.data?.items;
  useEffect(() => {
    if (items) hideUndoToast(name, items);
  }, [name, items]);
  const drafts = useDrafts(name);
  const [interrupted] = useState(() => drafts.interrupted());
  useEffect(() => {
    if (interrupted) drafts.markReopened(interrupted.key);
  }, [drafts, interrupted]);
  const openForm = useOpenForm<Item>(interrupted);
  const remove = useDelete(resource);
  const [doomed, setDoomed] = useState<readonly Item[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const editingId = openForm.item?.id ?? null;
  const itemOf = (draft: Draft) => items?.find(({ id }) => id === draft.id);

  const deleteItems = async () => {
    const lost: Draft[] = [];
    const keepAgain = () => {
      for (const draft of lost) void drafts.keep(draft, draft.values);
    };
    const gone = await remove.start(doomed, keepAgain);
    for (const { id } of gone) lost.push(...drafts.dropOf(id));
    if (gone.some(({ id }) => id === editingId)) openForm.close();
    setDoomed([]);
    heading.current?.focus();
  };

  /** Opens an item with what was typed about it and not saved. */
  const edit = (item: Item) => openForm.open(item, drafts.newest(item.id));
  useOpenItem({
    items,
    isFetching: list.isFetching,
    shown: openForm.isOpen ? (editingId ?? '') : null,
    onEdit: edit,
    onAdd: () => openForm.open(null, drafts.newest(null)),
    onClose: openForm.close,
  });

  return {
    list,
    drafts,
    openForm,
    editingId,
    heading,
    itemOf,

    /** Back to add mode, with the keyboard at the top of the screen. */
    close() {
      openForm.close();
      heading.current?.focus();
    },

    edit,

    /** Opens what a draft belongs to; the text of an item that is gone becomes a new one's. */
    proceed(draft: Draft) {
      const item = itemOf(draft);
      if (item || draft.id === null) return openForm.open(item ?? null, draft);
      const anew = { ...draft, id: null, version: undefined, key: randomId() };
      void drafts.keep(anew, draft.values);
      drafts.drop(draft.key);
      openForm.open(null, anew);
    },

    deletion: {
      items: doomed,
      progress: remove.progress,
      ask: setDoomed,
      cancel: () => setDoomed([]),
      stop: remove.stop,
      confirm: () => void deleteItems(),
    },
  };
}
