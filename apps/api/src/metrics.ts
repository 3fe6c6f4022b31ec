import { once } from 'node:events';
import { createServer } from 'node:http';
import { EnvironmentError } from '@pesantren/api-client/environment';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** What is counted of an answered request; `route` is the pattern that matched, not what was asked. */
export type Measured = { method: string; route: string; status: number; seconds: number };

export type Measure = (request: Measured) => void;

/**
 * Serves `GET /metrics` in Prometheus' text form on a port of its own, which no proxy should lead to.
 * @throws EnvironmentError naming `METRICS_PORT` when the port cannot be had.
 */
export async function serveMetrics(
  port: number,
  host: string,
): Promise<{ measure: Measure; close: () => void }> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const server = createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') return response.writeHead(404).end();
    response.setHeader('Content-Type', registry.contentType);
    return response.end(await registry.metrics());
  });
  server.listen(port, host);
  await once(server, 'listening').catch((error: Error) => {
    throw new EnvironmentError('METRICS_PORT', String(port), error.message);
  });
  return {
    measure: ({ seconds, ...labels }) => durations.observe(labels, seconds),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
