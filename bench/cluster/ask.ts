import { once } from 'node:events';
import { request as askPlain } from 'node:http';
import { Agent, request as askSecure } from 'node:https';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { key } from './cluster.ts';

export type Answer = { status: number; body: string; headers: Record<string, unknown> };

type Asked = { path: string; method?: string; headers?: Record<string, string>; body?: object };

/** Somebody at an address of its own. */
type From = { port: number; host?: string; address: string };

const [site, api] = ['www.sekolah.sch.id', 'api.sekolah.sch.id'];
const admin = 'https://admin.sekolah.sch.id';
const oneArticle = '/api/articles.php?limit=1';
const agent = new Agent({ keepAlive: true, rejectUnauthorized: false, maxSockets: 64 });
const patience = 10_000;

/** Asks nginx by a name of the school, or without one a process itself; status 0 where no answer came. */
export async function ask({ port, host, address }: From, asked: Asked): Promise<Answer> {
  const { path, method = 'GET', body } = asked;
  const json = body && JSON.stringify(body);
  const headers = {
    ...(host && { Host: host }),
    ...{ 'X-Test-Address': address, 'X-Forwarded-For': address, 'X-API-Key': key },
    ...(json && { 'Content-Type': 'application/json', Origin: admin }),
    ...asked.headers,
  };
  const options = { host: '127.0.0.1', port, path, method, headers, timeout: patience };
  const call = host
    ? askSecure({ ...options, agent, servername: host })
    : askPlain({ ...options, agent: false });
  try {
    call.on('timeout', () => call.destroy());
    const [answer] = await once(call.end(json), 'response');
    return { status: answer.statusCode, body: await text(answer), headers: answer.headers };
  } catch (error) {
    return { status: 0, body: String(error), headers: {} };
  }
}

/** What visitors were answered meanwhile: pages that any cache may have, and searches and calls that reach the database. */
export type Reads = {
  pages: number;
  failedPages: number;
  live: number;
  failedLive: number;
  /** Failures that are no 503 with `Retry-After`. */
  wordless: number;
};

/** Reads as twelve visitors do, until `stop`. */
export function visit(port: number, paths: readonly string[]) {
  const reads: Reads = { pages: 0, failedPages: 0, live: 0, failedLive: 0, wordless: 0 };
  const failures: string[] = [];
  let going = true;

  function count(kind: 'pages' | 'live', path: string, isGood: boolean, answer: Answer): void {
    reads[kind] += 1;
    if (isGood) return;
    reads[kind === 'pages' ? 'failedPages' : 'failedLive'] += 1;
    if (answer.status !== 503 || !answer.headers['retry-after']) reads.wordless += 1;
    failures.push(`${kind} ${path} ${answer.status} ${answer.body.slice(0, 80)}`);
  }

  async function visitor(n: number): Promise<void> {
    const at = (host: string) => ({ port, host, address: `198.51.100.${n}` });
    for (let turn = n; going; turn += 1) {
      const path = paths[turn % paths.length] ?? '/';
      const page = await ask(at(site), { path });
      count('pages', path, page.status === 200 && page.body.includes('</html>'), page);
      const [host, asked] = n % 2 ? [api, oneArticle] : [site, `/artikel?q=cari-${n}-${turn}`];
      const live = await ask(at(host), { path: asked });
      count('live', asked, live.status === 200, live);
      await pause(150);
    }
  }

  const all = Array.from({ length: 12 }, (_, n) => visitor(n + 1));
  return {
    failures,
    async stop(): Promise<Reads> {
      going = false;
      await Promise.all(all);
      return reads;
    },
  };
}
