import type { ListPage, ListParams } from '@pesantren/api-client/contract/lists/pagination';
import type { PublicClient } from '@pesantren/api-client/public-client';
import type { Items } from '@pesantren/api-client/resources';
import type { Clock } from '@pesantren/content/clock';
import { agendaPaths } from '../../src/features/agenda/agenda-query.ts';
import { paths } from '../../src/paths.ts';
import type { SiteClient } from '../../src/services.ts';
import { changedAt } from '../metadata/item-dates.ts';
import { feedPaths } from './feed-paths.ts';
import { type Xml, xml, xmlDocument } from './xml.ts';

/** Articles, announcements and pages each, of one file. */
const perFile = 1000;

/**
 * Writes the sitemap (sitemaps.org), or, with many items, the index of its parts.
 * @param part counted from 1; none for the whole.
 * @returns null when there is no such part.
 * @throws ApiError, since a sitemap without its articles would take them out of search engines.
 */
export async function sitemap(
  { client, clock }: { client: Pick<SiteClient, 'list' | 'occasions'>; clock: Clock },
  siteUrl: string,
  part?: number,
): Promise<string | null> {
  const from = ((part ?? 1) - 1) * perFile;
  const [articles, announcements, info, agenda] = await Promise.all([
    readFrom(client, 'articles', from),
    readFrom(client, 'announcements', from),
    readFrom(client, 'pages', from),
    from === 0 ? agendaPaths({ client, clock }) : [],
  ]);
  const parts = Math.ceil(Math.max(articles.total, announcements.total, info.total, 1) / perFile);
  if (part === undefined && parts > 1) return sitemapIndex(parts, siteUrl);
  if ((part ?? 1) > parts) return null;

  const newestArticle = latest(articles.items, clock);
  const newestAnnouncement = latest(announcements.items, clock);
  const newest = [newestArticle, newestAnnouncement].sort().at(-1) ?? '';
  const pages: [path: string, changed: string][] = [
    [paths.home, newest],
    [paths.articles(), newestArticle],
    [paths.announcements(), newestAnnouncement],
    ...[paths.profile, paths.structure, paths.achievements(), paths.gallery()].map(undated),
    ...[paths.contact, paths.parents, paths.admission, ...agenda].map(undated),
  ];
  return urlSet(
    [
      ...(from === 0 ? pages : []),
      ...articles.items.map((item) => [paths.article(item.slug), dayOf(item, clock)] as const),
      ...announcements.items.map(
        (item) => [paths.announcement(item.id), dayOf(item, clock)] as const,
      ),
      ...info.items.map((item) => [paths.page(item.slug), item.updated_at] as const),
    ],
    siteUrl,
  );
}

/** Reads the items of one file; our provider sends a hundred at a time. */
async function readFrom<Name extends 'articles' | 'announcements' | 'pages'>(
  client: Pick<PublicClient, 'list'>,
  name: Name,
  offset: number,
): Promise<ListPage<Items[Name]>> {
  const items: Items[Name][] = [];
  for (;;) {
    const rest: ListParams = {
      limit: perFile - items.length,
      offset: offset + items.length,
      fields: 'summary',
    };
    const part = await client.list(name, rest);
    items.push(...part.items);
    const wanted = Math.min(part.total - offset, perFile);
    if (part.items.length === 0 || items.length >= wanted) return { items, total: part.total };
  }
}

function sitemapIndex(parts: number, siteUrl: string): string {
  const address = feedPaths.sitemap.replace('.xml', '');
  return xmlDocument(xml`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${Array.from(
  { length: parts },
  (_, index) => xml`<sitemap><loc>${siteUrl}${address}-${String(index + 1)}.xml</loc></sitemap>
`,
)}</sitemapindex>`);
}

function urlSet(urls: readonly (readonly [string, string])[], siteUrl: string): string {
  const entries: Xml[] = urls.map(
    ([path, changed]) => xml`<url><loc>${siteUrl}${path}</loc>${
      changed !== '' && xml`<lastmod>${changed}</lastmod>`
    }</url>
`,
  );
  return xmlDocument(xml`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries}</urlset>`);
}

function undated(path: string): [string, string] {
  return [path, ''];
}

type Dated = Parameters<typeof changedAt>[0];

function latest(items: readonly Dated[], clock: Clock): string {
  return (
    items
      .map((item) => dayOf(item, clock))
      .sort()
      .at(-1) ?? ''
  );
}

function dayOf(item: Dated, clock: Clock): string {
  return changedAt(item, clock)?.toISOString() ?? '';
}
