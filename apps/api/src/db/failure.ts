import { isPostgresUnavailable } from './postgres-error.ts';
import { isSqliteUnavailable } from './sqlite-error.ts';

/** Whether the database cannot do it now: whoever asks again later may have it. */
export function isUnavailable(error: unknown): boolean {
  return isSqliteUnavailable(error) || isPostgresUnavailable(error);
}
