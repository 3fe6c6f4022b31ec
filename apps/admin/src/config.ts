import type { ClientConfig } from '@pesantren/api-client/transport';

/** What the page is told where it is served: its provider, and the visitors' site. */
export type AppConfig = ClientConfig & { siteUrl: string };

/**
 * Reads the JSON block that server/main.ts or server/write-config.ts has filled in.
 * @throws Error when the page is served without its configuration.
 */
export function readConfig(page: Document): AppConfig {
  const config = JSON.parse(page.getElementById('config')?.textContent || '{}');
  if (!config.apiUrl) throw new Error('Halaman ini disajikan tanpa konfigurasi (server/main.ts).');
  return config;
}
