import type { ProblemCode } from '@pesantren/api-client/contract/problem';
import { addressOf, isThisMachine } from '@pesantren/api-client/server/client-address';
import { type Environment, readCallerLimits } from '@pesantren/api-client/server/environment';
import type { Measure } from '@pesantren/api-client/server/metrics';
import {
  createOpenSchools,
  SchoolUnavailable,
} from '@pesantren/api-client/server/schools/open-schools';
import { createSchoolList, type School } from '@pesantren/api-client/server/schools/school-list';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Log } from '../deps.ts';
import { Problem } from '../http/problem.ts';
import { logLateBackup } from '../jobs/backup-age.ts';
import { keepHouse } from '../jobs/cleanup-job.ts';
import { createSchoolOpener, type OpenSchool } from './open-school.ts';

/** Calls of one school within a second; more wait for the next one. */
const callsASecond = 300;

type Options = {
  env: Environment;
  log: Log;
  measure?: Measure;
  isStopping?: () => boolean;
  /** How many schools are open at once, and a monotonic clock in milliseconds; tests have their own. */
  maxOpen?: number;
  now?: () => number;
};

/** The bindings of @hono/node-server: the socket that a request came by. */
type Bindings = { incoming?: { socket?: { remoteAddress?: string | undefined } } };

/** Creates the provider of many schools, each by its host names (docs/many-schools.md). @throws EnvironmentError */
export function createSchoolServer(options: Options) {
  const { env, log, measure = () => {}, isStopping = () => false, maxOpen, now } = options;
  const schools = createSchoolList(env, log, now);
  const open = createSchoolOpener({ measure, isStopping });
  const opened = createOpenSchools(open, log, maxOpen);
  const { trustedProxies } = readCallerLimits(env);
  const calls = new RateLimiterMemory({ points: callsASecond, duration: 1 });

  /** A crowd at the provider's own address leaves the school's site what that reads for its visitors. */
  function isOfThisMachine({ headers }: Request, { incoming }: Bindings): boolean {
    const forwarded = headers.get('X-Forwarded-For') ?? undefined;
    return isThisMachine(addressOf(incoming?.socket?.remoteAddress, forwarded, trustedProxies));
  }

  async function answerFor(school: School, request: Request, bindings: Bindings) {
    try {
      if (!isOfThisMachine(request, bindings)) await calls.consume(school.name);
    } catch {
      return refusal('too-many-requests', '1');
    }
    try {
      return await opened.run(school, async ({ app, turn }) => {
        await turn();
        return app.fetch(request, bindings);
      });
    } catch (error) {
      if (error instanceof SchoolUnavailable) return refusal('unavailable', '5');
      throw error;
    }
  }

  return {
    /** Answers a request in the name of the school that its host belongs to. */
    async answer(request: Request, bindings: Bindings): Promise<Response> {
      const { hostname, pathname } = new URL(request.url);
      const school = schools.byHost(hostname);
      if (school) return answerFor(school, request, bindings);
      if (pathname === '/healthz') return Response.json({ status: 'ok' });
      if (pathname === '/readyz') {
        const status = isStopping() ? 'unavailable' : 'ok';
        return Response.json({ status }, { status: isStopping() ? 503 : 200 });
      }
      return refusal('wrong-host');
    },

    /** Does the daily work of each school, one after the other. A school that is not in use is open for it alone. */
    async round(): Promise<void> {
      for (const school of schools.all()) {
        await opened.runOnce(school, work).catch((error: unknown) => {
          const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
          log({ event: 'housekeeping-failed', school: school.name, error: text });
        });
        if (isStopping()) return;
      }
    },

    close: opened.close,
  };
}

async function work({ config, deps }: OpenSchool): Promise<void> {
  await logLateBackup(config, deps);
  await keepHouse(deps);
}

function refusal(code: ProblemCode, retryAfter?: string): Response {
  const headers = { 'Cache-Control': 'no-store', ...(retryAfter && { 'Retry-After': retryAfter }) };
  return new Problem(code, { headers }).toResponse();
}
