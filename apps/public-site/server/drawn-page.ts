import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Encoding = 'br' | 'gzip' | 'identity';

type Encoded = { headers: Record<string, string>; body: Uint8Array<ArrayBuffer> };

/** A page as it was drawn: what it says, and that in each encoding that somebody has asked for. */
export type DrawnPage = {
  status: number;
  headers: Record<string, string>;
  /** Tells versions of a page apart. */
  tag: string;
  body: Buffer<ArrayBuffer>;
  encoded: Map<Encoding, Promise<Encoded>>;
};

/** Reads a whole answer of the drawing part; `headers` are set besides its own. */
export async function drawnPage(
  response: Response,
  headers: Readonly<Record<string, string>> = {},
): Promise<DrawnPage> {
  const { status } = response;
  const body = Buffer.from(await response.arrayBuffer());
  const tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const own = { ...Object.fromEntries(response.headers), vary: 'Accept-Encoding, Cookie' };
  const tagged = status === 200 ? { ...own, etag: tag } : own;
  return { status, headers: { ...headers, ...tagged }, tag, body, encoded: new Map() };
}

/** The answer to one request: compressed once for all who take it so, 304 for who has this version. */
export async function answerWith(page: DrawnPage, asked: Headers): Promise<Response> {
  const { status } = page;
  if (status === 200 && isKnown(page.tag, asked.get('If-None-Match'))) {
    return new Response(null, { status: 304, headers: page.headers });
  }
  const { headers, body } = await encodedAs(encodingFor(asked), page);
  return new Response(body, { status, headers });
}

/** In bytes: what fits into one packet is sent as it is. */
const worthIt = 1000;

/** RFC 9110, 13.1.2: any of the tags in the list, compared weakly. */
function isKnown(tag: string, ifNoneMatch: string | null): boolean {
  return (ifNoneMatch ?? '').split(/,\s*/).includes(tag);
}

/** RFC 9110, 12.5.3, as far as clients use it: a coding with `q=0` is refused. */
function encodingFor(asked: Headers): Encoding {
  const codings = (asked.get('Accept-Encoding') ?? '').toLowerCase().split(/\s*,\s*/);
  const accepts = (name: string) =>
    codings.some((coding) => coding.split(';')[0] === name && !/;\s*q=0(?:\.0*)?$/.test(coding));
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : 'identity';
}

function encodedAs(wanted: Encoding, page: DrawnPage): Promise<Encoded> {
  const encoding = page.body.length < worthIt ? 'identity' : wanted;
  let encoded = page.encoded.get(encoding);
  if (!encoded) {
    encoded = encode(page, encoding);
    page.encoded.set(encoding, encoded);
  }
  return encoded;
}

async function encode({ headers, body }: DrawnPage, encoding: Encoding): Promise<Encoded> {
  if (encoding === 'identity') return { headers, body };
  return {
    headers: { ...headers, 'content-encoding': encoding },
    body:
      encoding === 'br'
        ? await promisify(brotliCompress)(body, quick)
        : await promisify(gzip)(body),
  };
}

// Beyond quality 5 a page takes ten times as long and becomes 2 % smaller.
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
