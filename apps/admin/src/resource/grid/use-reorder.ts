import { listQuery, resourceKey } from '@pesantren/api-client/query';
import type { Items, ResourceName } from '@pesantren/api-client/resources';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useServices } from '../../services.ts';
import { toastFailure } from '../../shell/toasts/toast.ts';
import type { PictureConfig } from '../resource-config.ts';

/** Where an item stands among all, counted from 0, and what puts it elsewhere. */
export type ItemOrder = {
  index: number;
  count: number;
  /** Puts the item at a place; the button of that label keeps the focus. */
  put: (to: number, label: string) => void;
};

/**
 * The order of a list that people give it. A move shows at once and is one call, sent after those before
 * it; the list is read again when the last of them is answered, so what failed goes back.
 */
export function useReorder<Name extends ResourceName>(
  { name, nameOf, grid }: PictureConfig<Name>,
  list: RefObject<HTMLElement | null>,
) {
  type Item = Items[Name];
  const { client, queryClient, withReauth } = useServices();
  const { queryKey } = listQuery(client, name);
  const [said, setSaid] = useState('');
  const sent = useRef({ last: Promise.resolve(), pending: 0 });
  const focused = useRef<{ id: string; label: string } | null>(null);
  const items = (): readonly Item[] =>
    queryClient.getQueryData<{ items: Item[] }>(queryKey)?.items ?? [];

  // An element that changes its place in the document loses the focus.
  useLayoutEffect(() => {
    if (!focused.current) return;
    const { id, label } = focused.current;
    const card = list.current?.querySelector(`[data-id="${CSS.escape(id)}"]`);
    card?.querySelector<HTMLElement>(`[data-move="${label}"]`)?.focus();
  });

  function put(id: string, to: number): void {
    const all = items();
    const item = all.find((one) => one.id === id);
    if (!item || !grid.move || to < 0 || to >= all.length || all[to] === item) return;
    const others = all.filter((one) => one !== item);
    const before = others[to]?.id ?? null;
    const moved = [...others.slice(0, to), item, ...others.slice(to)];
    // A list that is on its way does not know of this move.
    void queryClient.cancelQueries({ queryKey: resourceKey(name) });
    queryClient.setQueryData(queryKey, { items: moved, total: moved.length });
    setSaid(`${nameOf(item)}: urutan ${to + 1} dari ${all.length}.`);
    const { move } = grid;
    sent.current.pending += 1;
    sent.current.last = sent.current.last.then(async () => {
      await withReauth(() => move(client, id, before)).catch((error: unknown) => {
        setSaid('');
        toastFailure(error, 'Urutannya kembali seperti semula.');
      });
      sent.current.pending -= 1;
      if (sent.current.pending === 0) {
        void queryClient.invalidateQueries({ queryKey: resourceKey(name) });
      }
    });
  }

  return {
    /** What was moved where, for who does not see it. */
    said,
    put(id: string, to: number): void {
      focused.current = null;
      put(id, to);
    },
    of({ id }: Item): ItemOrder {
      const all = items();
      return {
        index: all.findIndex((one) => one.id === id),
        count: all.length,
        put: (to, label) => {
          focused.current = { id, label };
          put(id, to);
        },
      };
    },
  };
}
