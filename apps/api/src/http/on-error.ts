import { BusyError } from '@pesantren/api-client/server/concurrency-limit';
import { withoutRegistrationNumber } from '@pesantren/content/registration';
import type { ErrorHandler, Hono } from 'hono';
import { methodNotAllowed as honoMethodNotAllowed } from 'hono/method-not-allowed';
import { isFull, isReadOnly, isUnavailable } from '../db/errors.ts';
import { DamagedFileError } from '../db/sqlite/damaged-file-error.ts';
import type { Deps } from '../deps.ts';
import { databaseDamaged, diskFailed, diskFull, Problem } from './problem.ts';
import { type Env, isSafeMethod } from './request-context.ts';

// A folder that is gone, or may not be opened now; `isReadOnly` knows a disk that takes no write.
const diskCodes = ['EACCES', 'EPERM', 'ENOENT', 'EMFILE'];

/**
 * Turns every thrown error into a response. An error that is no refusal is logged and its message kept secret.
 * @param isTemporary tells which errors of the features are worth another try.
 */
export function onError(
  { log, disk }: Pick<Deps, 'log' | 'disk'>,
  isTemporary: (error: Error) => boolean,
): ErrorHandler<Env> {
  function toProblem(error: Error, method: string): Problem {
    if (error instanceof Problem) return error;
    if (isFull(error)) return diskFull();
    if (error instanceof DamagedFileError) return databaseDamaged();
    if (isReadOnly(error)) return diskFailed({ isRead: isSafeMethod(method) });
    const isOverloaded = error instanceof BusyError || isUnavailable(error);
    if (isOverloaded || isTemporary(error) || isDiskFailure(error)) {
      return new Problem('unavailable', { headers: { 'Retry-After': '5' } });
    }
    return new Problem('internal-error');
  }

  return (error, c) => {
    const problem = toProblem(error, c.req.method);
    if (isFull(error)) disk.note(true);
    if (problem !== error && !(error instanceof BusyError)) {
      log({
        event: 'request-failed',
        requestId: c.get('requestId'),
        method: c.req.method,
        path: withoutRegistrationNumber(c.req.path),
        error: error.stack ?? String(error),
      });
    }
    return problem.answer(c);
  };
}

/** Answers 405 with `Allow` where the path exists but not for this method. */
export function methodNotAllowed(app: Hono<Env>) {
  return honoMethodNotAllowed({
    app,
    onMethodNotAllowed: (c, methods) =>
      new Problem('method-not-allowed', { headers: { Allow: methods.join(', ') } }).answer(c),
  });
}

function isDiskFailure(error: Error): boolean {
  return 'syscall' in error && 'code' in error && diskCodes.includes(String(error.code));
}
