import cluster from 'node:cluster';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { runWorkers } from '../workers.ts';

/** A program as main.ts is one: two workers on the port of its argument, each of which says who it is. */
const port = Number(process.argv[2]);
if (cluster.isPrimary) {
  await runWorkers(2, (line) => console.error(JSON.stringify(line)));
  process.send?.({ ready: true });
} else {
  const server = createServer(async (request, response) => {
    if (request.url === '/lambat') {
      response.flushHeaders();
      await pause(1_000);
    }
    response.end(String(process.pid));
  });
  server.on('error', () => process.exit(1));
  server.listen(port, '127.0.0.1');
  process.on('SIGTERM', () => server.close(() => process.exit(0)));
}
