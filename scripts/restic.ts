import { findProgram, installPackages } from './find-program.ts';

/**
 * Vitest's global setup, and that of the browser tests: has restic on PATH, as the provider looks for it: Debian's package where this is root on a machine with apt.
 * @throws Error where there is none.
 */
export function setup(): void {
  if (findProgram(['restic'])) return;
  installPackages(['restic']);
  if (!findProgram(['restic'])) throw new Error('restic belum ada: apt install restic.');
}
