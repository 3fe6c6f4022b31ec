import { resourceKey } from '@pesantren/api-client/query';
import type { Items, ResourceName } from '@pesantren/api-client/resources';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useServices } from '../../services.ts';
import { toastFailure } from '../../shell/toasts/toast.tsx';
import { cancelAndInvalidate, listPageQuery, unsearched } from '../list-state/list-page-query.ts';
import type { PictureConfig } from '../resource-config.ts';

/** An item's position among all, counted from 0. */
export type ItemPosition = {
  index: number;
  count: number;
  /** Moves the item to an index; the button of that label keeps the focus. */
  moveTo: (index: number, label: string) => void;
};

/**
 * Reorders a list by hand, with an optimistic update: a move shows at once and is one call, sent after
 * those before it. The list is refetched after the last response, so a move that failed is undone.
 */
export function useReorder<Name extends ResourceName>(
  { name, nameOf, grid }: PictureConfig<Name>,
  list: RefObject<HTMLElement | null>,
) {
  type Item = Items[Name];
  const services = useServices();
  const { client, queryClient } = services;
  const { queryKey } = listPageQuery(services, name, unsearched);
  const [announcement, setAnnouncement] = useState('');
  const queue = useRef({ last: Promise.resolve(), pending: 0 });
  const focused = useRef<{ id: string; label: string } | null>(null);
  const items = (): readonly Item[] =>
    queryClient.getQueryData<{ items: Item[] }>(queryKey)?.items ?? [];

  // An element that moves in the document loses the focus.
  useLayoutEffect(() => {
    if (!focused.current) return;
    const { id, label } = focused.current;
    const card = list.current?.querySelector(`[data-id="${CSS.escape(id)}"]`);
    card?.querySelector<HTMLElement>(`[data-move="${label}"]`)?.focus();
  });

  function moveItem(id: string, to: number): void {
    const all = items();
    const item = all.find((other) => other.id === id);
    const { move } = grid;
    if (!item || !move || to < 0 || to >= all.length || all[to] === item) return;
    const others = all.filter((other) => other !== item);
    const before = others[to]?.id ?? null;
    const moved = [...others.slice(0, to), item, ...others.slice(to)];
    // A list in flight would undo the move on the screen.
    void queryClient.cancelQueries({ queryKey: resourceKey(name) });
    queryClient.setQueryData(queryKey, { items: moved, total: moved.length });
    setAnnouncement(`${nameOf(item)}: urutan ${to + 1} dari ${all.length}.`);
    queue.current.pending += 1;
    queue.current.last = queue.current.last.then(async () => {
      await move(client, id, before).catch((error: unknown) => {
        setAnnouncement('');
        toastFailure(error, 'Urutannya kembali seperti semula.');
      });
      queue.current.pending -= 1;
      if (queue.current.pending === 0) {
        void cancelAndInvalidate(queryClient, resourceKey(name));
      }
    });
  }

  return {
    /** The last move in words, for screen readers. */
    announcement,
    move(id: string, to: number): void {
      focused.current = null;
      moveItem(id, to);
    },
    positionOf({ id }: Item): ItemPosition {
      const all = items();
      return {
        index: all.findIndex((item) => item.id === id),
        count: all.length,
        moveTo: (index, label) => {
          focused.current = { id, label };
          moveItem(id, index);
        },
      };
    },
  };
}
