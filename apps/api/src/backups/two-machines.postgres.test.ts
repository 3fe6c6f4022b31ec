import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { silentTerminal } from '../cli/terminal.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/open.ts';
import { whileAlone } from '../db/while-alone.ts';
import { quickRepository } from '../testing/restic-repository.ts';
import { testApi } from '../testing/test-api.ts';
import { createBackupControl } from './control.ts';
import { runBackup } from './run.ts';
import { readSchoolState, readSchoolStateAnyway } from './school-state.ts';
import { isLate } from './state.ts';

/** Two machines of one school: each has a data folder of its own. */
async function twoMachines() {
  const api = await testApi();
  const other = await openDatabase(api.databaseUrl);
  const folder = join(api.folder, 'lain');
  await mkdir(folder);
  onTestFinished(async () => {
    await other.close();
    await api.stop();
  });
  const backupUrl = join(api.folder, 'tempat');
  const settings = (dataDir: string) =>
    readConfig({
      ...{ DATA_DIR: dataDir, DATABASE_URL: api.databaseUrl, BACKUP_URL: backupUrl },
      ...{ DISK_FLOOR_MB: '1', STORAGE_URL: `file:${api.uploadsFolder}` },
    });
  return { here: settings(api.folder), there: settings(folder), db: other.db };
}

test('[F-131] a backup of one machine is that of the school: the other knows it, and is not late', async () => {
  const { here, there, db } = await twoMachines();
  await quickRepository(here.backupUrl ?? '', here.dataDir);
  await runBackup(here, silentTerminal);
  const state = await readSchoolState(there.dataDir, db);
  expect(state.whole).not.toBeNull();
  expect(await createBackupControl(there, db).state()).toMatchObject({
    last: { ok: true },
    late: false,
  });
  const known = await readSchoolStateAnyway(there.dataDir, there.databaseUrl);
  expect(known.whole).toEqual(state.whole);
  const inTwoHours = new Date(Date.now() + 7_200_000);
  expect(isLate(known, { backupUrl: there.backupUrl, now: inTwoHours })).toBe(false);
  const away = there.databaseUrl.replace(/:\d+\//, ':9/');
  expect((await readSchoolStateAnyway(there.dataDir, away)).whole).toEqual(state.whole);
});

test('[F-131] while one machine takes a backup the other takes none, and says that one runs', async () => {
  const { there, db } = await twoMachines();
  const control = createBackupControl(there, db);
  await whileAlone(db, 'backup', async () => {
    await expect(runBackup(there, silentTerminal)).rejects.toMatchObject({ problem: 'busy' });
    expect((await control.state()).running).toMatchObject({ kind: 'backup' });
    expect(await control.start()).toBe(false);
  });
  expect((await control.state()).running).toBeNull();
});
