import type { Facts } from '@pesantren/content/facts';
import type { Query } from '@tanstack/react-query';
import type { StaticHandlerContext } from 'react-router-dom';
import type { PageMetadata } from '../../src/components/seo.tsx';
import type { Services } from '../../src/services.ts';
import { forAMoment, forNobody, isGoneOrMoved, sharedFor } from '../caching/freshness.ts';
import { metadataTags } from '../metadata/metadata-tags.ts';
import type { Cacheability } from './cacheability.ts';
import { type PageTags, siteTags } from './page-tags.ts';
import { awayPage } from './plain-page.ts';
import type { RenderedPage } from './render.tsx';

type Parts = {
  tags: PageTags;
  metadata: PageMetadata | undefined;
  cacheability: Cacheability;
  school: Facts;
};

/** Completes the markup of a page with the tags of the build and of crawlers, in its head and at the end of its body. */
export function completePage(
  markup: string,
  context: StaticHandlerContext,
  services: Services,
  { tags, metadata, cacheability, school }: Parts,
): RenderedPage {
  const { config } = services;
  const crawlers = metadataTags(metadata, config, school);
  const [start, shown] = splitAt(markup, markup.indexOf('</head>'));
  const [body, end] = splitAt(shown, shown.lastIndexOf('</body>'));
  const [first, rest] = splitAt(body, endOfOpening(body));
  // A provider that sends the pictures itself.
  const preconnect = config.ownUploads
    ? ''
    : `<link rel="preconnect" href="${new URL(config.apiUrl).origin}">`;
  const styles = tags.styles(start + first, rest);
  const html = `<!doctype html>${start}${styles.tag}${preconnect}${siteTags(school)}${crawlers.head}${first}${styles.rest ?? ''}${rest}${crawlers.end}${tags.end}${end}`;
  const { statusCode } = context;
  const caching = cacheControl(services, statusCode, cacheability);
  const headers = { 'cache-control': caching, ...headersOf(context) };
  const { endsAt } = cacheability;
  return { ...htmlPage(html, statusCode, headers), endsAt, styles: styles.source };
}

/**
 * Returns the headers that a page's loader asks for; a form that comes back has them whatever became of the provider, and
 * is kept by nobody, since it holds what was typed, where its page does not say otherwise.
 */
function headersOf(context: StaticHandlerContext): Record<string, string> {
  const { actionData, loaderHeaders, statusCode } = context;
  if (statusCode >= 500 && !actionData) return {};
  return Object.assign(
    actionData ? { 'cache-control': forNobody } : {},
    ...Object.values(loaderHeaders).map((asked) => Object.fromEntries(asked)),
  );
}

/** Returns the page of last resort, for when even the error page cannot be rendered. */
export function plainErrorPage(): RenderedPage {
  return htmlPage(plainErrorHtml, 500, { 'cache-control': 'no-store' });
}

/** Returns the page while nobody has read whose site this is: no other school's name stands in for it. */
export function unknownSchoolPage(): RenderedPage {
  return htmlPage(awayPage(), 503, { 'cache-control': 'no-store' });
}

const plainErrorHtml =
  '<!doctype html><html lang="id"><meta charset="utf-8"><title>Terjadi kesalahan</title>' +
  '<h1>Terjadi kesalahan</h1><p>Muat ulang halaman, atau <a href="/">kembali ke beranda</a>.</p></html>';

/** Returns a page of HTML; one that the provider's absence causes is worth another try soon. */
export function htmlPage(
  html: string,
  status: number,
  headers: Record<string, string>,
): RenderedPage {
  const common = { 'content-type': 'text/html; charset=utf-8', ...headers };
  return { status, headers: status === 503 ? { 'retry-after': '10', ...common } : common, html };
}

/**
 * Returns what others may store of a page: a proxy the page that all visitors share, and for a moment that there is none;
 * only the visitor's browser a page in a chosen color scheme; nobody a failure, and what is one visitor's alone (docs/reliability.md#s05).
 */
function cacheControl(
  services: Services,
  status: number,
  { endsAt, isPrivate }: Cacheability,
): string {
  if (services.visitor) return forNobody;
  if (isGoneOrMoved(status)) return forAMoment;
  if (status >= 400 || isIncomplete(services)) return 'no-store';
  if (isPrivate) return forNobody;
  if (services.scheme !== 'system') return 'private, no-cache';
  return sharedFor(endsAt);
}

/** Returns true for a page with a part that failed or came too late: its cached copy may have that part. */
function isIncomplete({ queryClient }: Services): boolean {
  const failed = { predicate: ({ state }: Query) => state.status === 'error' };
  return queryClient.isFetching() > 0 || queryClient.getQueryCache().findAll(failed).length > 0;
}

/** A title and up to three paragraphs that follow it in plain text: what a visitor reads first, often the largest that is painted. */
const opening =
  /<\/h1>(?:(?:[^<]|<\/?(?:div|header|section|h2|p|a|span|time|strong|em|br)\b[^>]*>)*?<\/p>){0,3}/;

/** Returns the place behind the opening of a body, or behind all where there is no title. */
export function endOfOpening(body: string): number {
  const found = opening.exec(body);
  return found ? found.index + found[0].length : body.length;
}

function splitAt(text: string, index: number): [string, string] {
  return [text.slice(0, index), text.slice(index)];
}
