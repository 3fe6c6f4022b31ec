import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { EnvironmentError } from '@pesantren/api-client/environment';

/** How long requests under way may take once the server is told to stop, in milliseconds. */
const stopWithin = 10_000;

/** Limits of Node's HTTP server (reliability section 4), in milliseconds and bytes. */
const serverOptions = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 16_384,
};

/** Connections held at once: a thousand clients, the site, and what of either is just being closed. */
const maxConnections = 1_200;

/** How many may wait to be taken: Node's 511 let the rest of a thousand try again, a second later. */
const backlog = 4_096;

type Address = { port: number; host: string };

/**
 * Listens at an address.
 * @param first stands before `fetch`, which it is given as a listener.
 * @throws EnvironmentError when the address cannot be had, naming `API_PORT` or `HOST`.
 */
export async function listen(
  fetch: (request: Request, env: object) => Response | Promise<Response>,
  { port, host }: Address,
  first = (next: RequestListener): RequestListener => next,
): Promise<Server> {
  const server = createServer(serverOptions, first(getRequestListener(fetch)));
  server.maxConnections = maxConnections;
  server.maxRequestsPerSocket = 1_000;
  server.timeout = 30_000;
  server.listen({ port, host, backlog });
  try {
    await once(server, 'listening');
  } catch (error) {
    throw explained(error, { port, host });
  }
  return server;
}

/** Takes no new connections, lets requests under way finish, cuts off those that take too long. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  await Promise.race([closed, pause(stopWithin)]);
  clearInterval(idle);
  server.closeAllConnections();
}

function explained(error: unknown, { port, host }: Address): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE') {
    return new EnvironmentError('API_PORT', String(port), 'port itu sudah dipakai program lain');
  }
  if (code === 'EACCES') {
    return new EnvironmentError('API_PORT', String(port), 'port itu perlu izin khusus');
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new EnvironmentError('HOST', host, 'isi dengan alamat jaringan mesin ini');
  }
  return error;
}
