import { type Clock, clockOf } from '@pesantren/content/clock';
import type { Facts } from '@pesantren/content/facts';
import type { PageMetadata } from '../../src/components/seo.tsx';
import type { SiteConfig } from '../../src/config.ts';
import { xml } from '../feeds/xml.ts';
import { ogImageOf, ogImageSize } from '../og-images/og-image.ts';
import { changedAt, publishedAt } from './item-dates.ts';
import { structuredData } from './structured-data.ts';

/**
 * Creates the tags that crawlers and messengers read: Open Graph (ogp.me) and Twitter's for the head, JSON-LD for the
 * end of the body, as a data block that browsers do not run. Every address in them is under `SITE_URL`
 * (docs/reliability.md#s01).
 */
export function metadataTags(
  metadata: PageMetadata | undefined,
  config: SiteConfig,
  facts: Facts,
): { head: string; end: string } {
  if (metadata?.path === undefined) return { head: '', end: '' };
  const { title, description, path, about } = metadata;
  const og = ogImageOf(about, config, facts, path);
  const image = config.siteUrl + og.path;
  const times = about?.kind === 'article' ? timesOf(about.article, clockOf(facts.time_zone)) : [];
  const isText = about?.kind === 'article' || about?.kind === 'announcement';
  const properties: [string, string][] = [
    ['og:type', isText ? 'article' : 'website'],
    ['og:site_name', facts.identity.name],
    ['og:locale', 'id_ID'],
    ['og:title', title],
    ...(description ? ([['og:description', description]] as [string, string][]) : []),
    ['og:url', config.siteUrl + path],
    ['og:image', image],
    ['og:image:width', String(ogImageSize.width)],
    ['og:image:height', String(ogImageSize.height)],
    ['og:image:alt', `${facts.identity.name}: ${og.image.title}`],
    ...times,
  ];
  // Title and description are Open Graph's there as well.
  const names: [string, string][] = [['twitter:card', 'summary_large_image']];
  // Well-formed XML is valid HTML here, and the template escapes it.
  const head = xml`${properties.map(
    ([property, content]) => xml`<meta property="${property}" content="${content}"/>`,
  )}${names.map(([name, content]) => xml`<meta name="${name}" content="${content}"/>`)}`;
  const data = JSON.stringify(structuredData({ ...metadata, path, image }, config, facts));
  // No text can close the script element (docs/reliability.md#x03).
  const end = `<script type="application/ld+json">${data.replaceAll('<', '\\u003c')}</script>`;
  return { head: head.source, end };
}

function timesOf(article: Parameters<typeof changedAt>[0], clock: Clock): [string, string][] {
  const times = [
    ['article:published_time', publishedAt(article, clock)?.toISOString()],
    ['article:modified_time', changedAt(article, clock)?.toISOString()],
  ] as const;
  return times.flatMap(([property, time]) => (time ? [[property, time]] : []));
}
