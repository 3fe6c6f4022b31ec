import { createMiddleware } from 'hono/factory';
import type { DiskReserve } from '../db/disk-reserve.ts';
import type { Env } from './env.ts';
import { isRead } from './is-read.ts';
import { diskFull } from './problem.ts';

/**
 * Lets a write pass when there is room for it. What puts a full disk right, signing in and deleting, may use
 * the reserve. @throws Problem `storage-full`
 */
export function diskRoom(reserve: DiskReserve) {
  return createMiddleware<Env>(async (c, next) => {
    const { method, path } = c.req;
    if (isRead(method)) return next();
    if (method === 'DELETE' || path.startsWith('/api/admin.php/')) await reserve.makeRoom();
    else if (!(await reserve.hasRoom())) throw diskFull();
    await next();
    if (c.res.ok) reserve.note(false);
  });
}
