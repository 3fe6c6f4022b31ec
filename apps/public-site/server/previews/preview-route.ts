import { readPreview } from '@pesantren/api-client/preview';
import { data, type RouteObject } from 'react-router-dom';
import type { SiteConfig } from '../../src/config.ts';
import { PreviewPage } from './preview-page.tsx';

/** Nobody stores what a link shows: it ends, and the item is not published yet. */
const headers = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };

/** Creates the route of previews, `/pratinjau/{token}` (docs/contract.md#preview), none under `plain`. */
export function previewRoutes(
  { apiUrl: url, apiKey: key, apiProfile: profile }: SiteConfig,
  send: typeof fetch,
): RouteObject[] {
  if (profile === 'plain') return [];
  const route: RouteObject = {
    path: 'pratinjau/:token',
    Component: PreviewPage,
    loader: async ({ params }) => {
      const client = { url, key, profile, fetch: send };
      const preview = await readPreview(client, params.token ?? '').catch(() => {
        throw data(null, { status: 503 });
      });
      return data(preview, { status: preview ? 200 : 404, headers });
    },
  };
  return [route];
}
