import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { faultyProxy } from '../../apps/api/src/testing/faulty-proxy.ts';
import { startPgbouncer } from '../../apps/api/src/testing/pgbouncer.ts';
import { crash, startPostgres } from '../../apps/api/src/testing/postgres-server.ts';
import { lose, startStandby } from '../../apps/api/src/testing/postgres-standby.ts';
import { s3Server } from '../../apps/api/src/testing/s3-server.ts';
import { root } from '../../scripts/apps.ts';
import { startNginx } from '../../scripts/nginx.ts';
import { setup as havePgbouncer } from '../../scripts/pgbouncer.ts';

export const password = 'hujan payung tikar senja';
export const key = 'pesantren-dev-key';

/** One process of an app, which can be ended and started again. */
export type Member = {
  name: string;
  port: number;
  start: () => Promise<void>;
  end: (signal: NodeJS.Signals) => Promise<void>;
};

export type Cluster = Awaited<ReturnType<typeof startCluster>>;

/** In milliseconds: for so long nobody has seen that PostgreSQL is gone. */
const unnoticed = 3_000;

const entries = { api: 'src/main.ts', 'public-site': 'server/main.ts' };

/**
 * Starts PostgreSQL, PgBouncer in transaction mode, a bucket, two providers at once, two sites, and nginx with
 * deploy/cluster before them, on ports from `port` on, with the sample content.
 */
export async function startCluster(port: number) {
  havePgbouncer();
  const folder = mkdtempSync(join(tmpdir(), 'pesantren-kluster-'));
  const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of ends.toReversed()) await end();
  };
  try {
    const postgres = await startPostgres([]);
    let endPostgres: () => unknown = () => postgres.server.stop();
    ends.push(() => endPostgres());
    await postgres.server.createDatabase('sekolah');
    const pgbouncer = await startPgbouncer({ port, postgres: postgres.url });
    ends.push(pgbouncer.stop);
    const bucket = await s3Server();
    ends.push(bucket.stop);
    const { hostname, port: behind } = new URL(bucket.location.endpoint ?? '');
    const wire = await faultyProxy({ host: hostname, port: Number(behind) });
    ends.push(wire.stop);

    const https = port + 9;
    const ports = { site: port + 1, api: port + 3, admin: port + 6, http: port + 8, https };
    const cluster = { site: port + 2, api: port + 4, apis: port + 5 };
    const nginx = await startNginx(ports, { cluster });
    ends.push(nginx.stop);

    const env = {
      SITE_URL: 'https://www.sekolah.sch.id',
      ADMIN_URL: 'https://admin.sekolah.sch.id',
      API_URL: `http://localhost:${cluster.apis}/api`,
      API_HOSTS: 'api.sekolah.sch.id',
      DATABASE_URL: `postgres://postgres:uji@127.0.0.1:${port}/sekolah`,
      STORAGE_URL: `s3://${bucket.location.bucket}/situs?endpoint=http://127.0.0.1:${wire.port}`,
      ADMIN_PASSWORD: password,
      TRUSTED_PROXIES: '1',
      UPLOADS_ORIGIN: 'site',
    };
    const member = (app: keyof typeof entries, at: number) => appAt(app, at, { folder, env });
    const providers = [member('api', ports.api), member('api', cluster.api)];
    const sites = [member('public-site', ports.site), member('public-site', cluster.site)];
    for (const { end } of [...providers, ...sites]) ends.push(() => end('SIGKILL'));
    await Promise.all(providers.map(({ start }) => start()));
    await Promise.all(sites.map(({ start }) => start()));
    const restartPostgres = () => restart(postgres);
    const follow = async () => {
      const standby = await startStandby(postgres);
      ends.push(() => standby.server.stop());
      return async () => {
        endPostgres = await lose(postgres);
        await pause(unnoticed);
        await standby.promote();
        pgbouncer.moveTo(standby.url);
      };
    };
    return {
      https,
      providers,
      sites,
      folder,
      bucket: { ...wire, written: bucket.written },
      restartPostgres,
      /** Starts a standby of PostgreSQL. @returns what loses the server that it follows and promotes it. */
      follow,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Ends PostgreSQL as a crash does, and starts it again. */
async function restart({ server, url }: Awaited<ReturnType<typeof startPostgres>>): Promise<void> {
  await crash(`${url}sekolah`);
  const started = () =>
    server.start().then(
      () => true,
      () => false,
    );
  do await pause(500);
  while (!(await started()));
}

type Place = { folder: string; env: Record<string, string> };

function appAt(app: keyof typeof entries, port: number, { folder, env }: Place): Member {
  const own = join(folder, `${app}-${port}`);
  mkdirSync(own);
  let child: ChildProcess | undefined;
  return {
    name: `${app} ${port}`,
    port,
    async start() {
      const ports = { API_PORT: String(port), SITE_PORT: String(port) };
      child = spawn(process.execPath, ['--max-semi-space-size=4', entries[app]], {
        cwd: join(root, 'apps', app),
        // Share cards lie in the folder for temporary files.
        env: { ...process.env, ...env, ...ports, DATA_DIR: own, TMPDIR: own },
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      const died = once(child, 'exit').then(() => {
        throw new Error(`${app} berhenti.`);
      });
      died.catch(() => {});
      await Promise.race([once(child, 'message'), died]);
    },
    async end(signal) {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}
