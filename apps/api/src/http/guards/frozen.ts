import { createMiddleware } from 'hono/factory';
import { Problem } from '../problem.ts';
import { type Env, isSafeMethod } from '../request-context.ts';

/** The calls that a frozen school still takes: its people sign in to look at what is there. */
const open = ['/api/admin.php/login', '/api/admin.php/logout'];

/** Refuses changes while the foundation has frozen the school (docs/many-schools.md#freeze). @throws Problem `not-allowed` */
export function refuseWhileFrozen(isFrozen: boolean) {
  return createMiddleware<Env>(async (c, next) => {
    if (isFrozen && !isSafeMethod(c.req.method) && !open.includes(c.req.path)) {
      throw new Problem('not-allowed', { message });
    }
    await next();
  });
}

const message =
  'Situs ini sedang dibekukan yayasan, jadi tidak ada yang dapat diubah. Isi yang ada tetap terbaca; hubungi yayasan.';
