import cluster from 'node:cluster';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { collectAsWorker, serveMetricsOfWorkers } from '@pesantren/api-client/server/metrics';
import { type Listener, logRequests } from '@pesantren/api-client/server/request-log';
import { runWorkers } from '../workers.ts';

/** A program as main.ts is one: two workers on the port of its argument, each of which says who it is, and their metrics. */
const [port, figures = 0] = process.argv.slice(2).map(Number);
if (cluster.isPrimary) {
  await runWorkers(2, (line) => console.error(JSON.stringify(line)));
  const address = { variable: 'SITE_METRICS_PORT', port: figures, host: '127.0.0.1' };
  await serveMetricsOfWorkers(address);
  process.send?.({ ready: true });
} else {
  const one = {
    name: 'release_info',
    help: 'The same in each',
    isSame: true,
    read: () => 1,
  } as const;
  const measure = collectAsWorker([one, { name: 'own', help: 'Of each', read: () => 1 }]);
  const answer: Listener = async (request, response) => {
    if (request.url === '/lambat') {
      response.flushHeaders();
      await pause(1_000);
    }
    response.statusCode = request.url === '/gagal' ? 500 : 200;
    response.end(String(process.pid));
  };
  const measurement = { measure, routeOf: (path: string) => path };
  const server = createServer(logRequests(() => {}, answer, measurement));
  server.on('error', () => process.exit(1));
  server.listen(port, '127.0.0.1');
  process.on('SIGTERM', () => server.close(() => process.exit(0)));
}
