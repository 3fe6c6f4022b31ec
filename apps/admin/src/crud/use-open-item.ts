import { messages } from '@pesantren/content/messages';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { toastFailure } from '../layout/toast.ts';
import { editedAt } from './edit-address.ts';

type OpenItem<Item> = {
  /** The screen's list: undefined before it came, and whether a newer one is on its way. */
  items: readonly Item[] | undefined;
  isFetching: boolean;
  /** The item that the form shows, null for none. */
  editingId: string | null;
  onEdit: (item: Item) => void;
  /** The form shows what the URL no longer names. */
  onClose: () => void;
};

/**
 * Opens and closes what the URL says is open, whenever it comes to say something else: a reload, a
 * link, Back and Forward. An item that is not in the list is said to be gone.
 */
export function useOpenItem<Item extends { id: string }>(screen: OpenItem<Item>): void {
  const id = editedAt(useLocation().search);
  const followed = useRef('');
  const { items, isFetching } = screen;
  const follow = useEffectEvent(() => {
    if (id === followed.current) return;
    const isShown = id === (screen.editingId ?? '');
    const item = items?.find((one) => one.id === id);
    // It may be in the list that is on its way.
    if (id !== '' && !isShown && !item && (!items || isFetching)) return;
    followed.current = id;
    if (isShown) return;
    if (item) return screen.onEdit(item);
    if (id !== '') toastFailure(new Error(messages.itemDeleted));
    screen.onClose();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what may let the URL be followed
  useEffect(() => follow(), [id, items, isFetching]);
}
