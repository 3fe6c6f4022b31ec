import { useCallback, useEffect, useRef, useState } from 'react';
import type { Draft } from '../drafts/drafts.ts';
import { useWriteQuery } from '../use-update-query.ts';
import { editParam, newParam } from './form-url.ts';

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
  /** Whether the screen was left: nothing opens here any more. */
  isGone: () => boolean;
};

/**
 * What is open stands in the URL. Opening it is an entry of the browser's history, so that Back leads out
 * of it; a form that is only touched has no entry of its own. What closes the form takes it out of the URL.
 * @param first the draft of a new item with which the form is open from the beginning.
 */
export function useEditor<Item extends { id: string }>(first: Draft | null): Editor<Item> {
  const writeQuery = useWriteQuery();
  const [state, setState] = useState({
    item: null as Item | null,
    draft: first,
    isOpen: first !== null,
    turn: 0,
  });
  const wasLeft = useRef(false);
  useEffect(() => {
    wasLeft.current = false;
    return () => {
      wasLeft.current = true;
    };
  }, []);
  const isGone = useCallback(() => wasLeft.current, []);
  const open = useCallback(
    (item: Item | null, draft: Draft | null = null) => {
      setState((now) => ({ item, draft, isOpen: true, turn: now.turn + 1 }));
      window.scrollTo({ top: 0 });
      writeQuery({ [editParam]: item?.id ?? '', [newParam]: item ? '' : '1' });
    },
    [writeQuery],
  );
  const close = useCallback(() => {
    setState((now) => ({ item: null, draft: null, isOpen: false, turn: now.turn + 1 }));
    writeQuery({ [editParam]: '', [newParam]: '' }, true);
  }, [writeQuery]);
  const touch = useCallback(() => {
    setState((now) => ({ ...now, isOpen: true }));
    writeQuery({ [newParam]: '1' }, true);
  }, [writeQuery]);
  return { ...state, touch, open, close, isGone };
}
