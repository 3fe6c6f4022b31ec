import type { Announcement } from '@pesantren/api-client/contract/announcement';
import type { Article } from '@pesantren/api-client/contract/article';
import type { Gallery } from '@pesantren/api-client/contract/gallery';

/** What a page says of itself. The server makes tags of it that only crawlers and share cards read. */
export type PageMetadata = {
  title: string;
  description: string;
  /** Path of the page's one address; none for a page that is kept out of search engines. */
  path: string | undefined;
  about: Subject | undefined;
};

/** What a page is about, where that is more than its words. */
export type Subject =
  | { kind: 'school' | 'admission' }
  | { kind: 'article'; article: Article }
  | { kind: 'announcement'; announcement: Announcement }
  | { kind: 'articles'; items: readonly Pick<Article, 'slug' | 'title'>[] }
  | { kind: 'announcements'; items: readonly Pick<Announcement, 'id' | 'title'>[] }
  | { kind: 'picture'; picture: Gallery }
  | { kind: 'pictures'; items: readonly Pick<Gallery, 'id' | 'title'>[] };
