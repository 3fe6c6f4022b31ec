// Stands in for systemd in `pnpm bench machine`, where there is none: runs the processes as their units say.
import { spawn, spawnSync } from 'node:child_process';
import { openSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const words = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const [verb = '', unit = '', ...more] = words;
const isNow = process.argv.includes('--now');

for (const another of more) {
  spawnSync(process.execPath, [import.meta.filename, verb, another], { stdio: 'inherit' });
}
if (unit === 'nginx') reloadNginx();
// As systemd says it of a unit that it starts again after a while.
else if (verb === 'show') console.log(isAlive() ? 'running' : 'auto-restart');
else if (verb === 'restart' || verb === 'stop' || (verb === 'enable' && isNow)) {
  if (unit.startsWith('pesantren-') && !unit.endsWith('.timer')) {
    if (verb !== 'enable') await stop();
    if (verb !== 'stop' && !isAlive()) start();
  }
}

function reloadNginx(): void {
  if (spawnSync('nginx', ['-s', 'reload']).status !== 0) spawnSync('nginx', { stdio: 'inherit' });
}

function pid(): number {
  try {
    return Number(readFileSync(`/run/${unit}.pid`, 'utf8'));
  } catch {
    return 0;
  }
}

function isAlive(): boolean {
  try {
    return pid() > 0 && process.kill(pid(), 0);
  } catch {
    return false;
  }
}

async function stop(): Promise<void> {
  if (isAlive()) process.kill(pid(), 'SIGTERM');
  while (isAlive()) await pause(50);
}

function start(): void {
  const text = readFileSync(`/etc/systemd/system/${unit}.service`, 'utf8');
  const lines = (name: string) =>
    [...text.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);
  const [user = 'nobody'] = lines('User');
  for (const line of lines('ExecStartPre')) {
    const [before = '', ...options] = line.replace(/^\+/, '').split(' ');
    if (spawnSync(before, options, { stdio: 'inherit' }).status !== 0) process.exit(1);
  }
  const env: NodeJS.ProcessEnv = { PATH: process.env.PATH, NODE_EXTRA_CA_CERTS: '/etc/ca.pem' };
  addTo(
    env,
    lines('Environment').map((line) => line.replace(/^"(.*)"$/, '$1')),
  );
  for (const file of lines('EnvironmentFile'))
    addTo(env, readFileSync(file.replace(/^-/, ''), 'utf8').split('\n'));
  const [command = '', ...args] = lines('ExecStart')[0]?.split(' ') ?? [];
  const cache = env.NODE_COMPILE_CACHE;
  if (cache) spawnSync('install', ['-d', '-o', user, cache]);
  const log = openSync(`/var/log/${unit}.log`, 'a');
  const child = spawn('setpriv', [`--reuid=${user}`, '--clear-groups', command, ...args], {
    ...{ cwd: lines('WorkingDirectory')[0], env, detached: true },
    stdio: ['ignore', log, log],
  });
  writeFileSync(`/run/${unit}.pid`, String(child.pid));
  child.unref();
}

function addTo(env: NodeJS.ProcessEnv, lines: readonly string[]): void {
  for (const line of lines) {
    const [, name, value] = /^([A-Z_]+)=(.*)$/.exec(line) ?? [];
    if (name) env[name] = value;
  }
}
