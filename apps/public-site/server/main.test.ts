import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compiled } from './testing/compiled.ts';

const provider = { API_URL: 'http://127.0.0.1:9/api', API_KEY: 'k', API_PROFILE: 'full' };

function start(env: Record<string, string>): { site: ChildProcess; said: () => string } {
  const site = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), '--dev'], {
    env: { PATH: process.env.PATH, ...compiled, ...provider, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  onTestFinished(() => void site.kill('SIGKILL'));
  let text = '';
  for (const stream of [site.stdout, site.stderr]) stream?.on('data', (part) => (text += part));
  return { site, said: () => text };
}

/** A free port, and the server that holds it. */
async function takePort() {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const address = holder.address();
  return { holder, port: String(typeof address === 'object' && address ? address.port : 0) };
}

// Which values are wrong, and that a line names each, `config.test.ts` tells.
test('a wrong value stops it with one line that names it', async () => {
  const { site, said } = start({ SITE_PORT: '0' });
  const [code] = await once(site, 'exit');
  expect(code).toBe(1);
  expect(said().trim().split('\n')).toEqual([expect.stringContaining('SITE_PORT=0 ')]);
}, 20_000);

test('says when it listens, and ends with 0 when it is asked to', async () => {
  const { holder, port } = await takePort();
  holder.close();
  const { site } = start({ SITE_PORT: port });
  const [message] = await once(site, 'message');
  expect(message).toEqual({ ready: true });
  const page = await fetch(`http://127.0.0.1:${port}/healthz`);
  expect(page.status).toBe(200);
  site.kill('SIGTERM');
  const [code] = await once(site, 'exit');
  expect(code).toBe(0);
});

test('600 who come at once while it is busy all wait in line', async () => {
  const { holder, port } = await takePort();
  holder.close();
  const { site } = start({ SITE_PORT: port });
  await once(site, 'message');
  site.kill('SIGSTOP');
  // The system takes their connections for it, as many as it was told to hold.
  const line = Array.from({ length: 600 }, () => connect(Number(port), '127.0.0.1'));
  onTestFinished(() => {
    for (const visitor of line) visitor.destroy();
  });
  await Promise.all(line.map((visitor) => once(visitor, 'connect')));
});

test('a port that is taken stops it with one line', async () => {
  const { holder, port } = await takePort();
  onTestFinished(() => void holder.close());
  const { site, said } = start({ SITE_PORT: port });
  const [code] = await once(site, 'exit');
  expect(code).toBe(1);
  expect(said()).toContain(`SITE_PORT=${port}`);
});
