import { connect as connectPlain, type Socket } from 'node:net';
import { setPriority } from 'node:os';
import { connect as connectTls } from 'node:tls';

/** So many clients that ask one server as fast as it answers, or that send half a request and wait. */
export type Flood = {
  clients: number;
  seconds: number;
  /** Milliseconds that a client waits after each answer; as fast as it answers without. */
  rest?: number;
  port: number;
  host: string;
  isSecure: boolean;
  isHalf: boolean;
  /** The addresses that clients say they come from, in turns, and the header in which they do. */
  addresses: readonly string[];
  addressHeader: string;
  method: string;
  /** In turns; `{n}` becomes another number each time. */
  paths: readonly string[];
  headers: Readonly<Record<string, string>>;
  body: string;
};

/** How many answers there were of each status, and connections that the server ended or refused. */
export type FloodCount = { statuses: Record<string, number>; ended: number };

/** In milliseconds: how soon a client whose connection was ended comes back. */
const comesBackAfter = 100;

/** A program of its own, which the other end of the flood's processor time belongs to: it yields to the servers. */
process.once('message', async (flood: Flood) => {
  setPriority(10);
  process.send?.(await run(flood));
  process.exit(0);
});
process.on('disconnect', () => process.exit(0));

async function run(flood: Flood): Promise<FloodCount> {
  const count: FloodCount = { statuses: {}, ended: 0 };
  const open = new Set<Socket>();
  let isOver = false;
  let asked = 0;

  const nextRequest = (client: number) => {
    asked += 1;
    const path = flood.paths[asked % flood.paths.length]?.replaceAll('{n}', randomWord()) ?? '/';
    return requestOf(flood, path, client);
  };

  function start(client: number): void {
    if (isOver) return;
    const socket = connectTo(flood);
    open.add(socket);
    let received = '';
    const ask = () => socket.write(nextRequest(client), 'latin1');
    socket.setEncoding('latin1');
    socket.once(flood.isSecure ? 'secureConnect' : 'connect', ask);
    socket.on('data', (part: string) => {
      received += part;
      const length = answerLength(received);
      if (length === undefined || received.length < length) return;
      const status = received.slice(9, 12);
      received = '';
      count.statuses[status] = (count.statuses[status] ?? 0) + 1;
      if (flood.rest) setTimeout(() => socket.writable && ask(), flood.rest);
      else if (!isOver) ask();
    });
    socket.on('error', () => {});
    socket.once('close', () => {
      open.delete(socket);
      if (isOver) return;
      count.ended += 1;
      setTimeout(start, comesBackAfter, client);
    });
  }

  for (let client = 0; client < flood.clients; client += 1) start(client);
  await new Promise((resolve) => setTimeout(resolve, flood.seconds * 1000));
  isOver = true;
  for (const socket of open) socket.destroy();
  return count;
}

function connectTo({ port, host, isSecure }: Flood): Socket {
  const place = { host: '127.0.0.1', port };
  return isSecure
    ? connectTls({ ...place, servername: host, rejectUnauthorized: false })
    : connectPlain(place);
}

function requestOf(flood: Flood, path: string, client: number): string {
  const from = flood.addresses[client % flood.addresses.length] ?? '';
  const headers = {
    Host: flood.host,
    [flood.addressHeader]: from,
    'Accept-Encoding': 'br',
    ...flood.headers,
    ...(flood.body && { 'Content-Length': String(Buffer.byteLength(flood.body)) }),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const start = `${flood.method} ${path} HTTP/1.1\r\n${lines.join('')}`;
  return flood.isHalf ? start : `${start}\r\n${flood.body}`;
}

/** How long the answer is that `received` begins with; `undefined` while that is not known. */
function answerLength(received: string): number | undefined {
  const head = received.indexOf('\r\n\r\n');
  if (head < 0) return undefined;
  const headers = received.slice(0, head).toLowerCase();
  const length = /\r\ncontent-length: (\d+)/.exec(headers)?.[1];
  if (length !== undefined) return head + 4 + Number(length);
  if (!headers.includes('\r\ntransfer-encoding: chunked')) return head + 4;
  return received.endsWith('\r\n0\r\n\r\n') ? received.length : undefined;
}

function randomWord(): string {
  return Math.random().toString(36).slice(2, 10);
}
