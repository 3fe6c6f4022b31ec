import { createServer, type Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** Time limits of Node's HTTP server in milliseconds: who sends half a request holds its connection no longer. */
const serverOptions = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 2_000,
  // What has no body, as all that asks for a page, is made no stream: a tenth of what sending one costs.
  optimizeEmptyRequests: true,
};

/** Connections held at once; one more is closed unheard. Under 3,000 of them the site takes 250 MB. */
const maxConnections = 4_096;

/** In milliseconds: how long a connection may neither send nor take anything. */
const silence = 30_000;

/** Creates the site's server of Node, which listens to nobody yet. */
export function createSiteServer(limits: Partial<typeof serverOptions> = {}): Server {
  const server = createServer({ ...serverOptions, ...limits }).on('clientError', refuseUnread);
  server.maxConnections = maxConnections;
  server.timeout = silence;
  return server;
}

/** What Node says of requests that it cannot read, by its code of the error; of all others `400`. */
const refusals: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/**
 * As Node does by itself, but so that no cache keeps it for those who ask well
 * (docs/reliability.md#s03, CPDoS).
 */
function refuseUnread({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable) return void socket.destroy();
  const status = refusals[code] ?? '400 Bad Request';
  const answer = `HTTP/1.1 ${status}\r\nCache-Control: no-store\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`;
  socket.end(answer, () => socket.destroy());
}
