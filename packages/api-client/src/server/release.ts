import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure } from './metrics.ts';

/**
 * What of the repository is running: the commit that `pnpm release` has written into its folder, or `source`
 * in a checkout.
 */
const release = readRelease();

/**
 * The release as a header, for who asks on this machine itself: what came through a proxy is a stranger's.
 */
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
