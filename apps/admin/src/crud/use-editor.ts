import { useState } from 'react';

/** Which form a resource's screen shows: at rest, open for a new item, or for `item`. */
export type Editor<Item> = {
  item: Item | null;
  isOpen: boolean;
  /** Changes whenever a fresh form is due; the form's React key. */
  turn: number;
  /** Opens the form that rests. */
  touch: () => void;
  /** Opens a fresh form, for a new item when there is none, and scrolls to it (spec section 4). */
  open: (item: Item | null) => void;
  /** Back to add mode, at rest. */
  close: () => void;
};

/** @param startsOpen whether the form for a new item is open from the beginning. */
export function useEditor<Item>(startsOpen: boolean): Editor<Item> {
  const [state, setState] = useState({
    item: null as Item | null,
    isOpen: startsOpen,
    turn: 0,
  });
  return {
    ...state,
    touch: () => setState((now) => ({ ...now, isOpen: true })),
    open: (item) => {
      setState((now) => ({ item, isOpen: true, turn: now.turn + 1 }));
      window.scrollTo({ top: 0 });
    },
    close: () => setState((now) => ({ item: null, isOpen: false, turn: now.turn + 1 })),
  };
}
