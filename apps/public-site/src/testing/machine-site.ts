import { join } from 'node:path';
import { serverFetch } from '@pesantren/api-client/server/server-fetch';
import { createPageCache } from '../../server/caching/page-cache.ts';
import { createFactsReader } from '../../server/facts-reader.ts';
import { withFeeds } from '../../server/feeds/render-feed.ts';
import { createMachineRoutes } from '../../server/machine-routes.ts';
import { createReader } from '../../server/reader.ts';
import { api } from './site.tsx';

/** Creates a site of the running test's provider that answers what programs ask for, and no page. */
export function machineSite(megabytes: number) {
  const config = {
    ...{ apiUrl: api.url, apiKey: api.key, siteUrl: api.siteOrigin },
    apiProfile: 'full' as const,
  };
  const reader = createReader(config, serverFetch, 0);
  const { read } = createFactsReader(config, serverFetch, 0, () => {});
  const notFound = async () => ({ status: 404, headers: {}, html: '' });
  const render = withFeeds(reader, config, read, notFound);
  const cache = createPageCache({ render, megabytes });
  const files = join(import.meta.dirname, '../../public');
  return createMachineRoutes(config, files, reader, read).get('*', (c) => cache.answer(c.req.raw));
}
