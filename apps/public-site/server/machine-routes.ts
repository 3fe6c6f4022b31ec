import { serverFetch } from '@pesantren/api-client/server/server-fetch';
import { Hono } from 'hono';
import { feedRoutes } from './feeds/feed-routes.ts';
import { ogImageRoutes } from './og-images/og-image-routes.ts';
import { createProviderClient } from './provider.ts';

/** Creates the routes that programs read: feeds, sitemap, icons, share images. @param files the folder with `favicon.svg`. */
export function createMachineRoutes(
  config: Parameters<typeof ogImageRoutes>[1],
  files: string,
  send: typeof fetch = serverFetch,
): Hono {
  const reader = createProviderClient(config, send);
  return new Hono()
    .route('/', feedRoutes(reader, { ...config, files }))
    .route('/', ogImageRoutes(reader, config));
}
