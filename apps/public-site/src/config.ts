import type { ClientConfig } from '@pesantren/api-client/transport/transport';

/** A foundation whose announcements a school shows, by its own site and provider. */
export type Foundation = Pick<ClientConfig, 'apiUrl' | 'apiKey'> & {
  name: string;
  siteUrl: string;
};

/** Configuration of a site's pages. */
export type SiteConfig = ClientConfig & {
  /** Origin of the site without a closing slash: `https://www.sekolah.sch.id`. */
  siteUrl: string;
  /** Origin of the admin without a closing slash: where a site that is not filled in yet sends its staff. */
  adminUrl?: string;
  /** True where the site passes the provider's uploads on: pages name them on their own origin. */
  ownUploads?: boolean;
  foundation?: Foundation | undefined;
};
