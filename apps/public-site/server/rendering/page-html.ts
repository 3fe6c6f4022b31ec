import type { FactName, Facts } from '@pesantren/content/facts';
import { identity } from '@pesantren/content/sample/identity';
import type { StaticHandlerContext } from 'react-router';
import type { PageMetadata } from '../../src/components/seo.tsx';
import {
  type DehydratedPage,
  dehydratedStateId,
  dehydrateQueries,
  serializeState,
} from '../../src/hydration/dehydrated-state.ts';
import type { PageHandle } from '../../src/routes.tsx';
import type { Services } from '../../src/services.ts';
import { metadataTags } from '../metadata/metadata-tags.ts';
import { type PageTags, siteTags } from './page-tags.ts';
import type { RenderedPage } from './render.tsx';

/**
 * Completes the markup of a page: tags of the build and of crawlers, and the dehydrated state, in its head and at
 * the end of its body. React tolerates unknown elements in both places when it hydrates.
 */
export function completePage(
  markup: string,
  context: StaticHandlerContext,
  services: Services,
  { tags, metadata, school }: { tags: PageTags; metadata: PageMetadata | undefined; school: Facts },
): RenderedPage {
  const { config, scheme, facts, queryClient } = services;
  const { statusCode, matches, loaderData, errors } = context;
  const handles = matches.map(({ route }) => route.handle as PageHandle | undefined);
  const isStatic = handles.some((handle) => handle?.isStatic);
  const build = tags(
    matches.map(({ route }) => route.id),
    isIncomplete(services),
    isStatic,
  );
  const crawlers = metadataTags(metadata, config, school);
  const json = serializeState({
    config,
    scheme,
    ...factsState(facts.saved, handles),
    router: { loaderData, errors },
    queries: dehydrateQueries(queryClient),
  });
  const state = isStatic
    ? ''
    : `<script type="application/json" id="${dehydratedStateId}">${json}</script>`;
  const [start, rest] = splitAt(markup, markup.indexOf('</head>'));
  const [body, end] = splitAt(rest, rest.lastIndexOf('</body>'));
  // A provider that sends the pictures itself.
  const preconnect = config.ownUploads
    ? ''
    : `<link rel="preconnect" href="${new URL(config.apiUrl).origin}">`;
  const html = `<!doctype html>${start}${preconnect}${build.head}${siteTags(school)}${crawlers.head}${body}${state}${crawlers.end}${build.end}${end}`;
  const headers = { 'cache-control': cacheControl(services, statusCode), ...headersOf(context) };
  return { ...htmlPage(html, statusCode, headers), ...nextEnd(json) };
}

/** Finds the first end among the items that a page shows; one just passed counts, since reads are shared for a moment. */
function nextEnd(state: string): Pick<RenderedPage, 'endsAt'> {
  const ends = [...state.matchAll(/[{,]"expire_at":"([^"]+)"/g)].map(([, end = '']) =>
    Date.parse(end),
  );
  const endsAt = Math.min(...ends.filter((end) => end > Date.now() - justPassed));
  return Number.isFinite(endsAt) ? { endsAt } : {};
}

/** Milliseconds. */
const justPassed = 1_000;

/** Splits what a school has saved into what the page shows and the names of the rest. */
function factsState(
  saved: Partial<Facts>,
  handles: readonly (PageHandle | undefined)[],
): Pick<DehydratedPage, 'facts' | 'elsewhere'> {
  const names = Object.keys(saved) as FactName[];
  if (names.length === 0) return {};
  const shown = new Set<string>([
    ...Object.keys(identity),
    ...handles.flatMap((handle) => handle?.facts ?? []),
  ]);
  return {
    facts: Object.fromEntries(Object.entries(saved).filter(([name]) => shown.has(name))),
    elsewhere: names.filter((name) => !shown.has(name)),
  };
}

/** Returns the headers that a page's loader asks for. */
function headersOf({ loaderHeaders, statusCode }: StaticHandlerContext): Record<string, string> {
  if (statusCode >= 400) return {};
  return Object.assign(
    {},
    ...Object.values(loaderHeaders).map((asked) => Object.fromEntries(asked)),
  );
}

/** Returns the page of last resort, for when even the error page cannot be rendered. */
export function plainErrorPage(): RenderedPage {
  return htmlPage(plainErrorHtml, 500, { 'cache-control': 'no-store' });
}

/** Returns the page while nobody has read whose site this is: no other school's name stands in for it. */
export function unknownSchoolPage(): RenderedPage {
  return htmlPage(unknownSchoolHtml, 503, { 'cache-control': 'no-store' });
}

const plainErrorHtml =
  '<!doctype html><html lang="id"><meta charset="utf-8"><title>Terjadi kesalahan</title>' +
  '<h1>Terjadi kesalahan</h1><p>Muat ulang halaman, atau <a href="/">kembali ke beranda</a>.</p></html>';

const unknownSchoolHtml =
  '<!doctype html><html lang="id" style="color-scheme:light dark"><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">' +
  '<title>Situs belum dapat dibuka</title>' +
  '<body style="font:1.125rem/1.6 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1.25rem">' +
  '<h1 style="font-size:1.75rem;line-height:1.25">Situs belum dapat dibuka</h1>' +
  '<p>Data sekolah belum dapat diambil. Tunggu sebentar, lalu muat ulang halaman ini.</p>' +
  '<p><a href="">Muat ulang</a></p></html>';

function htmlPage(html: string, status: number, headers: Record<string, string>): RenderedPage {
  const common = { 'content-type': 'text/html; charset=utf-8', ...headers };
  return { status, headers: status === 503 ? { ...common, 'retry-after': '10' } : common, html };
}

/** Caching of pages that all visitors share: with the 4 s of the page cache they are 5 s old at most. */
export const sharedPage =
  'public, max-age=0, s-maxage=1, stale-while-revalidate=60, stale-if-error=86400';

/**
 * Returns what others may store of a page: a CDN the page that all visitors share;
 * only the visitor's browser a page in a chosen color scheme; nobody a failure (docs/reliability.md#s05).
 */
function cacheControl(services: Services, status: number): string {
  if (status >= 400 || isIncomplete(services)) return 'no-store';
  if (isPrivate(services)) return 'private, no-store';
  if (services.scheme !== 'system') return 'private, no-cache';
  return sharedPage;
}

/** Returns true for a page with what may be withdrawn at any time: nobody stores it, this server neither. */
function isPrivate({ queryClient }: Services): boolean {
  const queries = queryClient.getQueryCache().getAll();
  return queries.some(({ meta, state }) => meta?.isPrivate && state.data);
}

/** Returns true for a page with a part that failed or came too late: its cached copy may have that part. */
function isIncomplete({ queryClient }: Services): boolean {
  const queries = queryClient.getQueryCache().getAll();
  return queries.some(({ state }) => state.status === 'error' || state.fetchStatus === 'fetching');
}

function splitAt(text: string, index: number): [string, string] {
  return [text.slice(0, index), text.slice(index)];
}
