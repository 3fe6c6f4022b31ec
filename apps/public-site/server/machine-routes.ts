import { serverFetch } from '@pesantren/api-client/server/server-fetch';
import { Hono } from 'hono';
import { feedRoutes } from './feeds/feed-routes.ts';
import { ogImageRoutes } from './og-images/og-image-routes.ts';
import { createProviderClient } from './provider-reader.ts';

/** Everything of the site that programs read, not people. @param files the folder with `favicon.svg`. */
export function createMachineRoutes(
  config: Parameters<typeof ogImageRoutes>[1],
  files: string,
  ask: typeof fetch = serverFetch,
): Hono {
  const reader = createProviderClient(config, ask);
  return new Hono()
    .route('/', feedRoutes(reader, { ...config, files }))
    .route('/', ogImageRoutes(reader, config));
}
