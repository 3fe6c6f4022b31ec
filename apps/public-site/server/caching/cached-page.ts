import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RenderedPage } from '../rendering/render.tsx';
import type { RequestFacts } from './cache-key.ts';

type Encoding = 'br' | 'gzip' | 'identity';

/** What is sent, whole: no other header belongs to it. */
export type Answer = {
  status: number;
  headers: [name: string, value: string][];
  body: Uint8Array<ArrayBuffer> | null;
};

/** A page as it was drawn: what it says, and that in each encoding that somebody has asked for. */
export type CachedPage = {
  status: number;
  headers: Record<string, string>;
  /** Tells versions of a page apart. */
  tag: string;
  body: Buffer<ArrayBuffer>;
  encoded: Map<Encoding, Answer | Promise<Answer>>;
};

/** Takes what was drawn; `others` are set besides its own headers. */
export function toCachedPage(
  { status, headers, html }: RenderedPage,
  others: Readonly<Record<string, string>> = {},
): CachedPage {
  const body = Buffer.from(html);
  const tag = `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
  const own = { ...others, ...headers, vary: 'Accept-Encoding, Cookie' };
  const tagged = status === 200 ? { ...own, etag: tag } : own;
  return { status, headers: tagged, tag, body, encoded: new Map() };
}

/**
 * The answer to one request: compressed once for all who take it so, 304 for who has this version.
 * A promise only while it is being compressed.
 */
export function respond(page: CachedPage, asked: RequestFacts): Answer | Promise<Answer> {
  if (page.status === 200 && isKnown(page.tag, asked.ifNoneMatch)) {
    return { status: 304, headers: Object.entries(page.headers), body: null };
  }
  return encodedAs(encodingFor(asked.acceptEncoding), page);
}

/** Makes of a page what was made of its older version, before anybody asks for it. */
export async function encodeLike(page: CachedPage, { encoded }: CachedPage): Promise<void> {
  await Promise.all([...encoded.keys()].map((encoding) => encodedAs(encoding, page)));
}

/** In bytes: what fits into one packet is sent as it is. */
const worthIt = 1000;

/** RFC 9110, 13.1.2: any of the tags in the list, compared weakly. */
function isKnown(tag: string, ifNoneMatch: string): boolean {
  return ifNoneMatch !== '' && ifNoneMatch.split(/,\s*/).includes(tag);
}

/** What headers were found to ask for: browsers send a handful of texts, and each was read for every hit. */
const choices = new Map<string, Encoding>();
const mostChoices = 100;

function encodingFor(accepted: string): Encoding {
  const known = choices.get(accepted);
  if (known) return known;
  const choice = readAcceptEncoding(accepted);
  if (choices.size < mostChoices && accepted.length < 100) choices.set(accepted, choice);
  return choice;
}

/** RFC 9110, 12.5.3, as far as clients use it: a coding with `q=0` is refused. */
function readAcceptEncoding(accepted: string): Encoding {
  const codings = accepted.toLowerCase().split(/\s*,\s*/);
  const accepts = (name: string) =>
    codings.some((coding) => coding.split(';')[0] === name && !/;\s*q=0(?:\.0*)?$/.test(coding));
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : 'identity';
}

function encodedAs(wanted: Encoding, page: CachedPage): Answer | Promise<Answer> {
  const encoding = page.body.length < worthIt ? 'identity' : wanted;
  const known = page.encoded.get(encoding);
  if (known !== undefined) return known;
  const encoded = encode(page, encoding);
  page.encoded.set(encoding, encoded);
  encoded.then(
    (answer) => page.encoded.set(encoding, answer),
    () => page.encoded.delete(encoding),
  );
  return encoded;
}

async function encode({ status, headers, body }: CachedPage, encoding: Encoding): Promise<Answer> {
  const sent = await compress[encoding](body);
  const named: [string, string][] = [
    ...Object.entries(headers),
    ['content-length', String(sent.length)],
  ];
  if (encoding !== 'identity') named.push(['content-encoding', encoding]);
  return { status, headers: named, body: sent };
}

/**
 * Quality 6: 1 % smaller than 5; 8 saves that once more, on the largest page only, for a third more time. A
 * window (RFC 7932, 9.1) that just holds the page: the usual one of 4 MB is fetched from the system for each
 * page, which doubles the cost as soon as several are compressed at once.
 */
function quick({ length }: Buffer) {
  const window = Math.ceil(Math.log2(length + 16));
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 6,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(
        Math.max(window, constants.BROTLI_MIN_WINDOW_BITS),
        constants.BROTLI_DEFAULT_WINDOW,
      ),
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
    },
  };
}

const compress = {
  br: (body: Buffer<ArrayBuffer>) => promisify(brotliCompress)(body, quick(body)),
  gzip: (body: Buffer<ArrayBuffer>) => promisify(gzip)(body),
  identity: async (body: Buffer<ArrayBuffer>) => body,
};
