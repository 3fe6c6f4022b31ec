import { createMiddleware } from 'hono/factory';
import type { Env } from './env.ts';
import { type KeptAnswers, longestKept } from './kept-answers.ts';
import { routeOf } from './observe.ts';
import { requestIdHeader } from './request-id.ts';

/** Keeps what a route has said may be sent again, as it is after everything else has had its say. */
export function keepAnswers(kept: KeptAnswers) {
  return createMiddleware<Env>(async (c, next) => {
    await next();
    const { res } = c;
    const again = c.get('again');
    const incoming = c.env?.incoming;
    if (!again || !incoming?.headersDistinct || again.body.length > longestKept) return;
    if (res.status !== 200 && res.status !== 304) return;
    const body = res.status === 200 ? again.body : undefined;
    const headers = [...res.headers].filter(([name]) => name !== requestIdHeader.toLowerCase());
    if (body) headers.push(['Content-Length', String(body.length)]);
    kept.keep(incoming, {
      ...{ status: res.status, headers: headers.flat(), body, stands: again.stands },
      ...{ path: c.req.path, route: routeOf(c) },
    });
  });
}
