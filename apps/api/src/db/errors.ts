import { isPostgresFull, isPostgresUnavailable } from './postgres/errors.ts';
import { isSqliteFull, isSqliteUnavailable } from './sqlite/errors.ts';

/** True for errors of either database that are worth a retry. */
export function isUnavailable(error: unknown): boolean {
  return isSqliteUnavailable(error) || isPostgresUnavailable(error);
}

/** True when a disk, or a quota on it, has no room for a write: the database's, or that of files. */
export function isFull(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  const isDisk = code === 'ENOSPC' || code === 'EDQUOT';
  return isDisk || isSqliteFull(error) || isPostgresFull(error);
}
