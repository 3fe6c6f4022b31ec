import { useCallback, useState } from 'react';
import { useRouter } from '../services.ts';

/**
 * Returns a function that changes values of the URL's query. It reads the router's own location, since
 * the one of `useLocation` is as old as the last render, and does nothing once the page is being left.
 */
export function useUpdateQuery() {
  const router = useRouter();
  const [ownPath] = useState(router.state.location.pathname);
  return useCallback(
    (values: Record<string, string>, replace = false) => {
      const { pathname, search } = router.state.location;
      if (pathname !== ownPath) return;
      const now = new URLSearchParams(search);
      const next = withQuery(now, values);
      if (next.toString() === now.toString()) return;
      void router.navigate({ search: next.toString() }, { replace, preventScrollReset: true });
    },
    [router, ownPath],
  );
}

/** Returns a query with other values; an empty value removes its name. */
function withQuery(params: URLSearchParams, values: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(values)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
