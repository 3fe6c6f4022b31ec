import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';

async function takePort(): Promise<{ holder: Server; port: number }> {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const address = holder.address();
  return { holder, port: typeof address === 'object' && address ? address.port : 0 };
}

function start(port: number, figures = 0): { program: ChildProcess; said: () => string } {
  const args = [port, figures].map(String);
  const program = fork(join(import.meta.dirname, 'testing/two-workers.ts'), args, {
    silent: true,
  });
  onTestFinished(() => void program.kill('SIGKILL'));
  let text = '';
  program.stderr?.on('data', (part) => (text += part));
  return { program, said: () => text };
}

async function running() {
  const [first, second] = [await takePort(), await takePort()];
  for (const { holder } of [first, second]) {
    holder.close();
    await once(holder, 'close');
  }
  const { port } = first;
  const { program, said } = start(port, second.port);
  const metrics = async () => (await fetch(`http://127.0.0.1:${second.port}/metrics`)).text();
  expect(await once(program, 'message')).toContainEqual({ ready: true });
  const open = (path = '/') =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { Connection: 'close' } });
  /** The process that answers a new connection. */
  const ask = async () => Number(await (await open()).text());
  const both = () =>
    vi.waitUntil(
      async () => {
        const pids = new Set(await Promise.all(Array.from({ length: 6 }, () => ask())));
        return pids.size === 2 && [...pids];
      },
      { timeout: 60_000, interval: 100 },
    );
  return { program, said, open, ask, both, metrics };
}

test('[D23] a worker that is killed is replaced, and the other answers meanwhile', async () => {
  const { program, said, ask, both } = await running();
  const [killed = 0, other = 0] = await both();
  expect([killed, other]).not.toContain(program.pid);
  process.kill(killed, 'SIGKILL');
  await vi.waitUntil(() => said().includes(`"pid":${killed},`), { timeout: 60_000 });
  expect(await ask()).not.toBe(killed);
  const after = await both();
  expect(after).toContain(other);
  expect(after).not.toContain(killed);
});

test('[F-122] the metrics are those of all workers together, whichever of them dies', async () => {
  const { said, open, both, metrics } = await running();
  const [killed = 0] = await both();
  for (let n = 0; n < 8; n += 1) await (await open('/gagal')).text();
  const failed = 'http_request_duration_seconds_count{method="GET",route="/gagal",status="500"}';
  const before = await metrics();
  expect(before).toContain(`${failed} 8`);
  expect(before.match(/^(?:own|release_info) \d+$/gm)?.toSorted()).toEqual([
    'own 2',
    'release_info 1',
  ]);
  process.kill(killed, 'SIGKILL');
  await vi.waitUntil(() => said().includes(`"pid":${killed},`), { timeout: 60_000 });
  await both();
  expect(await metrics()).toMatch(/^own 2$/m);
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  '[D12] %s lets requests of its workers finish, then it ends with 0',
  async (signal) => {
    const { program, open, both } = await running();
    const workers = await both();
    const slow = await open('/lambat');
    program.kill(signal);
    expect(workers).toContain(Number(await slow.text()));
    const [code] = await once(program, 'exit');
    expect(code).toBe(0);
  },
  60_000,
);

test('where the first cannot listen nothing is tried again', async () => {
  const { holder, port } = await takePort();
  onTestFinished(() => void holder.close());
  const { program, said } = start(port);
  const [code] = await once(program, 'exit');
  expect(code).toBe(1);
  expect(said()).toBe('');
});
