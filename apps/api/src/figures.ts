import { statfs } from 'node:fs/promises';
import { releaseFigure } from '@pesantren/api-client/release';
import type { Figure } from '@pesantren/api-client/server-metrics';
import type { Pool } from 'pg';
import { lastBackup } from './backup-age.ts';
import type { Config } from './config.ts';

/** What an operator wants to know of the machine and the database, read when somebody asks. */
export function systemFigures(
  { dataDir, diskFloor }: Pick<Config, 'dataDir' | 'diskFloor'>,
  pool: Pool | undefined,
): Figure[] {
  const connections: Figure[] = pool
    ? [
        {
          name: 'database_connections',
          help: 'Connections to PostgreSQL, and calls that wait for one',
          label: 'state',
          read: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
        },
      ]
    : [];
  return [
    releaseFigure,
    {
      name: 'disk_free_bytes',
      help: 'Room where DATA_DIR is',
      async read() {
        const { bavail, bsize } = await statfs(dataDir);
        return bavail * bsize;
      },
    },
    { name: 'disk_floor_bytes', help: 'With less room uploads are refused', read: () => diskFloor },
    {
      name: 'backup_age_seconds',
      help: 'Time since the last backup, -1 when there was none',
      async read() {
        const at = await lastBackup(dataDir);
        return at ? (Date.now() - at.getTime()) / 1000 : -1;
      },
    },
    ...connections,
  ];
}
