import { EnvironmentError } from '@pesantren/api-client/environment';
import { createLog } from '@pesantren/api-client/server-log';
import { createApp } from './app.ts';
import { watchBackups } from './backup-age.ts';
import { type Config, readConfig } from './config.ts';
import type { Deps } from './deps.ts';
import { firstStart } from './first-start.ts';
import { startHousekeeping } from './housekeeping.ts';
import { answersFirst } from './http/answers-first.ts';
import { keptAnswers } from './http/kept-answers.ts';
import { Problem } from './http/problem.ts';
import { closeServer, listen } from './http-server.ts';
import { openSystem, type System } from './open-system.ts';

async function run(config: Config): Promise<void> {
  const system = await openSystem(config, createLog(config.logLevel));
  const metrics =
    config.metricsPort && (await openMetrics(config.metricsPort, config.host, system.figures));
  for (const event of ['uncaughtException', 'unhandledRejection']) {
    process.on(event, (error: unknown) => {
      // What state it leaves nobody knows: transactions are undone, and whoever started it starts it anew.
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      system.deps.log({ event: 'crashed', error: text });
      process.exit(1);
    });
  }
  let stopping = false;
  const deps: Deps = {
    ...system.deps,
    isStopping: () => stopping,
    ...(metrics && { measure: metrics.measure }),
  };

  // The port comes before the first start: a password told to nobody, for want of a port, is lost.
  let app: ReturnType<typeof createApp> | undefined;
  const kept = keptAnswers();
  const server = await listen(
    (request, env) => app?.fetch(request, env) ?? starting(),
    config,
    (app) => answersFirst(kept, deps, app),
  );
  const password = await firstStart(deps, config);
  // The reserve is there before anything can fill the disk.
  await deps.disk.hasRoom();
  app = createApp(deps, kept);
  const housework = startHousekeeping(deps);
  const backups = watchBackups(config.dataDir, deps);

  const stop = async () => {
    if (stopping) return;
    stopping = true;
    clearInterval(housework);
    clearInterval(backups);
    await closeServer(server);
    if (metrics) metrics.close();
    await system.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(signal, stop);
  announce(config, password);
}

/** Loaded only where somebody asks for figures. */
async function openMetrics(port: number, host: string, figures: System['figures']) {
  const { serveMetrics } = await import('@pesantren/api-client/server-metrics');
  return serveMetrics({ variable: 'METRICS_PORT', port, host }, figures);
}

/** Tells whoever started the process that it answers, and the new password, this once. */
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
