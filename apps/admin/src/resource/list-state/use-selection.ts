import { useCallback, useMemo, useState } from 'react';

/** The items of a list that are selected by their checkboxes. */
export type Selection<Item> = {
  /** The selected items, in the list's order. */
  chosen: readonly Item[];
  has: (item: Item) => boolean;
  toggle: (item: Item) => void;
  /** Selects all of these, or none when all are selected. */
  toggleAll: (items: readonly Item[]) => void;
  clear: () => void;
};

/** A selection over all pages of a list; an item that leaves the list leaves the selection. */
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
