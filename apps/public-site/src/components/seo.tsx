import type { AgendaEvent, Occasion } from '@pesantren/api-client/contract/agenda';
import type { Announcement } from '@pesantren/api-client/contract/announcement';
import type { Article } from '@pesantren/api-client/contract/article';
import type { Gallery } from '@pesantren/api-client/contract/gallery';
import type { Page } from '@pesantren/api-client/contract/page';
import { placeOf } from '@pesantren/content/facts';
import { useServices } from '../services.ts';

/** The metadata of a page, from which the server makes the tags that crawlers and messengers read. */
export type PageMetadata = {
  title: string;
  description: string;
  /** The page's canonical path; none for a page that is kept out of search engines. */
  path: string | undefined;
  about: Subject | undefined;
};

/** The subject of a page, where there is more to tell than its words. */
export type Subject =
  | { kind: 'school' | 'admission' }
  | { kind: 'article'; article: Article }
  | { kind: 'announcement'; announcement: Announcement }
  | { kind: 'event'; event: AgendaEvent }
  | { kind: 'agenda'; items: readonly Occasion[] }
  | { kind: 'page'; page: Page }
  | { kind: 'articles'; items: readonly Pick<Article, 'slug' | 'title'>[] }
  | { kind: 'announcements'; items: readonly Pick<Announcement, 'id' | 'title'>[] }
  | { kind: 'picture'; picture: Gallery }
  | { kind: 'pictures'; items: readonly Pick<Gallery, 'id' | 'title'>[] };

/**
 * Sets title and meta tags of a page; React hoists them into the head. What only crawlers read, the server adds (`server/metadata`).
 */
export function Seo({ title, description: ofPage, path, about }: Partial<PageMetadata>) {
  const { config, facts, collectMetadata } = useServices();
  const { identity } = facts.all;
  const homeTitle = [identity.name, placeOf(identity)].filter(Boolean).join(', ');
  const description = ofPage ?? identity.description;
  collectMetadata({ title: title ?? homeTitle, description, path, about });
  return (
    <>
      <title>{title ? `${title} · ${identity.name}` : homeTitle}</title>
      {description && <meta name="description" content={description} />}
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={config.siteUrl + path} />
      )}
    </>
  );
}
