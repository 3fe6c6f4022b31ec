import { EnvironmentError } from '@pesantren/api-client/server/environment';
import { createLog } from '@pesantren/api-client/server/log';
import { createApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { createDeps } from './create-deps.ts';
import type { Deps } from './deps.ts';
import { Problem } from './http/problem.ts';
import { closeServer, listen } from './http/server.ts';
import { startBackupAgeJob } from './jobs/backup-age.ts';
import { startCleanupJob } from './jobs/cleanup-job.ts';
import { initializeDatabase } from './jobs/initialize-database.ts';

async function run(config: Config): Promise<void> {
  const opened = await createDeps(config, createLog(config.logLevel));
  const { metricsPort } = config;
  const metrics =
    metricsPort &&
    (await (await import('./metrics.ts')).openMetrics(metricsPort, config, opened.pool));
  for (const event of ['uncaughtException', 'unhandledRejection']) {
    process.on(event, (error: unknown) => {
      // Its state is unknown: transactions roll back, and the service manager restarts the process.
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      opened.deps.log({ event: 'crashed', error: text });
      process.exit(1);
    });
  }
  let stopping = false;
  const deps: Deps = {
    ...opened.deps,
    isStopping: () => stopping,
    ...(metrics && { measure: metrics.measure }),
  };

  // The port comes before the first start: without one the new password would never be shown.
  let app: ReturnType<typeof createApp> | undefined;
  const server = await listen((request, env) => app?.fetch(request, env) ?? starting(), config);
  const password = await initializeDatabase(deps, config);
  // Creates the reserve before anything can fill the disk.
  await deps.disk.hasRoom();
  app = createApp(deps);
  const jobs = [startCleanupJob(deps), startBackupAgeJob(config.dataDir, deps)];

  const stop = async () => {
    if (stopping) return;
    stopping = true;
    for (const job of jobs) clearInterval(job);
    await closeServer(server);
    if (metrics) metrics.close();
    await opened.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(signal, stop);
  announce(config, password);
}

/** Tells the parent process, or the terminal, that the server is ready, and shows a new password this once. */
function announce({ host, port, admin }: Config, password: string): void {
  if (process.send) {
    process.send(password ? { ready: true, password } : { ready: true });
    return;
  }
  console.log(`API siap di http://${host}:${port}/api`);
  if (password) {
    console.log(`Kata sandi untuk "${admin.username}": ${password} (hanya tampil sekali ini)`);
  }
}

function starting(): Response {
  const { message, code } = new Problem('unavailable');
  return Response.json({ message, code }, { status: 503, headers: { 'Retry-After': '1' } });
}

try {
  await run(readConfig(process.env));
} catch (error) {
  console.error(error instanceof EnvironmentError ? error.message : error);
  process.exit(1);
}
