import pg from 'pg';
import { unreadable } from './postgres/guarded-socket.ts';

/** True for errors of either database, or of the connection to it, that are worth a retry. */
export function isUnavailable(error: unknown): boolean {
  return isSqliteUnavailable(error) || isPostgresUnavailable(error);
}

/** True when a disk, or a quota on it, has no room for a write: the database's, or that of files. */
export function isFull(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  const isDisk = code === 'ENOSPC' || code === 'EDQUOT';
  return isDisk || sqliteCode(error) === sqliteFull || isPostgresFull(error);
}

/** True when a disk takes no write any more, the database's or that of files: a fault that does not pass by itself. */
export function isReadOnly(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  const isDisk = ['EROFS', 'EIO', 'EFBIG'].includes(String(code));
  return isDisk || sqliteReadOnly.includes(sqliteCode(error));
}

// Primary result codes, https://sqlite.org/rescode.html
const sqliteBusy = [5, 6];
const sqliteFull = 13;
/** Read-only, I/O error. */
const sqliteReadOnly = [8, 10];
/** And disk full, cannot open. */
const sqliteStorageFailed = [...sqliteReadOnly, sqliteFull, 14];

/** Damaged, no database, and the extended code of a read that ends too early: a file or a log that was cut. */
const sqliteDamage = [11, 26];
const sqliteShortRead = 522;

/** True where SQLite finds its file, or its log, damaged. */
export function isSqliteDamage(error: unknown): boolean {
  const isShort = (error as { errcode?: unknown }).errcode === sqliteShortRead;
  return isShort || sqliteDamage.includes(sqliteCode(error));
}

/** True for SQLITE_BUSY and SQLITE_LOCKED: another connection holds the file. */
export function isSqliteBusy(error: unknown): boolean {
  return sqliteBusy.includes(sqliteCode(error));
}

function isSqliteUnavailable(error: unknown): boolean {
  return isSqliteBusy(error) || sqliteStorageFailed.includes(sqliteCode(error));
}

function sqliteCode(error: unknown): number {
  const hasCode = error instanceof Error && 'errcode' in error && typeof error.errcode === 'number';
  return hasCode ? Number(error.errcode) & 0xff : 0;
}

/**
 * SQLSTATE classes and codes worth a retry (PostgreSQL manual, appendix A): connection, resources, lock or
 * statement timeout, serialization failure, server that stops or fails, read-only standby.
 */
const sqlStates = /^(?:08|53|55P03|57014|57P0|58|40|25P03|25006|F0|XX)/;

/** Messages of `pg` itself, which have no code, when it has no connection. */
const lostConnection =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout|Postgres connection has been discarded|Cannot use a pool after)/;

function isPostgresUnavailable(error: unknown): boolean {
  // One without a code is no answer of a database.
  if (error instanceof pg.DatabaseError) return sqlStates.test(error.code ?? '08');
  if (error instanceof Error && error.message === unreadable) return true;
  return error instanceof Error && (lostConnection.test(error.message) || isNetworkFailure(error));
}

/** True for `disk_full`. */
function isPostgresFull(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '53100';
}

function isNetworkFailure(error: Error): boolean {
  const calls = ['connect', 'read', 'write', 'getaddrinfo'];
  return 'syscall' in error && calls.includes(String(error.syscall));
}
