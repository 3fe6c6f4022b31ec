import { ApiError } from '@pesantren/api-client/api-error';
import { type DehydratedState, dehydrate, hashKey, type QueryClient } from '@tanstack/react-query';
import type { HydrationState } from 'react-router-dom';
import type { SiteConfig } from '../config.ts';
import type { Scheme } from '../layout/color-scheme.ts';

/** What the server hands to the browser, so that both draw the same page. */
export type DehydratedPage = {
  config: SiteConfig;
  scheme: Scheme;
  router: HydrationState;
  queries: DehydratedState;
};

/** Id of the data block that carries it. */
export const dehydratedStateId = 'state';

/**
 * All that was read, failures too: the browser shows them as the server did. Without the moment it was
 * read at, so that a page says the same as long as it shows the same.
 */
export function dehydrateQueries(queryClient: QueryClient): DehydratedState {
  const state = dehydrate(queryClient, {
    shouldDehydrateQuery: ({ state }) => state.status !== 'pending',
  });
  for (const query of state.queries) {
    query.state = { ...query.state, dataUpdatedAt: 0, errorUpdatedAt: 0 };
  }
  return state;
}

/** What goes without saying of a query: it was read once, and well. */
const readOnce = {
  dataUpdateCount: 1,
  dataUpdatedAt: 0,
  error: null,
  errorUpdateCount: 0,
  errorUpdatedAt: 0,
  fetchFailureCount: 0,
  fetchFailureReason: null,
  fetchMeta: null,
  isInvalidated: false,
  status: 'success',
  fetchStatus: 'idle',
};

/** As JSON that cannot end its `<script>` block (reliability X03). */
export function serializeState(dehydratedPage: DehydratedPage): string {
  const queries = dehydratedPage.queries.queries.map(({ queryKey, queryType, state }) => {
    const told = Object.entries(state)
      .filter(([name, value]) => value !== readOnce[name as keyof typeof readOnce])
      // What JSON leaves out of an error is its message.
      .map(([name, value]) => [
        name,
        value instanceof ApiError ? { ...value, message: value.message } : value,
      ]);
    return { queryKey, queryType, state: Object.fromEntries(told) };
  });
  const json = JSON.stringify({ ...dehydratedPage, queries: { queries } });
  return json.replaceAll('<', '\\u003c');
}

/** Reads what `serializeState` wrote. */
export function parseState(json: string): DehydratedPage {
  const dehydratedPage: DehydratedPage = JSON.parse(json);
  const now = Date.now();
  for (const query of dehydratedPage.queries.queries) {
    const state = { ...readOnce, ...query.state };
    Object.assign(query, { queryHash: hashKey(query.queryKey), dehydratedAt: 0, state });
    state.dataUpdatedAt = state.status === 'success' ? now : 0;
    state.errorUpdatedAt = state.status === 'error' ? now : 0;
    if (state.error) state.error = new ApiError(state.error.message, state.error);
  }
  return dehydratedPage;
}
