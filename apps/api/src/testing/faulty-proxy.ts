import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * How a dependency behaves: `silent` takes what is sent and answers nothing, `slow` answers each time after a while,
 * `wrong` changes a byte of each body, `garbled` all but the first bytes of what it sends, `foreign` speaks another protocol,
 * `cut` ends in the middle of an answer, `refusing` ends every connection.
 */
export type Behaviour = 'well' | 'silent' | 'slow' | 'refusing' | keyof typeof altered;

/** What comes in place of what was to be sent. */
const altered = {
  wrong: changed,
  // The head of PostgreSQL's first message stays.
  garbled: (bytes: Buffer) => Buffer.from(bytes).fill(0xff, 5),
  foreign: () => Buffer.from('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n'),
  cut: (bytes: Buffer) => bytes.subarray(0, bytes.length / 2),
};

/** Milliseconds, below the deadlines of the tests. */
const delay = 50;

/** A proxy on a port of its own, in front of a real server, that misbehaves on demand, connections that are open too. */
export async function faultyProxy(target: { host: string; port: number }) {
  let behaviour: Behaviour = 'well';
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    if (behaviour === 'refusing') {
      client.destroy();
      return;
    }
    const upstream = connect(target);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.on('data', (bytes) => {
      if (behaviour !== 'silent') upstream.write(bytes);
    });
    upstream.on('data', async (bytes: Buffer) => {
      if (behaviour === 'silent') return;
      if (behaviour === 'slow') {
        upstream.pause();
        await pause(delay);
        upstream.resume();
      }
      client.write(isAltering(behaviour) ? altered[behaviour](bytes) : bytes);
      if (behaviour === 'cut') client.end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    port,

    /** Returns how many connections are open: those of calls that nobody has given up, and idle ones. */
    connections: () => sockets.size,

    /** Behaves otherwise from now on. Who was refused, or heard nothing, has a new connection to make. */
    behave(next: Behaviour): void {
      const wasDeaf = behaviour === 'silent' || isAltering(behaviour);
      if (next === 'refusing' || (wasDeaf && next === 'well')) {
        for (const socket of sockets) socket.destroy();
      }
      behaviour = next;
    },

    async stop(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function isAltering(behaviour: Behaviour): behaviour is keyof typeof altered {
  return behaviour in altered;
}

/** Changes the last byte, where it is no line of a response's head. */
function changed(bytes: Buffer): Buffer {
  const end = bytes.indexOf('\r\n\r\n');
  const bodyAt = bytes.subarray(0, 5).equals(Buffer.from('HTTP/')) ? end + 4 : 0;
  if (bodyAt >= bytes.length) return bytes;
  const copy = Buffer.from(bytes);
  const last = copy.length - 1;
  copy[last] = (copy[last] ?? 0) ^ 0xff;
  return copy;
}
