import { statfs } from 'node:fs/promises';
import { queuesFigure } from '@pesantren/api-client/server/concurrency-limit';
import { type Figure, serveMetrics } from '@pesantren/api-client/server/metrics';
import { releaseFigure } from '@pesantren/api-client/server/release';
import { daysOfCertificate } from './alarms/certificate.ts';
import { readSchoolState } from './backups/school-state.ts';
import { lastWhole } from './backups/state.ts';
import type { Config } from './config.ts';
import type { Database } from './db/open.ts';

type Opened = Pick<Database, 'db' | 'pool'>;

type Origins = 'siteOrigin' | 'adminOrigin' | 'apiOrigin';
type Settings = Pick<Config, 'dataDir' | 'diskFloor' | 'host' | Origins>;

/** In milliseconds: for so long what a certificate says stays known. */
const hour = 3_600_000;

/** Serves Prometheus metrics of requests, disk, backups and the database's pool at `port`. */
export function openMetrics(port: number, settings: Settings, database: Opened) {
  const { host } = settings;
  return serveMetrics({ variable: 'METRICS_PORT', port, host }, gauges(settings, database));
}

/** Serves the metrics of a process with many schools, whose requests are told apart by their label `school`. */
export function openProcessMetrics(port: number, { host }: Pick<Config, 'host'>) {
  return serveMetrics({ variable: 'METRICS_PORT', port, host }, [releaseFigure, queuesFigure]);
}

function gauges(settings: Settings, { db, pool }: Opened): Figure[] {
  const { dataDir, diskFloor } = settings;
  const certificates = createCertificateDays(settings);
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
        const at = lastWhole(await readSchoolState(dataDir, db));
        return at ? (Date.now() - at.getTime()) / 1000 : -1;
      },
    },
    {
      name: 'backup_failed',
      help: '1 while the last backup, or the last trial to restore one, has failed',
      async read() {
        const { last, proof } = await readSchoolState(dataDir, db);
        return last?.ok === false || proof?.ok === false ? 1 : 0;
      },
    },
    {
      name: 'backup_proof_age_seconds',
      help: 'Time since a backup was last proven, -1 when none was',
      async read() {
        const { proof } = await readSchoolState(dataDir, db);
        return proof?.ok ? (Date.now() - Date.parse(proof.at)) / 1000 : -1;
      },
    },
    {
      name: 'certificate_days',
      help: 'Days until a certificate ends, looked at once an hour',
      label: 'host',
      read: certificates,
    },
    ...connections,
  ];
}

function createCertificateDays({ siteOrigin, adminOrigin, apiOrigin }: Settings) {
  const known = { at: Number.NEGATIVE_INFINITY, days: {} as Record<string, number> };
  return async (): Promise<Record<string, number>> => {
    if (Date.now() - known.at < hour) return known.days;
    known.at = Date.now();
    const days: Record<string, number> = {};
    for (const origin of new Set([siteOrigin, adminOrigin, apiOrigin])) {
      const left = await daysOfCertificate(origin, new Date());
      if (left !== undefined) days[new URL(origin).hostname] = left;
    }
    known.days = days;
    return days;
  };
}
