import { ApiError } from '@pesantren/api-client/api-error';
import { type DehydratedState, dehydrate, type QueryClient } from '@tanstack/react-query';
import type { HydrationState } from 'react-router-dom';
import type { SiteConfig } from './config.ts';
import type { Scheme } from './scheme.ts';

/** What the server hands to the browser, so that both draw the same page. */
export type HandOver = {
  config: SiteConfig;
  scheme: Scheme;
  router: HydrationState;
  queries: DehydratedState;
};

/** Id of the data block that carries it. */
export const handOverId = 'state';

/**
 * All that was read, failures too: the browser shows them as the server did. Without the moment it was
 * read at, so that a page says the same as long as it shows the same.
 */
export function settledQueries(queryClient: QueryClient): DehydratedState {
  const state = dehydrate(queryClient, {
    shouldDehydrateQuery: ({ state }) => state.status !== 'pending',
  });
  for (const query of state.queries) {
    query.dehydratedAt = 0;
    query.state = { ...query.state, dataUpdatedAt: 0, errorUpdatedAt: 0 };
  }
  return state;
}

/** As JSON that cannot end its `<script>` block (reliability X03). */
export function writeHandOver(handOver: HandOver): string {
  const json = JSON.stringify(handOver, (_key, value) =>
    value instanceof ApiError ? { ...value, message: value.message } : value,
  );
  return json.replaceAll('<', '\\u003c');
}

/** Reads what `writeHandOver` wrote. */
export function readHandOver(json: string): HandOver {
  const handOver: HandOver = JSON.parse(json);
  const now = Date.now();
  for (const { state } of handOver.queries.queries) {
    state.dataUpdatedAt = state.status === 'success' ? now : 0;
    state.errorUpdatedAt = state.status === 'error' ? now : 0;
    if (state.error) state.error = new ApiError(state.error.message, state.error);
  }
  return handOver;
}
