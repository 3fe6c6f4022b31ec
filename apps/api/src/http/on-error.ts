import type { ErrorHandler } from 'hono';
import { isFull, isUnavailable } from '../db/failure.ts';
import type { Deps } from '../deps.ts';
import { StorageError } from '../features/upload/storage/storage.ts';
import type { Env } from './env.ts';
import { diskFull, Problem } from './problem.ts';

// Disk read-only, broken or gone: the database and the upload folder share the fate.
const diskCodes = ['EROFS', 'EACCES', 'EPERM', 'EIO', 'ENOENT', 'EMFILE'];

/** Thrown → response, the only place. What is not a refusal is logged and told to nobody. */
export function onError({ log, disk }: Pick<Deps, 'log' | 'disk'>): ErrorHandler<Env> {
  return (error, c) => {
    const problem = problemOf(error);
    if (isFull(error)) disk.note(true);
    if (problem !== error) {
      log({
        event: 'request-failed',
        requestId: c.get('requestId'),
        method: c.req.method,
        path: c.req.path,
        error: error.stack ?? String(error),
      });
    }
    return problem.answer(c);
  };
}

function problemOf(error: Error): Problem {
  if (error instanceof Problem) return error;
  if (isFull(error)) return diskFull();
  if (error instanceof StorageError || isUnavailable(error) || isDiskFailure(error)) {
    return new Problem('unavailable', { headers: { 'Retry-After': '5' } });
  }
  return new Problem('internal-error');
}

function isDiskFailure(error: Error): boolean {
  return 'syscall' in error && 'code' in error && diskCodes.includes(String(error.code));
}
