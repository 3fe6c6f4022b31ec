import type { Hono } from 'hono';
import { methodNotAllowed as honoMethodNotAllowed } from 'hono/method-not-allowed';
import type { Env } from './env.ts';
import { Problem } from './problem.ts';

/** 405 with `Allow` where the path exists but not for this method. */
export function methodNotAllowed(app: Hono<Env>) {
  return honoMethodNotAllowed({
    app,
    onMethodNotAllowed: (c, methods) =>
      new Problem('method-not-allowed', { headers: { Allow: methods.join(', ') } }).answer(c),
  });
}
