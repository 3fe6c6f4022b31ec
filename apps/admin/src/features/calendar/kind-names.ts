import type { PublishedName } from '@pesantren/api-client/contract/publication';

/** The name of one item of a resource within a sentence. */
export const kindNames: Readonly<Record<PublishedName, string>> = {
  articles: 'artikel',
  announcements: 'pengumuman',
  gallery: 'foto',
  pages: 'halaman',
  agenda: 'agenda',
};
