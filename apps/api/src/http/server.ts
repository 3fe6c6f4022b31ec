import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { EnvironmentError } from '@pesantren/api-client/server/environment';

/** Deadline of graceful shutdown, in milliseconds. */
const shutdownDeadline = 10_000;

/** Limits of Node's HTTP server, in milliseconds and bytes (docs/reliability.md#settings-http-server). */
const serverOptions = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 16_384,
};

/** Simultaneous connections: a thousand clients, the site, and those that are being closed. */
const maxConnections = 1_200;

/** Connections that may wait to be accepted: with Node's 511 the rest of a thousand retry a second later. */
const backlog = 4_096;

type Address = { port: number; host: string };

/**
 * Listens at an address.
 * @throws EnvironmentError when the address cannot be had, naming `API_PORT` or `HOST`.
 */
export async function listen(
  fetch: (request: Request, env: object) => Response | Promise<Response>,
  { port, host }: Address,
): Promise<Server> {
  const server = createServer(serverOptions, getRequestListener(fetch));
  server.maxConnections = maxConnections;
  server.maxRequestsPerSocket = 1_000;
  server.timeout = 30_000;
  server.listen({ port, host, backlog });
  try {
    await once(server, 'listening');
  } catch (error) {
    throw toEnvironmentError(error, { port, host });
  }
  return server;
}

/** Shuts down gracefully: accepts no new connections and closes those whose requests exceed the deadline. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  await Promise.race([closed, pause(shutdownDeadline)]);
  clearInterval(idle);
  server.closeAllConnections();
}

function toEnvironmentError(error: unknown, { port, host }: Address): unknown {
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
