import { once } from 'node:events';
import { createServer, get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { MeasuredSystem } from './system.ts';

/**
 * Two servers of the site's own pages. `withoutScripts`: as the site sends them, but for their scripts. `static`: as a
 * static site's build has them, without scripts, with their styles inlined, and with all files of one origin.
 */
type Twins = { withoutScripts: string; static: string; stop: () => void };

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Returns the rules that a page's first screens use, of the path of the page. */
export type UsedStyles = (path: string) => Promise<string>;

/**
 * Starts both on `port` and the next one. Each answer is the site's, recorded at the first request for it. With
 * `usedStyles`, a static page has these alone, and no font besides the machine's own.
 */
export async function startTwins(
  { site, api }: Pick<MeasuredSystem, 'site' | 'api'>,
  port: number,
  usedStyles?: UsedStyles,
): Promise<Twins> {
  const provider = new URL(api).origin;

  async function scriptless(path: string): Promise<Answer> {
    const answer = await read(site + path);
    return isPage(answer) ? withHtml(answer, withoutScripts(htmlOf(answer))) : answer;
  }

  async function file(path: string): Promise<Answer> {
    const ofSite = await read(site + path);
    const answer = ofSite.status === 404 ? await read(provider + path) : ofSite;
    const bare = { ...answer, headers: ofFiles(answer.headers) };
    if (!isPage(answer)) return bare;
    const html = withoutScripts(htmlOf(answer)).replaceAll(`${provider}/`, '/');
    const styled = usedStyles
      ? withStylesOf(html, await usedStyles(path))
      : await withStylesInlined(html, site);
    return withHtml(bare, styled);
  }

  const servers = [await serve(port, scriptless), await serve(port + 1, file)];
  return {
    withoutScripts: `http://localhost:${port}`,
    static: `http://localhost:${port + 1}`,
    stop: () => {
      for (const server of servers) server.close().closeAllConnections();
    },
  };
}

async function serve(port: number, answerOf: (path: string) => Promise<Answer>) {
  const recorded = new Map<string, Promise<Answer>>();
  const server = createServer(({ url = '/' }, response) => {
    const answer = recorded.get(url) ?? answerOf(url);
    recorded.set(url, answer);
    answer.then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => {
        recorded.delete(url);
        response.writeHead(502).end();
      },
    );
  });
  await once(server.listen(port, 'localhost'), 'listening');
  return server;
}

/** Headers of a connection, which each server sets itself. */
const perConnection = ['connection', 'date', 'keep-alive', 'transfer-encoding', 'x-request-id'];

/** Reads an answer as it travels, compressed. */
async function read(url: string): Promise<Answer> {
  const headers = { 'accept-encoding': 'br', accept: 'text/html,image/avif,image/webp,*/*' };
  const answered = await once(get(url, { headers }), 'response');
  const response: IncomingMessage = answered[0];
  for (const name of perConnection) delete response.headers[name];
  const { statusCode: status = 0 } = response;
  return { status, headers: response.headers, body: await buffer(response) };
}

/** What a file server knows of a file. */
function ofFiles(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const names = ['content-type', 'content-encoding', 'content-length', 'cache-control'];
  return Object.fromEntries(
    names.map((name) => [name, headers[name]]).filter(([, value]) => value),
  );
}

function isPage({ headers }: Answer): boolean {
  return headers['content-type']?.startsWith('text/html') === true;
}

function htmlOf({ headers, body }: Answer): string {
  return (headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body).toString();
}

/** Compresses at the site's own quality (`apps/public-site/server/caching/cached-page.ts`). */
function withHtml({ status, headers }: Answer, html: string): Answer {
  const body = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } });
  const length = String(body.length);
  return {
    status,
    headers: { ...headers, 'content-encoding': 'br', 'content-length': length },
    body,
  };
}

function withoutScripts(html: string): string {
  return html.replaceAll(/<script\b.*?<\/script>|<link\b[^>]*rel="modulepreload"[^>]*>/gs, '');
}

/** Inlines the style sheets that a page waits for, so not those of paper. */
async function withStylesInlined(html: string, site: string): Promise<string> {
  const links = html.match(/<link\b[^>]*rel="stylesheet"[^>]*>/g) ?? [];
  let inlined = html;
  for (const link of links.filter((tag) => !tag.includes('media='))) {
    const href = /href="([^"]+)"/.exec(link)?.[1] ?? '';
    const css = await (await fetch(site + href)).text();
    inlined = inlined.replace(link, () => `<style>${css}</style>`);
  }
  return inlined;
}

/** Puts these styles in the place of a page's own, and of its fonts. */
function withStylesOf(html: string, css: string): string {
  const bare = html.replaceAll(
    /<style\b.*?<\/style>|<link\b[^>]*(?:rel="stylesheet"|as="font")[^>]*>/gs,
    '',
  );
  return bare.replace('</head>', () => `<style>${css}</style></head>`);
}
