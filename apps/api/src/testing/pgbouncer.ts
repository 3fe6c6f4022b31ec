import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type RunningPgbouncer = {
  child: ChildProcess;
  /** Has it ask another PostgreSQL from now on, as its documentation says of a failover: its file, and SIGHUP. */
  moveTo: (postgres: string) => void;
  stop: () => Promise<void>;
};

/** The port that it listens on, the PostgreSQL behind it, as `postgres://user:password@host:port/`, and more of its settings. */
type PgbouncerOptions = { port: number; postgres: string; settings?: readonly string[] };

/**
 * Starts PgBouncer in transaction mode before a PostgreSQL, in which each client is the user of `postgres`.
 * @throws Error with its own words.
 */
export async function startPgbouncer(options: PgbouncerOptions): Promise<RunningPgbouncer> {
  const folder = mkdtempSync(join(tmpdir(), 'pesantren-pgbouncer-'));
  // It refuses to run as root, and reads as another user then.
  chmodSync(folder, 0o755);
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, configuration(options));
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn('pgbouncer', [...user, file], {
    env: { PATH: `${process.env.PATH}:/usr/sbin` },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  await listening(child).catch(async (error) => {
    await stop();
    throw error;
  });
  const moveTo = (postgres: string) => {
    writeFileSync(file, configuration({ ...options, postgres }));
    child.kill('SIGHUP');
  };
  return { child, moveTo, stop };
}

function configuration({ port, postgres, settings = [] }: PgbouncerOptions): string {
  const { hostname, port: behind, username, password } = new URL(postgres);
  return `[databases]
* = host=${hostname} port=${behind} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 10
max_client_conn = 1000
query_wait_timeout = 2
server_login_retry = 1
${settings.join('\n')}
`;
}

async function listening(child: ChildProcess): Promise<void> {
  let said = '';
  const { stderr } = child;
  if (!stderr) return;
  const up = new Promise<void>((resolve, reject) => {
    stderr.on('data', (part) => {
      said += part;
      if (said.includes('process up')) resolve();
    });
    child.once('exit', () => reject(new Error(said)));
    child.once('error', reject);
  });
  await up;
}
