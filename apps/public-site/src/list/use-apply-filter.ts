import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

/**
 * Returns a function that changes a list's filter by navigating, without moving the page. It goes by the last choice, whose
 * page may still be on its way: a search is sent after a pause in typing.
 */
export function useApplyFilter<Filter extends object>(
  filter: Filter,
  hrefOf: (filter: Filter) => string,
): (change: Partial<Filter>) => void {
  const navigate = useNavigate();
  const latest = useRef(filter);
  const href = hrefOf(filter);

  // biome-ignore lint/correctness/useExhaustiveDependencies: filters are made anew with each render; their address is not
  useEffect(() => {
    latest.current = filter;
  }, [href]);

  return (change) => {
    latest.current = { ...latest.current, ...change };
    void navigate(hrefOf(latest.current), { replace: true, preventScrollReset: true });
  };
}
