import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure } from './metrics.ts';

/** The running release: the commit that `pnpm release` writes into its folder, or `source` in a checkout. */
const release = readRelease();

/** Returns the release as a header for requests of this machine, not for those that came through a proxy. */
export function releaseHeader(socket = '', forwardedFor: unknown = undefined): [string, string][] {
  const isHere = /^(?:127\.|::1$|::ffff:127\.)/.test(socket);
  return isHere && forwardedFor === undefined ? [['X-Release', release]] : [];
}

/** The release as a metric. */
export const releaseFigure: Figure = {
  name: 'release_info',
  help: 'The release that runs, always 1',
  label: 'release',
  read: () => ({ [release]: 1 }),
};

function readRelease(): string {
  try {
    // The folder of a release keeps the repository's shape.
    return readFileSync(join(import.meta.dirname, '../../../../release.txt'), 'utf8').trim();
  } catch {
    return 'source';
  }
}
