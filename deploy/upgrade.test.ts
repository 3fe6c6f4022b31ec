import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const program = join(import.meta.dirname, 'wait-ready.mjs');

/** The exit code of waiting for what answers on a port. */
async function waits(port: number, ...more: string[]): Promise<number> {
  const child = spawn(process.execPath, [program, String(port), ...more], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return code;
}

/** A process that is not ready the first few times it is asked. */
async function slowServer(unready: number): Promise<number> {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    response.writeHead(asked > unready ? 200 : 503).end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

test('[F-121] an upgrade waits for a process until it is ready, and not for one that has died', async () => {
  expect(await waits(await slowServer(6), String(process.pid))).toBe(0);
  const dead = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(dead, 'exit');
  expect(await waits(await slowServer(Number.POSITIVE_INFINITY), String(dead.pid))).toBe(1);
  expect(await waits(await slowServer(Number.POSITIVE_INFINITY), '', '0')).toBe(1);
});

test('[F-121] a release is tried before anything changes, and its schema is there before the switch', () => {
  const text = readFileSync(join(import.meta.dirname, 'commands/upgrade.sh'), 'utf8');
  const after = text.slice(text.indexOf('archive='));
  const steps = [
    'release_answers "$target"',
    'provider_of "$target" migrate',
    'if switch "$target"',
  ];
  const places = steps.map((step) => after.indexOf(step));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
