import { stat, statfs } from 'node:fs/promises';
import { dirname, isAbsolute } from 'node:path';
import type { BackupState } from '@pesantren/api-client/contract/operating/backup';

/** Describes the place of the backups, as `BACKUP_URL` names it, for people; `dataDir` holds what is backed up. */
export async function describePlace(url: string, dataDir: string): Promise<BackupState['place']> {
  if (isAbsolute(url)) {
    const disks = await Promise.all([diskOf(url), diskOf(dataDir)]);
    return { kind: 'folder', name: url, same_disk: disks[0] === disks[1] };
  }
  const [scheme = '', rest = ''] = url.split(/:(.*)/s);
  const name = rest.replace(/^(?:https?:)?\/*/, '').replace(/^[^@/]*@/, '');
  return { kind: scheme === 'sftp' ? 'server' : 'bucket', name, same_disk: false };
}

/** Returns how many bytes are free at the place of the backups; infinite where nobody can say. */
export async function freeAt(url: string): Promise<number> {
  if (!isAbsolute(url)) return Number.POSITIVE_INFINITY;
  const { bavail, bsize } = await statfs(await existing(url));
  return bavail * bsize;
}

/** Returns true where so little is free that somebody has to look: twice the floor, in time before uploads are refused. */
export function isRunningShort(bytes: number, diskFloor: number): boolean {
  return bytes < 2 * diskFloor;
}

async function diskOf(path: string): Promise<number> {
  return (await stat(await existing(path))).dev;
}

/** Returns the folder, or the nearest one above it that is there. */
async function existing(path: string): Promise<string> {
  if (await stat(path).catch(() => null)) return path;
  return dirname(path) === path ? path : existing(dirname(path));
}
