import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createDeps } from '../create-deps.ts';
import type { Log } from '../deps.ts';
import { openMetrics } from '../metrics.ts';
import { command, freePort } from '../testing/server-process.ts';
import { testApi } from '../testing/test-api.ts';
import { logLateBackup } from './backup-age.ts';

test('[F-64] metrics show disk, release, connections and the age of the last backup; a late one is logged', async () => {
  const api = await testApi();
  const env = { DATA_DIR: api.folder, DATABASE_URL: api.databaseUrl, INIT_CWD: api.folder };
  const config = readConfig(env);
  const opened = await createDeps(config, () => {});
  const port = await freePort();
  const { close } = await openMetrics(port, config, { db: opened.deps.db, pool: opened.pool });
  const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const figure = async (name: string) =>
    Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(await metrics())?.[1]);
  expect(await figure('backup_age_seconds')).toBe(-1);
  expect(await figure('disk_free_bytes')).toBeGreaterThan(0);
  expect(await figure('disk_floor_bytes')).toBe(500_000_000);
  expect(await metrics()).toContain('release_info{release="source"} 1');
  const onPostgres = api.databaseUrl.startsWith('postgres');
  expect((await metrics()).includes('database_connections{state="waiting"} 0')).toBe(onPostgres);

  const lines: object[] = [];
  const log: Log = (entry) => lines.push(entry);
  const inDays = (days: number) => () => new Date(Date.now() + days * 86_400_000);
  await logLateBackup(
    { dataDir: api.folder, backupUrl: undefined },
    { ...api.deps, log, now: inDays(1) },
  );
  expect(lines).toEqual([]);
  await logLateBackup(
    { dataDir: api.folder, backupUrl: undefined },
    { ...api.deps, log, now: inDays(5) },
  );
  expect(lines).toEqual([{ event: 'backup-late', days: 5 }]);
  expect((await command(['backup', join(api.folder, 'a.tar')], env)).code).toBe(0);
  expect(await figure('backup_age_seconds')).toBeGreaterThanOrEqual(0);
  await logLateBackup(
    { dataDir: api.folder, backupUrl: undefined },
    { ...api.deps, log, now: inDays(2) },
  );
  expect(lines).toHaveLength(1);
  close();
  await opened.close();
  await api.stop();
});
