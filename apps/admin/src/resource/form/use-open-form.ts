import { useCallback, useEffect, useRef, useState } from 'react';
import type { Draft } from '../drafts/drafts.ts';
import { useUpdateQuery } from '../use-update-query.ts';
import { editParam, newParam } from './form-url.ts';

/** Which form a resource's screen shows: at rest, open for a new item, or for `item`. */
export type OpenForm<Item> = {
  item: Item | null;
  /** What the form begins with in place of the item's own values. */
  draft: Draft | null;
  isOpen: boolean;
  /** Changes whenever a fresh form is due; the form's React key. */
  formKey: number;
  /** Opens the form that rests. */
  expand: () => void;
  /** Opens a fresh form, for a new item when there is none, and scrolls to it (spec section 4). */
  open: (item: Item | null, draft?: Draft | null) => void;
  /** Back to add mode, at rest. */
  close: () => void;
  /** Whether the screen was left: nothing opens here any more. */
  isUnmounted: () => boolean;
};

/**
 * What is open stands in the URL. Opening it is an entry of the browser's history, so that Back leads out
 * of it; a form that is only touched has no entry of its own. What closes the form takes it out of the URL.
 * @param first the draft of a new item with which the form is open from the beginning.
 */
export function useOpenForm<Item extends { id: string }>(first: Draft | null): OpenForm<Item> {
  const updateQuery = useUpdateQuery();
  const [state, setState] = useState({
    item: null as Item | null,
    draft: first,
    isOpen: first !== null,
    formKey: 0,
  });
  const wasLeft = useRef(false);
  useEffect(() => {
    wasLeft.current = false;
    return () => {
      wasLeft.current = true;
    };
  }, []);
  const isUnmounted = useCallback(() => wasLeft.current, []);
  const open = useCallback(
    (item: Item | null, draft: Draft | null = null) => {
      setState((now) => ({ item, draft, isOpen: true, formKey: now.formKey + 1 }));
      window.scrollTo({ top: 0 });
      updateQuery({ [editParam]: item?.id ?? '', [newParam]: item ? '' : '1' });
    },
    [updateQuery],
  );
  const close = useCallback(() => {
    setState((now) => ({ item: null, draft: null, isOpen: false, formKey: now.formKey + 1 }));
    updateQuery({ [editParam]: '', [newParam]: '' }, true);
  }, [updateQuery]);
  const expand = useCallback(() => {
    setState((now) => ({ ...now, isOpen: true }));
    updateQuery({ [newParam]: '1' }, true);
  }, [updateQuery]);
  return { ...state, expand, open, close, isUnmounted };
}
