import type { ClientConfig } from '@pesantren/api-client/transport/transport';

/** The configuration that the server puts into the page: the provider, and the visitors' site. */
export type AppConfig = ClientConfig & { siteUrl: string };

/**
 * Reads the configuration from the page's JSON block (server/index-html.ts).
 * @throws Error when the page is served without it.
 */
export function readConfig(page: Document): AppConfig {
  const config = JSON.parse(page.getElementById('config')?.textContent || '{}');
  if (!config.apiUrl) throw new Error('Halaman ini disajikan tanpa konfigurasi (server/main.ts).');
  return config;
}
