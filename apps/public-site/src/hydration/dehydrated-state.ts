import { ApiError } from '@pesantren/api-client/api-error';
import { type DehydratedState, dehydrate, hashKey, type QueryClient } from '@tanstack/react-query';
import type { HydrationState } from 'react-router';
import type { SiteConfig } from '../config.ts';
import type { Scheme } from '../plain/color-scheme.ts';

/** The state that the server sends along with a page, so that the browser renders the same. */
export type DehydratedPage = {
  config: SiteConfig;
  scheme: Scheme;
  router: HydrationState;
  queries: DehydratedState;
};

/** Id of its data block. */
export const dehydratedStateId = 'state';

/**
 * Dehydrates all settled queries, also failed ones: the browser shows them as the server did. Without their time stamps, so
 * that the same content is the same page.
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

/** Default query state, left out of the JSON to save bytes: one successful fetch. */
const defaultState = {
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

/** Serializes the state as JSON that cannot close its `<script>` element (docs/reliability.md#x03). */
export function serializeState(page: DehydratedPage): string {
  const queries = page.queries.queries.map(({ queryKey, queryType, state }) => {
    const changed = Object.entries(state)
      .filter(([name, value]) => value !== defaultState[name as keyof typeof defaultState])
      // JSON leaves the message out of an error.
      .map(([name, value]) => [
        name,
        value instanceof ApiError ? { ...value, message: value.message } : value,
      ]);
    return { queryKey, queryType, state: Object.fromEntries(changed) };
  });
  const json = JSON.stringify({ ...page, queries: { queries } });
  return json.replaceAll('<', '\\u003c');
}

/** Parses the JSON of `serializeState`. */
export function parseState(json: string): DehydratedPage {
  const page: DehydratedPage = JSON.parse(json);
  const now = Date.now();
  for (const query of page.queries.queries) {
    const state = { ...defaultState, ...query.state };
    Object.assign(query, { queryHash: hashKey(query.queryKey), dehydratedAt: 0, state });
    state.dataUpdatedAt = state.status === 'success' ? now : 0;
    state.errorUpdatedAt = state.status === 'error' ? now : 0;
    if (state.error) state.error = new ApiError(state.error.message, state.error);
  }
  return page;
}
