import pg from 'pg';

/**
 * SQLSTATE classes and codes worth a retry (PostgreSQL manual, appendix A): connection, resources, lock or
 * statement timeout, serialization failure, server that stops or fails, read-only standby.
 */
const unavailable = /^(?:08|53|55P03|57014|57P0|58|40|25P03|25006|F0|XX)/;

/** Messages of `pg` itself, which have no code, when it has no connection. */
const lostConnection =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout|Postgres connection has been discarded|Cannot use a pool after)/;

/** True for errors of PostgreSQL, or of the connection to it, that are worth a retry. */
export function isPostgresUnavailable(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return unavailable.test(error.code ?? '');
  return error instanceof Error && (lostConnection.test(error.message) || isNetworkFailure(error));
}

/** True for `disk_full`: PostgreSQL's disk has no room for the write. */
export function isPostgresFull(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '53100';
}

function isNetworkFailure(error: Error): boolean {
  return (
    'syscall' in error &&
    ['connect', 'read', 'write', 'getaddrinfo'].includes(String(error.syscall))
  );
}
