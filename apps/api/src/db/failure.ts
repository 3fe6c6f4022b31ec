import { isPostgresFull, isPostgresUnavailable } from './postgres-error.ts';
import { isSqliteFull, isSqliteUnavailable } from './sqlite-error.ts';

/** Whether the database cannot do it now: whoever asks again later may have it. */
export function isUnavailable(error: unknown): boolean {
  return isSqliteUnavailable(error) || isPostgresUnavailable(error);
}

/** Whether a disk, or a quota on it, has no room for a write: the database's, or that of files. */
export function isFull(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  const isDisk = code === 'ENOSPC' || code === 'EDQUOT';
  return isDisk || isSqliteFull(error) || isPostgresFull(error);
}
