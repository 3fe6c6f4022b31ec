import { spawn, spawnSync } from 'node:child_process';
import { root } from './apps.ts';

/** Environment of the tools that scripts call, as it is at the call: their own telemetry stays off. */
function toolEnv(env: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  return { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', ...env };
}

/** Runs a command of `node_modules/.bin` or PATH in the root with its output shown; its exit code. */
export function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: toolEnv(env) });
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(127);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Builds the named packages through turbo's cache; prints what failed, otherwise nothing. */
export function build(packages: readonly string[]): boolean {
  const filters = packages.map((name) => `--filter=${name}`);
  const turbo = spawnSync('turbo', ['run', 'build', '--output-logs=errors-only', ...filters], {
    cwd: root,
    env: toolEnv(),
    encoding: 'utf8',
  });
  if (turbo.status !== 0) console.error(turbo.stdout, turbo.stderr, turbo.error?.message ?? '');
  return turbo.status === 0;
}
