import { useCallback, useContext, useState } from 'react';
import { UNSAFE_DataRouterContext, useNavigate } from 'react-router-dom';

/**
 * Returns a function that changes values of the URL's query. It reads the router's own location, since
 * the one of `useLocation` is as old as the last render, and does nothing once the page is being left.
 */
export function useUpdateQuery() {
  // React Router hands out the router's current state by this context only.
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const navigate = useNavigate();
  const [ownPath] = useState(router?.state.location.pathname);
  return useCallback(
    (values: Record<string, string>, replace = false) => {
      const location = router?.state.location;
      if (!location || location.pathname !== ownPath) return;
      const now = new URLSearchParams(location.search);
      const next = withQuery(now, values);
      if (next.toString() === now.toString()) return;
      void navigate({ search: next.toString() }, { replace, preventScrollReset: true });
    },
    [router, navigate, ownPath],
  );
}

/** Returns a query with other values; an empty value removes its name. */
export function withQuery(
  params: URLSearchParams,
  values: Record<string, string>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(values)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
