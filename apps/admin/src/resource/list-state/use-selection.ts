import { useState } from 'react';

/** The items that are selected by their checkboxes, on all pages of a list. */
export type Selection<Item> = {
  /** The selected items: those of the page in its order, then those of other pages. */
  chosen: readonly Item[];
  /** How many of them stand on other pages. */
  elsewhere: number;
  has: (item: Item) => boolean;
  toggle: (item: Item) => void;
  /** Selects all of these, or none when all are selected. */
  toggleAll: (items: readonly Item[]) => void;
  /** Takes the items of these ids out of the selection. */
  remove: (ids: ReadonlySet<string>) => void;
  clear: () => void;
};

/**
 * A selection over the pages of a list. Another search leaves in it what its first page shows, so that
 * nothing stays selected that the search may have hidden.
 * @param items those of the page.
 * @param q the state and the search that they answer, null while another answer is awaited.
 */
export function useSelection<Item extends { id: string }>(
  items: readonly Item[],
  q: string | null,
): Selection<Item> {
  const [state, setState] = useState({ q, selected: new Map<string, Item>() });
  if (q !== null && state.q !== q) {
    const kept = items.filter(({ id }) => state.selected.has(id));
    setState({ q, selected: new Map(kept.map((item) => [item.id, item])) });
  }

  const { selected } = state;
  // What the page shows is newer than what was selected.
  const here = items.filter(({ id }) => selected.has(id));
  const others = new Map(selected);
  for (const { id } of items) others.delete(id);

  const change = (update: (selected: Map<string, Item>) => void) =>
    setState((now) => {
      const next = new Map(now.selected);
      update(next);
      return { ...now, selected: next };
    });
  const toggleAll = (changed: readonly Item[]) =>
    change((next) => {
      const areAllIn = changed.every(({ id }) => next.has(id));
      for (const item of changed) {
        if (areAllIn) next.delete(item.id);
        else next.set(item.id, item);
      }
    });
  return {
    chosen: [...here, ...others.values()],
    elsewhere: others.size,
    has: ({ id }) => selected.has(id),
    toggle: (item) => toggleAll([item]),
    toggleAll,
    remove: (ids) =>
      change((next) => {
        for (const id of ids) next.delete(id);
      }),
    clear: () => change((next) => next.clear()),
  };
}
