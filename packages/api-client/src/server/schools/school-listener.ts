import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Environment } from '../environment.ts';
import type { Log } from '../log.ts';
import type { Listener } from '../request-log.ts';
import { createOpenSchools, mostOpen, type Opened, SchoolUnavailable } from './open-schools.ts';
import { createSchoolList, type School } from './school-list.ts';

type Options = {
  env: Environment;
  log: Log;
  /** Opens the app of a school; `count` schools share what the process has. */
  open: (school: School, log: Log, count: number) => Promise<Opened & { listener: Listener }>;
  /** The answer to a host that no school has. */
  unknown: string;
};

/** Creates a listener that has each request answered by the app of the school whose host it names. @throws EnvironmentError */
export function createSchoolListener({ env, log, open, unknown }: Options): Listener {
  const schools = createSchoolList(env, log);
  const count = () => Math.min(Math.max(schools.all().length, 1), mostOpen);
  const opened = createOpenSchools((school, own) => open(school, own, count()), log);

  return (request, response) => {
    const { host = '' } = request.headers;
    // Which of two a proxy has gone by is not known.
    if ((request.headersDistinct.host?.length ?? 0) > 1)
      return answer(response, 400, 'Bad Request');
    const school = schools.byHost(host);
    if (!school) {
      const isAlive = request.url === '/healthz' || request.url === '/readyz';
      return isAlive ? answer(response, 200, 'ok') : answer(response, 421, unknown);
    }
    const work = opened.run(school, async ({ listener }) => {
      listener(request, response);
      // Its app stays open until the answer is sent, or its reader has gone.
      if (!response.closed) await once(response, 'close');
    });
    return work.catch((error: unknown) => {
      if (!(error instanceof SchoolUnavailable)) throw error;
      answer(response, 503, 'Situs ini sedang tidak dapat dibuka. Coba lagi sebentar lagi');
    });
  };
}

function answer(response: ServerResponse, status: number, words: string): void {
  const headers = { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' };
  response.writeHead(status, status === 503 ? { ...headers, 'Retry-After': '5' } : headers);
  response.end(words);
}
