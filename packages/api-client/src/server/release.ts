import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure } from './metrics.ts';

/** Stands for the release where there is none. */
const sources = 'source';

// The folder of a release keeps the repository's shape.
const releaseFile = join(import.meta.dirname, '../../../../release.txt');

/** The running release: the commit that `pnpm release` writes into its folder, or `source` in a checkout. */
const release = readRelease();

/** The running release and when it was made; a checkout has none. */
export type Release = { name: string; at: Date };

/** Returns the running release; undefined in a checkout. */
export function runningRelease(): Release | undefined {
  if (release === sources) return undefined;
  // Archives and copies keep it.
  return { name: release, at: statSync(releaseFile).mtime };
}

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
  isSame: true,
  read: () => ({ [release]: 1 }),
};

function readRelease(): string {
  try {
    return readFileSync(releaseFile, 'utf8').trim();
  } catch {
    return sources;
  }
}
