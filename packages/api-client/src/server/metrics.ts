import { once } from 'node:events';
import { createServer } from 'node:http';
import {
  AggregatorRegistry,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type PrometheusContentType,
  Registry,
} from 'prom-client';
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
  /** Each of several workers says the same: it is not summed up. */
  isSame?: true;
  read: () => number | Record<string, number> | Promise<number | Record<string, number>>;
};

type Address = { variable: string; port: number; host: string };

type Text = { contentType: string; metrics: () => Promise<string> };

/** Collects the metrics of this process. */
function createMetrics(figures: readonly Figure[]): { registry: Registry; measure: Measure } {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status', 'school'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  for (const { name, help, label, isSame, read } of figures) {
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        aggregator: isSame ? 'max' : 'sum',
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
  return { registry, measure: ({ seconds, ...labels }) => durations.observe(labels, seconds) };
}

/**
 * Serves `GET /metrics` in Prometheus' text form on a port of its own, which no proxy should lead to.
 * @throws EnvironmentError naming the port's variable when the port cannot be had.
 */
export async function serveMetrics(
  address: Address,
  figures: readonly Figure[] = [],
): Promise<{ measure: Measure; close: () => void }> {
  const { registry, measure } = createMetrics(figures);
  return { measure, close: await serve(address, registry) };
}

/** Collects the metrics of one of several workers, which `serveMetricsOfWorkers` asks for. */
export function collectAsWorker(figures: readonly Figure[]): Measure {
  const { registry, measure } = createMetrics(figures);
  AggregatorRegistry.setRegistries(registry);
  // Which answers the process above from now on.
  void new AggregatorRegistry<PrometheusContentType>();
  return measure;
}

/** Serves the metrics of all workers together, in the process above them. @throws EnvironmentError as `serveMetrics` */
export async function serveMetricsOfWorkers(address: Address): Promise<void> {
  const all = new AggregatorRegistry<PrometheusContentType>();
  await serve(address, { contentType: all.contentType, metrics: () => all.clusterMetrics() });
}

async function serve({ variable, port, host }: Address, text: Text): Promise<() => void> {
  const server = createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') return response.writeHead(404).end();
    // A worker that has just died does not answer: the next scrape has its successor.
    const body = await text.metrics().catch(() => null);
    if (body === null) return response.writeHead(503).end();
    response.setHeader('Content-Type', text.contentType);
    return response.end(body);
  });
  server.listen(port, host);
  await once(server, 'listening').catch((error: Error) => {
    throw new EnvironmentError(variable, String(port), error.message);
  });
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
