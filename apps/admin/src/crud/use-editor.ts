import { useState } from 'react';
import type { Draft } from './drafts.ts';

/** Which form a resource's screen shows: at rest, open for a new item, or for `item`. */
export type Editor<Item> = {
  item: Item | null;
  /** What the form begins with in place of the item's own values. */
  draft: Draft | null;
  isOpen: boolean;
  /** Changes whenever a fresh form is due; the form's React key. */
  turn: number;
  /** Opens the form that rests. */
  touch: () => void;
  /** Opens a fresh form, for a new item when there is none, and scrolls to it (spec section 4). */
  open: (item: Item | null, draft?: Draft | null) => void;
  /** Back to add mode, at rest. */
  close: () => void;
};

/** @param first the draft of a new item with which the form is open from the beginning. */
export function useEditor<Item>(first: Draft | null): Editor<Item> {
  const [state, setState] = useState({
    item: null as Item | null,
    draft: first,
    isOpen: first !== null,
    turn: 0,
  });
  return {
    ...state,
    touch: () => setState((now) => ({ ...now, isOpen: true })),
    open: (item, draft = null) => {
      setState((now) => ({ item, draft, isOpen: true, turn: now.turn + 1 }));
      window.scrollTo({ top: 0 });
    },
    close: () =>
      setState((now) => ({ item: null, draft: null, isOpen: false, turn: now.turn + 1 })),
  };
}
