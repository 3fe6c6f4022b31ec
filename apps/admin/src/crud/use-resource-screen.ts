import { listQuery } from '@pesantren/api-client/query';
import type { Items, ResourceName } from '@pesantren/api-client/resources';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useServices } from '../services.ts';
import { createDrafts, type Draft } from './drafts.ts';
import { useDelete } from './use-delete.ts';
import { useEditor } from './use-editor.ts';

/**
 * What the screens of all resources do alike: the list, the form that is open, its drafts, and the
 * question before a deletion. `deleted` is the sentence for a deletion that worked.
 */
export function useResourceScreen<Name extends ResourceName>(name: Name, deleted: string) {
  type Item = Items[Name];
  const { client } = useServices();
  const list = useQuery(listQuery(client, name));
  const drafts = useMemo(() => createDrafts(name), [name]);
  const editor = useEditor<Item>(drafts.read(null) !== null);
  const remove = useDelete(name, deleted);
  const [doomed, setDoomed] = useState<Item | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const editingId = editor.item?.id ?? null;
  const itemOf = (draft: Draft) => list.data?.items.find(({ id }) => id === draft.id);

  const deleteItem = ({ id }: Item) =>
    remove.mutate(id, {
      onSuccess: () => {
        drafts.drop(id);
        if (id === editingId) editor.close();
      },
      onSettled: () => {
        setDoomed(null);
        heading.current?.focus();
      },
    });

  return {
    list,
    drafts,
    editor,
    editingId,
    heading,
    itemOf,

    /** Back to add mode, with the keyboard at the top of the screen. */
    close() {
      editor.close();
      heading.current?.focus();
    },

    /** Opens what a draft belongs to; the text of an item that is gone becomes a new one's. */
    proceed(draft: Draft) {
      const item = itemOf(draft);
      if (!item && !drafts.read(null)) {
        drafts.keep(null, draft.values);
        drafts.drop(draft.id);
      }
      editor.open(item ?? null);
    },

    deletion: {
      item: doomed,
      isRunning: remove.isPending,
      ask: setDoomed,
      cancel: () => setDoomed(null),
      confirm: () => doomed && deleteItem(doomed),
    },
  };
}
