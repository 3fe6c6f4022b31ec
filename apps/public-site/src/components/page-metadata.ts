import type { Announcement } from '@pesantren/api-client/contract/announcement';
import type { Article } from '@pesantren/api-client/contract/article';
import type { Gallery } from '@pesantren/api-client/contract/gallery';

/** Metadata of a page, from which the server renders tags for crawlers and share cards. */
export type PageMetadata = {
  title: string;
  description: string;
  /** Canonical path; `undefined` for a page that is not indexed. */
  path: string | undefined;
  about: Subject | undefined;
};

/** The subject of a page, for structured data. */
export type Subject =
  | { kind: 'school' | 'admission' }
  | { kind: 'article'; article: Article }
  | { kind: 'announcement'; announcement: Announcement }
  | { kind: 'articles'; items: readonly Pick<Article, 'slug' | 'title'>[] }
  | { kind: 'announcements'; items: readonly Pick<Announcement, 'id' | 'title'>[] }
  | { kind: 'picture'; picture: Gallery }
  | { kind: 'pictures'; items: readonly Pick<Gallery, 'id' | 'title'>[] };
