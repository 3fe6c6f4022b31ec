import { useMemo, useState } from 'react';

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
  const has = ({ id }: Item) => ids.has(id);
  const set = (changed: readonly Item[], isChosen: boolean) =>
    setIds((now) => {
      const next = new Set(now);
      for (const { id } of changed) {
        if (isChosen) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  return {
    chosen,
    has,
    toggle: (item) => set([item], !has(item)),
    toggleAll: (page) => set(page, !page.every(has)),
    clear: () => setIds(new Set()),
  };
}
