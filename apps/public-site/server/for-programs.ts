import { createReader } from '@pesantren/api-client/reader';
import { serverFetch } from '@pesantren/api-client/server-fetch';
import { Hono } from 'hono';
import type { SiteConfig } from '../src/config.ts';
import { cardRoutes } from './cards/card-routes.ts';
import { feedRoutes } from './feeds/feed-routes.ts';

/** Everything of the site that programs read, not people. @param files the folder with `favicon.svg`. */
export function forPrograms(config: SiteConfig, files: string): Hono {
  const { apiUrl: url, apiKey: key, apiProfile: profile } = config;
  const client = createReader({ url, key, profile, fetch: serverFetch });
  return new Hono()
    .route('/', feedRoutes(client, { ...config, files }))
    .route('/', cardRoutes(client, config));
}
