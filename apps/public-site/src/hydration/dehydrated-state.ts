import { ApiError } from '@pesantren/api-client/api-error';
import type { FactName, Facts } from '@pesantren/content/facts';
import { type DehydratedState, dehydrate, type QueryClient } from '@tanstack/react-query';
import type { HydrationState } from 'react-router';
import type { SiteConfig } from '../config.ts';
import type { Scheme } from '../plain/color-scheme.ts';

/** The state that the server sends along with a page, so that the browser renders the same. */
export type DehydratedPage = {
  config: SiteConfig;
  scheme: Scheme;
  /** The saved ones of the facts that the page shows; left out where nothing is saved. */
  facts?: Partial<Facts> | undefined;
  /** The other facts that it has saved. */
  elsewhere?: readonly FactName[] | undefined;
  router: HydrationState;
  queries: DehydratedState;
};

/** Id of its data block. */
export const dehydratedStateId = 'state';

/** Dehydrates all settled queries, also failed ones: the browser shows them as the server did. */
export function dehydrateQueries(queryClient: QueryClient): DehydratedState {
  return dehydrate(queryClient, {
    shouldDehydrateQuery: ({ state }) => state.status !== 'pending',
  });
}

/** Time stamps of queries, which are left out, so that the same content is the same page. */
const timeStamps = new Set(['dataUpdatedAt', 'errorUpdatedAt', 'dehydratedAt']);

/** Serializes the state as JSON that cannot close its `<script>` element (docs/reliability.md#x03). */
export function serializeState(page: DehydratedPage): string {
  const json = JSON.stringify(page, (name, value) => {
    // The browser's QueryClient makes the hash of a key itself.
    if (name === 'queryHash') return undefined;
    return timeStamps.has(name) ? 0 : value;
  });
  return json.replaceAll('<', '\\u003c');
}

/** Parses the JSON of `serializeState`: its data are as new as the page, its errors are `ApiError`s again. */
export function parseState(json: string): DehydratedPage {
  const now = Date.now();
  return JSON.parse(json, (name, value) => {
    if (timeStamps.has(name)) return now;
    return name === 'error' && value ? new ApiError(value.message, value) : value;
  });
}
