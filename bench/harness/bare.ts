import { fork } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { FixedAnswer } from './bare-server.ts';
import { loadHeaders } from './load.ts';

/** Bare Node that answers as another server did; a process of its own. */
export type Bare = { url: string; pid: number; stop: () => void };

/** Headers that Node sets by itself, for each answer anew. */
const perAnswer = ['connection', 'date', 'keep-alive', 'transfer-encoding', 'x-request-id'];

/**
 * Starts a server on `port` that sends what `url` answers, to the last byte, without a thought: of a compressed
 * body the load makes text, which takes it three to six times as long as a body of letters does.
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

/** What the load is answered, as it travels. @throws Error when that is not 200. */
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
