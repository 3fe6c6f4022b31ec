import { messages } from '@pesantren/content/messages';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { toastFailure } from '../../shell/toasts/toast.ts';
import { parseOpenItem } from './form-url.ts';

type OpenItem<Item> = {
  /** The screen's list: undefined before it came, and whether a newer one is on its way. */
  items: readonly Item[] | undefined;
  isFetching: boolean;
  /** What the form shows: an item's id, `''` for a new one, null while it rests. */
  shown: string | null;
  onEdit: (item: Item) => void;
  onAdd: () => void;
  /** The form shows what the URL no longer names. */
  onClose: () => void;
};

/**
 * Opens and closes what the URL says is open, whenever it comes to say something else: a reload, a
 * link, Back and Forward. An item that is not in the list is said to be gone.
 */
export function useOpenItem<Item extends { id: string }>(screen: OpenItem<Item>): void {
  const wanted = parseOpenItem(useLocation().search);
  const followed = useRef<string | null>(null);
  const { items, isFetching } = screen;
  const follow = useEffectEvent(() => {
    if (wanted === followed.current) return;
    const isShown = wanted === screen.shown;
    const item = items?.find(({ id }) => id === wanted);
    // It may be in the list that is on its way.
    if (wanted && !isShown && !item && (!items || isFetching)) return;
    followed.current = wanted;
    if (isShown) return;
    if (wanted === '') return screen.onAdd();
    if (item) return screen.onEdit(item);
    if (wanted) toastFailure(new Error(messages.itemDeleted));
    screen.onClose();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what may let the URL be followed
  useEffect(() => follow(), [wanted, items, isFetching]);
}
