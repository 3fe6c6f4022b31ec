import { messages } from '@pesantren/content/messages';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toastFailure } from '../layout/toast.ts';
import { readWish } from './wish.ts';

type Grant<Item> = {
  /** The screen's list: undefined before it came, and whether a newer one is on its way. */
  items: readonly Item[] | undefined;
  isFetching: boolean;
  onAdd: () => void;
  onEdit: (item: Item) => void;
};

/** Does once what the way to this screen asked for; the history then forgets the wish. */
export function useWish<Item extends { id: string }>(grant: Grant<Item>): void {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const { items, isFetching } = grant;
  const fulfil = useEffectEvent(() => {
    const wish = readWish(state);
    if (!wish) return;
    if ('add' in wish) grant.onAdd();
    else {
      const item = items?.find(({ id }) => id === wish.edit);
      // It may be in the list that is on its way.
      if (!items || (!item && isFetching)) return;
      if (item) grant.onEdit(item);
      else toastFailure(new Error(messages.itemDeleted));
    }
    void navigate({ search }, { replace: true, state: null, preventScrollReset: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what may let a wish come true
  useEffect(() => fulfil(), [state, items, isFetching]);
}
