import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { silentTerminal } from '../cli/terminal.ts';
import { readConfig } from '../config.ts';
import { openConfigured } from '../create-deps.ts';
import { migrate } from '../db/migrate.ts';
import { openSqlite } from '../db/sqlite/open.ts';
import { selfSigned } from '../testing/expiring-server.ts';
import { pdf } from '../testing/files.ts';
import { uploadedUrl } from '../testing/requests.ts';
import { quickRepository } from '../testing/restic-repository.ts';
import { s3Server } from '../testing/s3-server.ts';
import { type TestApi, testApi } from '../testing/test-api.ts';
import { proveBackup } from './prove.ts';
import { readKey, setKey } from './repository/key.ts';
import { restoreSnapshot } from './restore-snapshot.ts';
import { runBackup } from './run.ts';
import { readState } from './state.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await api.stop();
});

const configOf = (env: Record<string, string>) => readConfig({ DISK_FLOOR_MB: '1', ...env });

test('[F-120] a bucket holds the backups: taken, proven, restored by the printed key; once it is away that is told', async () => {
  const { certFile, key, cert } = await selfSigned(api.folder, 10);
  vi.stubEnv('SSL_CERT_FILE', certFile);
  const bucket = await s3Server({ key, cert });
  const { endpoint, bucket: name } = bucket.location;
  const BACKUP_URL = `s3:${endpoint}/${name}/cadangan`;
  const own = { DATA_DIR: api.folder, DATABASE_URL: api.databaseUrl, BACKUP_URL };
  await api.create('announcements', { title: 'Libur', pdf_url: await uploadedUrl(api, pdf) });
  await runBackup(configOf(own), silentTerminal);
  await proveBackup(configOf(own), silentTerminal);
  expect(await readState(api.folder)).toMatchObject({ last: { ok: true }, proof: { ok: true } });

  const elsewhere = join(api.folder, 'lain');
  await mkdir(elsewhere);
  await setKey(elsewhere, await readKey(api.folder));
  const other = configOf({ DATA_DIR: elsewhere, BACKUP_URL });
  await restoreSnapshot(other, '', silentTerminal);
  const { db, close } = await openConfigured(other);
  expect(await db.selectFrom('announcements').select('title').execute()).toEqual([
    { title: 'Libur' },
  ]);
  await close();

  await bucket.stop();
  const settings = { ...configOf(own), answerDeadline: 1500 };
  await expect(runBackup(settings, silentTerminal)).rejects.toMatchObject({
    problem: 'place-away',
  });
});

test('[F-120] a database of an old schema is backed up as it is, proven, and comes back in today’s', async () => {
  const folder = join(api.folder, 'lama');
  await mkdir(folder);
  const file = join(folder, 'pesantren.db');
  const old = openSqlite(file);
  await migrate(old.db, '0017-stored-files');
  await old.close();
  const config = configOf({ DATA_DIR: folder, BACKUP_URL: join(api.folder, 'tempat-lama') });
  await quickRepository(join(api.folder, 'tempat-lama'), folder);
  await runBackup(config, silentTerminal);
  await proveBackup(config, silentTerminal);
  expect((await readState(folder)).proof).toMatchObject({ ok: true });

  const target = join(api.folder, 'baru');
  await mkdir(target);
  await setKey(target, await readKey(folder));
  const other = {
    ...config,
    ...configOf({ DATA_DIR: target, BACKUP_URL: config.backupUrl ?? '' }),
  };
  await restoreSnapshot(other, '', silentTerminal);
  const { db, close } = await openConfigured(other);
  expect(await db.selectFrom('tallies').selectAll().execute()).toEqual([]);
  await close();
});
