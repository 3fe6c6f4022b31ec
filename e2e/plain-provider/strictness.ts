import type { Context, MiddlewareHandler } from 'hono';

/** The fields of each resource's body, word for word those of docs/contract.md#resources. */
const fields: Readonly<Record<string, readonly string[]>> = {
  '/articles.php': [
    ...['title', 'excerpt', 'content', 'date', 'author', 'category', 'read_time', 'image'],
  ],
  '/announcements.php': [
    ...['title', 'content', 'date', 'time', 'priority', 'category', 'pdf_url'],
  ],
  '/prestasi.php': ['prestasi', 'tanggal'],
  '/carousel_images.php': ['src'],
  '/gallery_items.php': ['title', 'category', 'image'],
  '/admin.php/login': ['username', 'password'],
};

/** The header of the contract, and those that browsers and servers set by themselves. */
const headers =
  /^(?:x-api-key|content-type|accept(?:-(?:encoding|language))?|cache-control|connection|content-length|host|origin|pragma|priority|referer|sec-.*|transfer-encoding|user-agent)$/;

/**
 * Refuses every call that is not exactly one of docs/contract.md#calls, in path, header, query or body, as a host whose
 * script takes the columns of its table and no other does; `refusals` holds what was refused.
 */
export function strictness(refusals: string[]): MiddlewareHandler {
  return async (c, next) => {
    const wrong = await objection(c);
    if (wrong === '') return next();
    refusals.push(`${c.req.method} ${c.req.url}: ${wrong}`);
    return c.json({ message: `Tidak dikenal: ${wrong}` }, 400);
  };
}

/** Tells what a call has that this provider does not know, `''` for nothing. */
async function objection({ req }: Context): Promise<string> {
  const { pathname, search } = new URL(req.url);
  if (search !== '') return `query ${search}`;
  const unknown = Object.keys(req.header()).filter((name) => !headers.test(name));
  if (unknown.length > 0) return `header ${unknown}`;

  const path = pathname.replace(/^\/api/, '');
  const isUpload = path === '/upload.php';
  const type = req.header('Content-Type') ?? '';
  if (!type.startsWith(isUpload ? 'multipart/form-data' : 'application/json'))
    return `type ${type}`;
  if (isUpload) {
    const names = [...(await req.raw.clone().formData()).keys()];
    return names.join() === 'file' ? '' : `fields ${names}`;
  }
  const [, list = path, id] = /^(\/\w+\.php)(?:\/(?!login$)([^/]+))?$/.exec(path) ?? [];
  const known = fields[list];
  if (!known || !methodsAt(list, id).includes(req.method)) return 'path';
  return bodyObjection(await req.raw.clone().text(), hasBody.test(req.method) ? known : []);
}

const hasBody = /^(?:POST|PUT)$/;

/** The methods of a path of docs/contract.md#calls. */
function methodsAt(list: string, id: string | undefined): string[] {
  if (list === '/admin.php/login') return ['POST'];
  if (!id) return ['GET', 'POST'];
  return list === '/announcements.php' ? ['GET', 'PUT', 'DELETE'] : ['PUT', 'DELETE'];
}

/** Tells what is wrong with a body, which has all fields of its resource and no other, each of them text. */
function bodyObjection(text: string, known: readonly string[]): string {
  if (known.length === 0) return text && `body ${text}`;
  const body: Record<string, unknown> = JSON.parse(text);
  const isText = Object.values(body).every((value) => typeof value === 'string');
  const isExact = Object.keys(body).sort().join() === known.toSorted().join();
  return isText && isExact ? '' : `body ${text}`;
}
