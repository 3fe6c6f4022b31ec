import type { PublishedName } from '@pesantren/api-client/contract/publication';

/** What one item of a resource is called within a sentence. */
export const kindNames: Readonly<Record<PublishedName, string>> = {
  articles: 'artikel',
  announcements: 'pengumuman',
  gallery: 'foto',
  pages: 'halaman',
  agenda: 'agenda',
};
