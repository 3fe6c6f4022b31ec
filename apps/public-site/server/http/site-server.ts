import { createServer, type Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** Time limits of Node's HTTP server in milliseconds: half a request holds its connection no longer. */
const serverOptions = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 2_000,
  // Requests without a body get no stream, which costs a tenth of sending a page.
  optimizeEmptyRequests: true,
};

/** Connections held at once; one more is closed unheard. Under 3,000 of them the site takes 250 MB. */
const maxConnections = 4_096;

/** Milliseconds for which a connection may be idle. */
const idleTimeout = 30_000;

/** Creates the site's HTTP server, not listening yet. */
export function createSiteServer(limits: Partial<typeof serverOptions> = {}): Server {
  const server = createServer({ ...serverOptions, ...limits }).on('clientError', refuseUnread);
  server.maxConnections = maxConnections;
  server.timeout = idleTimeout;
  return server;
}

/** Statuses for requests that Node cannot parse, by its error code; all others are `400`. */
const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Responds as Node does by default, but uncacheable: good requests would get a cached error (docs/reliability.md#s03). */
function refuseUnread({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable) return void socket.destroy();
  const status = statuses[code] ?? '400 Bad Request';
  const answer = `HTTP/1.1 ${status}\r\nCache-Control: no-store\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`;
  socket.end(answer, () => socket.destroy());
}
