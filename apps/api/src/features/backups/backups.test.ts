import { join } from 'node:path';
import type { BackupState } from '@pesantren/api-client/contract/operating/backup';
import { expect, test } from 'vitest';
import { type BackupControl, createBackupControl } from '../../backups/control.ts';
import { bodyOf, read, write } from '../../testing/requests.ts';
import { testApi } from '../../testing/test-api.ts';
import { createSessions } from '../admin/sessions.ts';
import { createAdminStore } from '../admin/store.ts';

test('[F-120] a pengelola reads the state, starts one backup by two taps, and opens the key, which the log tells', async () => {
  let control: BackupControl | undefined;
  const of = () => control as BackupControl;
  const api = await testApi({
    backups: { state: () => of().state(), start: () => of().start(), key: () => of().key() },
  });
  const settings = { dataDir: api.folder, databaseUrl: api.databaseUrl };
  control = createBackupControl({ ...settings, backupUrl: undefined }, api.deps.db);
  const state = () => bodyOf<BackupState>(write(api, 'GET', '/backups.php'));
  const nothing = { place: null, running: null, last: null, whole: null, proof: null, late: false };
  expect(await state()).toEqual(nothing);
  for (const path of ['/run', '/key'])
    expect((await write(api, 'POST', `/backups.php${path}`)).status).toBe(404);

  const backupUrl = join(api.folder, 'tempat');
  control = createBackupControl({ ...settings, backupUrl }, api.deps.db);
  expect((await state()).place).toEqual({ kind: 'folder', name: backupUrl, same_disk: true });
  const taps = [1, 2].map(() => write(api, 'POST', '/backups.php/run'));
  expect((await Promise.all(taps)).map(({ status }) => status)).toEqual([202, 202]);
  expect((await state()).running).toMatchObject({ kind: 'backup' });
  await expect.poll(async () => (await state()).running).toBeNull();
  const { last, whole } = await state();
  expect(last).toMatchObject({ ok: true, words: '' });
  expect(whole?.size).toBeGreaterThan(0);

  const opened = await write(api, 'POST', '/backups.php/key');
  expect(opened.headers.get('Cache-Control')).toBe('no-store');
  expect(await opened.json()).toEqual({ key: expect.stringMatching(/^(?:\w{5}-){5}\w{5}$/) });
  const log = await bodyOf<{ action: string }[]>(write(api, 'GET', '/admin.php/log'));
  expect(log.map(({ action }) => action)).toEqual(['backup-key-shown', 'backup-started']);

  const admins = createAdminStore(api.deps.db);
  for (const role of ['penulis', 'redaktur'] as const) {
    await admins.create(role, '', new Date(), role);
    const id = (await admins.byName(role))?.id ?? 0;
    const device = { userAgent: '', address: '' };
    const Cookie = `__Host-sid=${await createSessions(api.deps).start(id, device)}`;
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/run'],
      ['POST', '/key'],
    ] as const) {
      const headers = { Cookie, 'Content-Type': 'application/json' };
      const request = new Request(`${api.url}/backups.php${path}`, { method, headers });
      expect((await api.fetch(api.asAdmin(request))).status, `${role} ${path}`).toBe(403);
    }
  }
  expect((await read(api, '/backups.php')).status).toBe(401);
  await api.stop();
});
