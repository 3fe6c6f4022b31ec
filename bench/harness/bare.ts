import { fork } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { FixedAnswer } from './bare-server.ts';
import { loadHeaders } from './load.ts';

/** A process of bare Node that repeats another server's answer. */
export type Bare = { url: string; pid: number; stop: () => void };

/** Headers that Node itself sets on each answer. */
const perAnswer = ['connection', 'date', 'keep-alive', 'transfer-encoding', 'x-request-id'];

/**
 * Starts a server on `port` that repeats the answer of `url` byte by byte: the load decodes a compressed body, which
 * takes it three to six times as long as plain text.
 * @throws Error when `url` does not answer 200.
 */
export async function startBare(url: string, port: number): Promise<Bare> {
  const answer = await rawAnswer(url);
  const program = join(import.meta.dirname, 'bare-server.ts');
  const child = fork(program, [String(port)], { serialization: 'advanced' });
  child.send(answer);
  await once(child, 'message');
  const { pid = 0 } = child;
  return { url: `http://127.0.0.1:${port}/`, pid, stop: () => child.kill() };
}

/** Fetches an answer as it travels. @throws Error when it is not 200. */
async function rawAnswer(url: string): Promise<FixedAnswer> {
  const answered = await once(get(url, { headers: loadHeaders }), 'response');
  const response: IncomingMessage = answered[0];
  const { statusCode: status = 0, rawHeaders } = response;
  if (status !== 200) throw new Error(`${url} menjawab ${status}.`);
  const headers = rawHeaders.filter(
    (_, at) => !perAnswer.includes(rawHeaders[at - (at % 2)]?.toLowerCase() ?? ''),
  );
  return { status, headers, body: await buffer(response) };
}
