import { type Environment, EnvironmentError } from '@pesantren/api-client/server/environment';
import { keepNoCopies } from '@pesantren/api-client/server/keep-no-copies';
import { createLog } from '@pesantren/api-client/server/log';
import { noteStart } from './alarms/starts.ts';
import { createApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { createDeps } from './create-deps.ts';
import type { Deps, Log } from './deps.ts';
import { Problem } from './http/problem.ts';
import { closeServer, listen } from './http/server.ts';
import { startBackupAgeJob } from './jobs/backup-age.ts';
import { startCleanupJob } from './jobs/cleanup-job.ts';
import { initializeDatabase } from './jobs/initialize-database.ts';
import { startTwiceDaily } from './jobs/twice-daily.ts';
import { createSchoolServer } from './schools/school-server.ts';

async function run(config: Config): Promise<void> {
  const opened = await createDeps(config, createLog(config.logLevel));
  const { metricsPort } = config;
  const metrics =
    metricsPort &&
    (await (
      await import('./metrics.ts')
    ).openMetrics(metricsPort, config, {
      db: opened.deps.db,
      pool: opened.pool,
    }));
  exitWhenCrashed(opened.deps.log);
  const { isStopping, onStop } = createStop();
  const deps: Deps = {
    ...opened.deps,
    isStopping,
    ...(metrics && { measure: metrics.measure }),
  };

  // The port comes before the first start: without one the new password would never be shown.
  let app: ReturnType<typeof createApp> | undefined;
  const server = await listen((request, env) => app?.fetch(request, env) ?? starting(), config);
  const password = await initializeDatabase(deps, config);
  // Creates the reserve before anything can fill the disk.
  await deps.disk.hasRoom();
  // Where it cannot be noted there is a louder trouble than a missing note.
  await noteStart(config.dataDir, deps.now()).catch(() => {});
  app = createApp(deps);
  const jobs = [startCleanupJob(deps), startBackupAgeJob(config, deps)];

  onStop(async () => {
    for (const job of jobs) clearInterval(job);
    await closeServer(server);
    if (metrics) metrics.close();
    await opened.close();
  });
  announce(config, password);
}

/** Serves the schools of `SCHOOLS_DIR` (docs/many-schools.md). */
async function runSchools(env: Environment): Promise<void> {
  const config = readConfig(env);
  const log = createLog(config.logLevel);
  exitWhenCrashed(log);
  const { metricsPort } = config;
  const metrics =
    metricsPort && (await (await import('./metrics.ts')).openProcessMetrics(metricsPort, config));
  const { isStopping, onStop } = createStop();
  const schools = createSchoolServer({
    env,
    log,
    isStopping,
    ...(metrics && { measure: metrics.measure }),
  });
  const server = await listen(schools.answer, config);
  const rounds = startTwiceDaily(schools.round);
  onStop(async () => {
    clearInterval(rounds);
    await closeServer(server);
    if (metrics) metrics.close();
    await schools.close();
  });
  announce(config, '');
}

/** Creates the end of the process: what `onStop` is given runs once, when the process is asked to end. */
function createStop() {
  let stopping = false;
  const onStop = (end: () => Promise<void>) => {
    const stop = async () => {
      if (stopping) return;
      stopping = true;
      await end();
      process.exit(0);
    };
    for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(signal, stop);
  };
  return { isStopping: () => stopping, onStop };
}

function exitWhenCrashed(log: Log): void {
  for (const event of ['uncaughtException', 'unhandledRejection']) {
    process.on(event, (error: unknown) => {
      // Its state is unknown: transactions roll back, and the service manager restarts the process.
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      log({ event: 'crashed', error: text });
      process.exit(1);
    });
  }
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

const starting = () => new Problem('unavailable', { headers: { 'Retry-After': '1' } }).toResponse();

keepNoCopies();
try {
  await (process.env.SCHOOLS_DIR ? runSchools(process.env) : run(readConfig(process.env)));
} catch (error) {
  console.error(error instanceof EnvironmentError ? error.message : error);
  process.exit(1);
}
