import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { type Fault, faultsPath } from './fault.ts';

type Proxy = {
  /** Origin of the real provider, and the site's origin that it knows. */
  provider: string;
  knownSite: string;
  /** Origin of the site that reads through here. */
  site: string;
};

/**
 * Proxy between a site and the real provider that injects faults, resource by
 * resource (`articles`: the calls to `/api/articles.php`).
 */
export function faultyProvider({ provider, knownSite, site }: Proxy): Server {
  const faults = new Map<string, Fault>();

  return createServer(async (request, response) => {
    try {
      const path = request.url ?? '/';
      if (path.startsWith(faultsPath)) await order(path, request, response);
      else await answer(path, request, response);
    } catch {
      response.destroy();
    }
  });

  async function order(path: string, request: IncomingMessage, response: ServerResponse) {
    if (request.method === 'DELETE') faults.clear();
    else faults.set(path.slice(faultsPath.length + 1), (await json(request)) as Fault);
    response.writeHead(204).end();
  }

  async function answer(path: string, request: IncomingMessage, response: ServerResponse) {
    const resource = /^\/api\/(\w+)\.php/.exec(path)?.[1] ?? '';
    const fault = (request.method === 'GET' && faults.get(resource)) || {};
    if (fault.delay) await pause(fault.delay);
    if (fault.cut === 'before') {
      request.socket.destroy();
      return;
    }

    const real = await fetch(provider + path, {
      method: request.method ?? 'GET',
      headers: headersFor(request),
      redirect: 'manual',
    });
    const body = fault.body ?? (await bodyOf(real, `http://${request.headers.host}`));
    const headers = { ...headersOf(real), ...typeOf(fault), ...fault.headers };
    response.writeHead(fault.status ?? real.status, headers);
    if (fault.cut !== 'within') {
      response.end(body);
      return;
    }
    response.write(body.slice(0, body.length / 2));
    setTimeout(() => request.socket.destroy(), 100);
  }

  /** Body of the provider, its files addressed through the proxy, since the site's CSP allows only that host. */
  async function bodyOf(real: Response, own: string): Promise<string | Buffer> {
    const isJson = real.headers.get('content-type')?.includes('json');
    return isJson
      ? (await real.text()).replaceAll(provider, own)
      : Buffer.from(await real.arrayBuffer());
  }

  function headersFor({ headers }: IncomingMessage): Headers {
    const forwarded = ['x-api-key', 'content-type', 'accept', 'access-control-request-method'];
    const sent = new Headers();
    for (const name of [...forwarded, 'access-control-request-headers']) {
      if (typeof headers[name] === 'string') sent.set(name, headers[name]);
    }
    if (headers.origin === site) sent.set('origin', knownSite);
    return sent;
  }

  function headersOf({ headers }: Response): Record<string, string> {
    const dropped = [
      'connection',
      'content-encoding',
      'content-length',
      'transfer-encoding',
      'etag',
    ];
    const own = Object.fromEntries([...headers].filter(([name]) => !dropped.includes(name)));
    return headers.has('access-control-allow-origin')
      ? { ...own, 'access-control-allow-origin': site }
      : own;
  }
}

/** Returns the headers of a list that a fault makes: it is whole, and has no count of the real one. */
function typeOf({ body }: Fault): Record<string, string> {
  return body === undefined ? {} : { 'content-type': 'application/json', 'x-total-count': '' };
}
