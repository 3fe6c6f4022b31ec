import { once } from 'node:events';
import { createServer } from 'node:http';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { EnvironmentError } from './environment.ts';

/** A response as a metric; `route` is the matched pattern, not the requested path. */
export type Measured = {
  method: string;
  route: string;
  status: number;
  seconds: number;
  /** The school that answered, where a process serves several. */
  school?: string;
};

export type Measure = (request: Measured) => void;

/** A gauge that is read on each scrape; with `label`, one value for each of its words. */
export type Figure = {
  name: string;
  help: string;
  label?: string;
  read: () => number | Record<string, number> | Promise<number | Record<string, number>>;
};

type Address = { variable: string; port: number; host: string };

/**
 * Serves `GET /metrics` in Prometheus' text form on a port of its own, which no proxy should lead to.
 * @throws EnvironmentError naming the port's variable when the port cannot be had.
 */
export async function serveMetrics(
  { variable, port, host }: Address,
  figures: readonly Figure[] = [],
): Promise<{ measure: Measure; close: () => void }> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status', 'school'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  for (const { name, help, label, read } of figures) {
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        ...(label && { labelNames: [label] }),
        async collect() {
          const value = await read();
          if (typeof value === 'number') return this.set(value);
          for (const [word, number] of Object.entries(value)) {
            this.set({ [label ?? '']: word }, number);
          }
        },
      }),
    );
  }
  const server = createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') return response.writeHead(404).end();
    response.setHeader('Content-Type', registry.contentType);
    return response.end(await registry.metrics());
  });
  server.listen(port, host);
  await once(server, 'listening').catch((error: Error) => {
    throw new EnvironmentError(variable, String(port), error.message);
  });
  return {
    measure: ({ seconds, ...labels }) => durations.observe(labels, seconds),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
