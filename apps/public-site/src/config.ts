import type { ClientConfig } from '@pesantren/api-client/transport';

/** What the server hands to the browser: where the provider is, and the site's own public address. */
export type SiteConfig = ClientConfig & {
  /** Origin of the site without a closing slash: `https://www.sekolah.sch.id`. */
  siteUrl: string;
};
