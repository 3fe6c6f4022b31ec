import { ApiError } from '@pesantren/api-client/api-error';
import { messages } from '@pesantren/content/messages';
import { type LoaderFunctionArgs, type RouteObject, redirectDocument } from 'react-router-dom';

/**
 * Lets a page whose code cannot be had be opened by the browser itself, as without JavaScript: the site has
 * other code since a newer release, while a tab that is open still names the old. In place.
 */
export function reloadOnChunkError(routes: readonly RouteObject[]): void {
  for (const route of routes) {
    const { lazy, children = [] } = route;
    if (typeof lazy === 'function') route.lazy = () => lazy().catch(() => ({ loader: openAnew }));
    reloadOnChunkError(children);
  }
}

/** Each time anew: the router asks for the code of a route once. @throws ApiError without a connection. */
function openAnew({ request }: LoaderFunctionArgs): Response {
  if (navigator.onLine) return redirectDocument(request.url);
  throw new ApiError(messages.loadFailed, { code: 'offline', detail: messages.offline });
}
