import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { childEnv } from './child-env.ts';

/** The administrator's password in every such process. */
export const password = 'hujan payung tikar senja';
const source = join(import.meta.dirname, '..');

export type ServerProcess = Awaited<ReturnType<typeof serverProcess>>;

/**
 * The real process on a free port, empty at first, with a signed-in administrator.
 * @param faults JavaScript that runs in it, to go wrong there.
 * @param program the folder of its sources; another release's are elsewhere.
 */
export async function serverProcess(
  env: Record<string, string>,
  faults: readonly string[] = [],
  program = source,
) {
  const port = await freePort();
  const child = fork(join(program, 'main.ts'), {
    env: {
      ...childEnv(),
      API_PORT: String(port),
      ADMIN_PASSWORD: password,
      SEED: 'none',
      RATE_LIMIT_FACTOR: '9999',
      ...env,
    },
    execArgv: faults.map((code) => `--import=data:text/javascript,${encodeURIComponent(code)}`),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const stderr = text(child.stderr as Readable);
  const exited = once(child, 'exit');
  const ready = await Promise.race([once(child, 'message'), exited.then(() => null)]);
  if (!ready) throw new Error(await stderr);

  const origin = `http://127.0.0.1:${port}`;
  const headers = { 'X-API-Key': 'pesantren-dev-key', Origin: 'http://localhost:3001' };
  const json = { ...headers, 'Content-Type': 'application/json' };
  const login = await fetch(`${origin}/api/admin.php/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ username: 'admin', password }),
  });
  const Cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';

  return {
    child,
    origin,
    stderr,
    headers: { ...headers, Cookie },

    get: (path: string) => fetch(`${origin}/api${path}`, { headers }),

    post: (path: string, body: object) =>
      fetch(`${origin}/api${path}`, {
        method: 'POST',
        headers: { ...json, Cookie },
        body: JSON.stringify(body),
      }),

    upload(bytes: Uint8Array<ArrayBuffer>): Promise<Response> {
      const body = new FormData();
      body.append('file', new Blob([bytes]), 'berkas');
      return fetch(`${origin}/api/upload.php`, {
        method: 'POST',
        headers: { ...headers, Cookie },
        body,
      });
    },

    /** Stops the process by a signal. @returns its exit code, null when the signal killed it. */
    async stop(signal: NodeJS.Signals): Promise<number | null> {
      child.kill(signal);
      return (await exited)[0];
    },
  };
}

/** Runs an operator's command to its end. */
export async function command(
  args: readonly string[],
  env: Record<string, string>,
  input = '',
): Promise<{ code: number; stdout: string; stderr: string }> {
  const child: ChildProcess = spawn(process.execPath, [join(source, 'cli.ts'), ...args], {
    env: { ...childEnv(), ...env },
  });
  child.stdin?.end(input);
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout as Readable),
    text(child.stderr as Readable),
    once(child, 'exit'),
  ]);
  return { code, stdout, stderr };
}

/** Below the ephemeral ports, which another test's connection could take before the server listens. */
let lastPort = 10_000 + ((process.pid * 40) % 20_000);

/** Finds a port that nothing listens on and that no other call of the run returns. */
export async function freePort(): Promise<number> {
  lastPort += 1;
  // Concurrent calls change `lastPort`.
  const port = lastPort;
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return freePort();
  }
  server.close();
  await once(server, 'close');
  return port;
}
