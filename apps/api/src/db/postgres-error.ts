import pg from 'pg';

/**
 * What says that PostgreSQL cannot do it now, by class or code (PostgreSQL manual, appendix A):
 * connection, resources, lock or statement that took too long, transaction that lost, server that
 * stops or fails, read-only standby.
 */
const unavailable = /^(?:08|53|55P03|57014|57P0|58|40|25P03|25006|F0|XX)/;

/** What `pg` itself says without a code when it has no connection. */
const lostConnection =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout|Postgres connection has been discarded|Cannot use a pool after)/;

/** Whether PostgreSQL, or the way to it, cannot do it now: trying again later may help. */
export function isPostgresUnavailable(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return unavailable.test(error.code ?? '');
  return error instanceof Error && (lostConnection.test(error.message) || isNetworkFailure(error));
}

/** Whether PostgreSQL's disk has no room for what was to be written (`disk_full`). */
export function isPostgresFull(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '53100';
}

function isNetworkFailure(error: Error): boolean {
  return (
    'syscall' in error &&
    ['connect', 'read', 'write', 'getaddrinfo'].includes(String(error.syscall))
  );
}
