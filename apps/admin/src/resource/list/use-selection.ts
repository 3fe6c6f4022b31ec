import { useCallback, useMemo, useState } from 'react';

/** Which items of a list are ticked. */
export type Selection<Item> = {
  /** Those of the list that are ticked, in its order. */
  chosen: readonly Item[];
  has: (item: Item) => boolean;
  toggle: (item: Item) => void;
  /** Ticks all of these, or none when all are ticked. */
  toggleAll: (items: readonly Item[]) => void;
  clear: () => void;
};

/** Ticks on the items of a list, over all its pages; what the list no longer holds is not ticked. */
export function useSelection<Item extends { id: string }>(items: readonly Item[]): Selection<Item> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = useMemo(
    () => (ids.size === 0 ? [] : items.filter(({ id }) => ids.has(id))),
    [items, ids],
  );
  const toggleAll = useCallback(
    (changed: readonly Item[]) => setIds((now) => toggled(now, changed)),
    [],
  );
  const toggle = useCallback((item: Item) => toggleAll([item]), [toggleAll]);
  const clear = useCallback(() => setIds(new Set()), []);
  return { chosen, has: ({ id }) => ids.has(id), toggle, toggleAll, clear };
}

function toggled(ids: ReadonlySet<string>, items: readonly { id: string }[]): Set<string> {
  const next = new Set(ids);
  const areAllIn = items.every(({ id }) => ids.has(id));
  for (const { id } of items) {
    if (areAllIn) next.delete(id);
    else next.add(id);
  }
  return next;
}
