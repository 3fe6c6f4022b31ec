import { data, type RouteObject } from 'react-router-dom';
import type { SiteConfig } from '../../src/config.ts';
import type { SiteClient } from '../../src/services.ts';
import { forNobody } from '../caching/freshness.ts';
import { PreviewPage } from './preview-page.tsx';

const headers = { 'Cache-Control': forNobody, 'X-Robots-Tag': 'noindex' };

/** Creates the route of previews, `/pratinjau/{token}` (docs/contract.md#preview), none under `plain`. */
export function previewRoutes({ apiProfile }: SiteConfig, client: SiteClient): RouteObject[] {
  if (apiProfile === 'plain') return [];
  const route: RouteObject = {
    path: 'pratinjau/:token',
    Component: PreviewPage,
    loader: async ({ params }) => {
      const preview = await client.preview(params.token ?? '').catch(() => {
        throw data(null, { status: 503 });
      });
      return data(preview, { status: preview ? 200 : 404, headers });
    },
  };
  return [route];
}
