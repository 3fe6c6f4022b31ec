import { school } from '@pesantren/content/school';
import { feedPaths } from './feed-paths.ts';
import type { NewsEntry } from './news.ts';

/** The news as a JSON Feed 1.1 (jsonfeed.org/version/1.1). */
export function jsonFeed(entries: readonly NewsEntry[], siteUrl: string): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: school.name,
    description: school.description,
    home_page_url: `${siteUrl}/`,
    feed_url: siteUrl + feedPaths.json,
    icon: `${siteUrl}/icon-512.png`,
    language: 'id',
    items: entries.map(({ id, url, title, summary, category, author, image, ...times }) => ({
      id,
      url,
      title,
      summary,
      content_text: summary,
      image,
      tags: [category],
      ...(author && { authors: [{ name: author }] }),
      date_published: times.published.toISOString(),
      date_modified: times.changed.toISOString(),
    })),
  });
}
