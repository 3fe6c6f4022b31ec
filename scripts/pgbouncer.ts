import { findProgram, installPackages } from './find-program.ts';

const find = () => findProgram(['pgbouncer'], ['/usr/sbin']);

/**
 * Vitest's global setup: has PgBouncer on this machine: Debian's package where this is root on a machine with apt.
 * @throws Error where there is none.
 */
export function setup(): void {
  if (find()) return;
  // It is only run by tests: as a service it would take its port.
  installPackages(['pgbouncer'], { RUNLEVEL: '1' });
  if (!find()) throw new Error('pgbouncer belum ada: apt install pgbouncer.');
}
