import { createMiddleware } from 'hono/factory';
import type { DiskReserve } from '../../db/sqlite/disk-reserve.ts';
import { diskFull } from '../problem.ts';
import { type Env, isSafeMethod } from '../request-context.ts';

/**
 * Refuses writes when the disk is full. Signing in and deleting, which help against that, may use the reserve.
 * @throws Problem `storage-full`
 */
export function requireDiskSpace(reserve: DiskReserve) {
  return createMiddleware<Env>(async (c, next) => {
    const { method, path } = c.req;
    if (isSafeMethod(method)) return next();
    if (method === 'DELETE' || path.startsWith('/api/admin.php/')) await reserve.makeRoom();
    else if (!(await reserve.hasRoom())) throw diskFull();
    await next();
    if (c.res.ok) reserve.note(false);
  });
}
