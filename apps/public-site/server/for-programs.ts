import { serverFetch } from '@pesantren/api-client/server-fetch';
import { Hono } from 'hono';
import { cardRoutes } from './cards/card-routes.ts';
import { feedRoutes } from './feeds/feed-routes.ts';
import { providerReader } from './provider-reader.ts';

/** Everything of the site that programs read, not people. @param files the folder with `favicon.svg`. */
export function forPrograms(
  config: Parameters<typeof cardRoutes>[1],
  files: string,
  ask: typeof fetch = serverFetch,
): Hono {
  const reader = providerReader(config, ask);
  return new Hono()
    .route('/', feedRoutes(reader, { ...config, files }))
    .route('/', cardRoutes(reader, config));
}
