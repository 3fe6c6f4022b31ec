import { statfs } from 'node:fs/promises';
import { queuesFigure } from '@pesantren/api-client/server/concurrency-limit';
import { type Figure, serveMetrics } from '@pesantren/api-client/server/metrics';
import { releaseFigure } from '@pesantren/api-client/server/release';
import type { Pool } from 'pg';
import { lastWhole, readState } from './backups/state.ts';
import type { Config } from './config.ts';

type Settings = Pick<Config, 'dataDir' | 'diskFloor' | 'host'>;

/** Serves Prometheus metrics of requests, disk, backups and the database's pool at `port`. */
export function openMetrics(port: number, settings: Settings, pool: Pool | undefined) {
  const { host } = settings;
  return serveMetrics({ variable: 'METRICS_PORT', port, host }, gauges(settings, pool));
}

/** Serves the metrics of a process with many schools, whose requests are told apart by their label `school`. */
export function openProcessMetrics(port: number, { host }: Pick<Config, 'host'>) {
  return serveMetrics({ variable: 'METRICS_PORT', port, host }, [releaseFigure, queuesFigure]);
}

function gauges({ dataDir, diskFloor }: Settings, pool: Pool | undefined): Figure[] {
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
    queuesFigure,
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
        const at = lastWhole(await readState(dataDir));
        return at ? (Date.now() - at.getTime()) / 1000 : -1;
      },
    },
    ...connections,
  ];
}
