import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isWish } from './wish.ts';

/** Does once what the way to this screen asked for; the history then forgets the wish. */
export function useWish(onAdd: () => void): void {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const fulfil = useEffectEvent(() => {
    if (!isWish(state)) return;
    onAdd();
    void navigate({ search }, { replace: true, state: null, preventScrollReset: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each wish once
  useEffect(() => fulfil(), [state]);
}
