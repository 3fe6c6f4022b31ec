import type { IncomingMessage, ServerResponse } from 'node:http';
import { addressOf } from '@pesantren/api-client/server/client-address';
import type { Deps } from '../deps.ts';
import type { KeptAnswer, KeptAnswers } from './kept-answers.ts';
import { limitCall } from './limit.ts';
import { teller } from './observe.ts';
import { requestIdHeader, requestIdOf } from './request-id.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Sends what is kept and still stands as it is, and leaves everything else to `app`, refusals too: what lies
 * between, a `Request` and a `Response` for each caller, costs many times what Node itself does.
 */
export function answersFirst(
  kept: KeptAnswers,
  deps: Pick<Deps, 'limits' | 'log' | 'measure' | 'trustedProxies'>,
  app: Listener,
): Listener {
  const tell = teller(deps);

  return async (request, response) => {
    const answer = kept.find(request);
    if (!answer) return app(request, response);
    const start = performance.now();
    const { socket, headers } = request;
    const forwarded = headers['x-forwarded-for'];
    const address = addressOf(socket.remoteAddress, forwarded, deps.trustedProxies);
    if (!(await mayBeSent(answer, address))) return app(request, response);
    const given = headers['x-request-id']?.toString();
    const requestId = requestIdOf(socket.remoteAddress, given);
    response.writeHead(answer.status, [...answer.headers, requestIdHeader, requestId]);
    response.end(answer.body);
    tell({ ...answer, method: 'GET', requestId, address, start });
  };

  /** One who is over the limit, and a database that does not answer, are the app's to tell. */
  async function mayBeSent({ stands }: KeptAnswer, address: string): Promise<boolean> {
    try {
      await limitCall(deps.limits, address);
      return await stands();
    } catch {
      return false;
    }
  }
}
