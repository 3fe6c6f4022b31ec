import type { Announcement } from '@pesantren/api-client/contract/announcement';
import type { Article } from '@pesantren/api-client/contract/article';
import type { PublicClient } from '@pesantren/api-client/public-client';
import { isFuture } from '@pesantren/content/dates';
import { messages } from '@pesantren/content/messages';
import { school } from '@pesantren/content/school';
import { articleExcerpt, excerptOf } from '@pesantren/ui/rich-text/excerpt';
import type { SiteConfig } from '../../src/config.ts';
import { paths } from '../../src/paths.ts';
import { changedAt, publishedAt } from '../metadata/item-dates.ts';

/** Entries of a feed. */
const most = 30;

/** Characters of a summary. */
const summaryLength = 300;

/** An article or announcement as the feeds have it; addresses are absolute. */
export type NewsEntry = {
  /** Stays the same when the title, and so the address, becomes another (RFC 4151). */
  id: string;
  url: string;
  title: string;
  summary: string;
  category: string;
  author: string;
  published: Date;
  changed: Date;
};

// For what carries no day: older than everything that does.
const undated = new Date(Date.UTC(school.copyrightYear, 0, 1));

/**
 * The newest articles and announcements together. What is dated after today is left out until its
 * day, since readers sort by that date. @throws ApiError
 */
export async function readNews(client: PublicClient, config: SiteConfig): Promise<NewsEntry[]> {
  const [articles, announcements] = await Promise.all([
    client.list('articles', { limit: most }),
    client.list('announcements', { limit: most }),
  ]);
  return [
    ...articles.items.map((article) => ofArticle(article, config)),
    ...announcements.items.map((announcement) => ofAnnouncement(announcement, config)),
  ]
    .filter(({ published }) => !isFuture(published))
    .sort((a, b) => b.published.getTime() - a.published.getTime())
    .slice(0, most);
}

function ofArticle(article: Article, config: SiteConfig): NewsEntry {
  const summary = articleExcerpt(article);
  return {
    ...common(article, 'artikel', config),
    url: config.siteUrl + paths.article(article.slug),
    summary,
    author: article.author,
  };
}

function ofAnnouncement(announcement: Announcement, config: SiteConfig): NewsEntry {
  return {
    ...common(announcement, 'pengumuman', config),
    url: config.siteUrl + paths.announcement(announcement.id),
    summary: excerptOf(announcement.content, summaryLength),
    author: '',
  };
}

function common(item: Article | Announcement, kind: string, { siteUrl }: SiteConfig) {
  const { hostname } = new URL(siteUrl);
  return {
    id: `tag:${hostname},${school.copyrightYear}:${kind}/${encodeURIComponent(item.id)}`,
    title: item.title || messages.untitled,
    category: item.category || (kind === 'pengumuman' ? 'Pengumuman' : 'Artikel'),
    published: publishedAt(item) ?? undated,
    changed: changedAt(item) ?? undated,
  };
}
