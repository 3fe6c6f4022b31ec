import { useCallback, useContext, useState } from 'react';
import { UNSAFE_DataRouterContext, useNavigate } from 'react-router-dom';
import { withQuery } from './list/list-place.ts';

/**
 * Changes values of the address's query, on top of what the address is at that moment: a render may
 * show an earlier one for as long as it takes. Does nothing once the screen is being left.
 */
export function useUpdateQuery() {
  // The router's own state has no other way out of it; hooks answer what was rendered last.
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const navigate = useNavigate();
  const [own] = useState(router?.state.location.pathname);
  return useCallback(
    (values: Record<string, string>, replace = false) => {
      const location = router?.state.location;
      if (!location || location.pathname !== own) return;
      const now = new URLSearchParams(location.search);
      const next = withQuery(now, values);
      if (next.toString() === now.toString()) return;
      void navigate({ search: next.toString() }, { replace, preventScrollReset: true });
    },
    [router, navigate, own],
  );
}
