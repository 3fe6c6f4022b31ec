import { findProgram, installPackages } from './find-program.ts';

/**
 * Vitest's global setup, and that of the browser tests: has restic and ssh on PATH, as the provider looks for them: Debian's packages
 * where this is root on a machine with apt. Where there is no sshd its tests are left out.
 * @throws Error where there is none.
 */
export function setup(): void {
  const missing = [
    ...(findProgram(['restic']) ? [] : ['restic']),
    ...(findProgram(['sshd'], ['/usr/sbin']) ? [] : ['openssh-client', 'openssh-server']),
  ];
  if (missing.length === 0) return;
  installPackages(missing);
  if (!findProgram(['restic'])) throw new Error('restic belum ada: apt install restic.');
}
