import { ApiError } from '@pesantren/api-client/api-error';
import { messages } from '@pesantren/content/messages';
import { type LoaderFunctionArgs, type RouteObject, redirectDocument } from 'react-router';

/**
 * Imports code that a page needs only for reading by itself: the server has read what it shows first.
 * @throws ApiError with a message for people when the chunk cannot be loaded.
 */
export async function importOrApiError<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (cause) {
    throw offline(cause);
  }
}

/**
 * Makes a route whose chunk cannot be loaded open as a document, as without JavaScript: a newer release has other
 * chunks than those that an open tab names. Changes the routes in place.
 */
export function reloadOnChunkError(routes: readonly RouteObject[]): void {
  for (const route of routes) {
    const { lazy, children = [] } = route;
    if (typeof lazy === 'function') {
      route.lazy = async () => {
        try {
          return await lazy();
        } catch (cause) {
          // The router asks again once the connection is back.
          if (!navigator.onLine) throw offline(cause);
          return { loader: ({ request }: LoaderFunctionArgs) => redirectDocument(request.url) };
        }
      };
    }
    reloadOnChunkError(children);
  }
}

function offline(cause?: unknown): ApiError {
  return new ApiError(messages.loadFailed, { code: 'offline', detail: messages.offline, cause });
}
