import type { Announcement } from '@pesantren/api-client/contract/announcement';
import type { Article } from '@pesantren/api-client/contract/article';
import type { Page } from '@pesantren/api-client/contract/page';
import type { PublicClient } from '@pesantren/api-client/public-client';
import { type Clock, clockOf } from '@pesantren/content/clock';
import type { Facts, Identity } from '@pesantren/content/facts';
import { messages } from '@pesantren/content/messages';
import { articleExcerpt, excerptOf } from '@pesantren/ui/rich-text/excerpt';
import type { HtmlNode } from '@pesantren/ui/rich-text/html-tree';
import { parseBodyTree } from '@pesantren/ui/rich-text/parse-body';
import { iconPath, paths } from '../../src/paths.ts';
import { changedAt, publishedAt } from '../metadata/item-dates.ts';
import { atomContent, type Origins } from './atom-content.ts';
import { feedPaths } from './feed-paths.ts';
import { xml, xmlDocument } from './xml.ts';

/** Entries of the feed. */
const most = 30;

/** Characters of a summary. */
const summaryLength = 300;

/** Characters of a body that an entry carries; of a longer one it has the summary, since readers fetch the feed whole. */
const longestBody = 50_000;

/**
 * Writes the newest articles and announcements as an Atom feed (RFC 4287), and after them the pages, which are read at
 * any time. What is dated after today is left out until its day, since readers sort by that date; a page is news when
 * it is published, not at each correction.
 * @throws ApiError
 */
export async function atomFeed(
  client: PublicClient,
  origins: Origins,
  { identity, time_zone }: Facts,
): Promise<string> {
  const { siteUrl } = origins;
  const school = { identity, clock: clockOf(time_zone) };
  const [articles, announcements, pages] = await Promise.all([
    client.list('articles', { limit: most }),
    client.list('announcements', { limit: most }),
    client.list('pages', { limit: most }),
  ]);
  const news = [
    ...articles.items.map((article) => articleEntry(article, siteUrl, school)),
    ...announcements.items.map((announcement) => announcementEntry(announcement, siteUrl, school)),
  ];
  const fixed = pages.items.map((page) => pageEntry(page, siteUrl, school));
  const entries = [...newestFirst(news, school), ...newestFirst(fixed, school)].slice(0, most);
  const newest = Math.max(+firstDay(identity), ...entries.map((each) => +each.changed));
  return xmlDocument(xml`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="id">
<id>${siteUrl}/</id>
<title>${identity.name}</title>
${
  identity.description !== '' &&
  xml`<subtitle>${identity.description}</subtitle>
`
}<updated>${new Date(newest).toISOString()}</updated>
<author><name>${identity.name}</name></author>
<icon>${siteUrl}${identity.logo.url ? iconPath('icon-192.png', identity) : '/favicon.svg'}</icon>
<link rel="self" type="application/atom+xml" href="${siteUrl}${feedPaths.atom}"/>
<link rel="alternate" type="text/html" href="${siteUrl}/"/>
${entries.map((entry) => toXml(entry, origins))}</feed>`);
}

/** The school of a feed, and the clock by which its items are dated. */
type School = { identity: Identity; clock: Clock };

type Entry = {
  /** Stays the same when the title, and with it the address, changes (RFC 4151). */
  id: string;
  /** Absolute. */
  url: string;
  title: string;
  /** Makes the summary of the body, which is parsed once, and only of what the feed has. */
  summaryOf: (body: readonly HtmlNode[]) => string;
  body: string;
  category: string;
  author: string;
  published: Date;
  changed: Date;
};

/** Returns what is out today, the newest first. */
function newestFirst(entries: readonly Entry[], { clock }: School): Entry[] {
  return entries
    .filter(({ published }) => !clock.isFuture(published))
    .sort((a, b) => b.published.getTime() - a.published.getTime());
}

function toXml(entry: Entry, origins: Origins) {
  const body = parseBodyTree(entry.body);
  return xml`<entry>
<id>${entry.id}</id>
<title>${entry.title}</title>
<link rel="alternate" type="text/html" href="${entry.url}"/>
<published>${entry.published.toISOString()}</published>
<updated>${entry.changed.toISOString()}</updated>
${entry.author !== '' && xml`<author><name>${entry.author}</name></author>`}
<category term="${entry.category}"/>
<summary>${entry.summaryOf(body)}</summary>
${entry.body.length <= longestBody && atomContent(body, origins)}
</entry>
`;
}

function articleEntry(article: Article, siteUrl: string, school: School): Entry {
  return {
    ...commonEntry(article, 'artikel', siteUrl, school),
    url: siteUrl + paths.article(article.slug),
    summaryOf: (content) => articleExcerpt({ ...article, content }),
    body: article.content,
    author: article.author,
  };
}

function announcementEntry(announcement: Announcement, siteUrl: string, school: School): Entry {
  return {
    ...commonEntry(announcement, 'pengumuman', siteUrl, school),
    url: siteUrl + paths.announcement(announcement.id),
    summaryOf: (body) => excerptOf(body, summaryLength),
    body: announcement.content,
    author: '',
  };
}

function pageEntry(page: Page, siteUrl: string, school: School): Entry {
  return {
    ...commonEntry({ ...page, date: '', category: 'Halaman' }, 'halaman', siteUrl, school),
    url: siteUrl + paths.page(page.slug),
    summaryOf: (body) => excerptOf(body, summaryLength),
    body: page.content,
    author: '',
  };
}

type Entered = Parameters<typeof changedAt>[0] & { id: string; title: string; category: string };

function commonEntry(item: Entered, kind: string, siteUrl: string, { identity, clock }: School) {
  const { hostname } = new URL(siteUrl);
  const undated = firstDay(identity);
  return {
    id: `tag:${hostname},${identity.copyrightYear}:${kind}/${encodeURIComponent(item.id)}`,
    title: item.title || messages.untitled,
    category: item.category || (kind === 'pengumuman' ? 'Pengumuman' : 'Artikel'),
    published: publishedAt(item, clock) ?? undated,
    changed: changedAt(item, clock) ?? undated,
  };
}

/** Returns the date of an item without one: older than all others. */
function firstDay({ copyrightYear }: Identity): Date {
  return new Date(Date.UTC(copyrightYear, 0, 1));
}
