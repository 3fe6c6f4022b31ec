// Waits until a process answers on a port of this machine that it is ready: `wait-ready.mjs PORT [PROCESS|UNIT] [SECONDS]`. One process
// that asks on and on takes less from the one that starts than one after another would. Exits with 1 after a minute, or at once
// where the process has ended, or systemd waits to start the unit again.
import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

const [port, whose = '', seconds = '60'] = process.argv.slice(2);
const until = Date.now() + Number(seconds) * 1000;

function isAlive() {
  if (whose === '') return true;
  if (/^\d+$/.test(whose)) return isRunning(Number(whose));
  const args = ['show', '--property=SubState', '--value', whose];
  return !/auto-restart|failed|dead/.test(
    spawnSync('systemctl', args, { encoding: 'utf8' }).stdout,
  );
}

function isRunning(id) {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

for (let asked = 0; ; asked += 1) {
  const isReady = await fetch(`http://127.0.0.1:${port}/readyz`, {
    signal: AbortSignal.timeout(5000),
  }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isReady) process.exit(0);
  if (Date.now() >= until || (asked % 5 === 4 && !isAlive())) process.exit(1);
  await pause(100);
}
