import { cp, rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { silentTerminal } from '../cli/terminal.ts';
import { readConfig } from '../config.ts';
import { largestFile } from '../testing/damage.ts';
import { pdf } from '../testing/files.ts';
import { uploadedUrl } from '../testing/requests.ts';
import { quickRepository } from '../testing/restic-repository.ts';
import { testApi } from '../testing/test-api.ts';
import { proveBackup } from './prove.ts';
import { runBackup } from './run.ts';
import { readState } from './state.ts';

// A byte that flips is one of the ways of twelve-ways.sqlite.test.ts, and so is a disk without room to prove.
const damages: Record<string, (pack: string) => Promise<void>> = {
  'a file is lost': (pack) => rm(pack),
  'a file is cut off': (pack) => truncate(pack, 2000),
};

test('[F-120] the newest snapshot is proven by starting a provider on it; damage of its place is found', async () => {
  const api = await testApi();
  const repository = join(api.folder, 'tempat');
  const config = readConfig({
    ...{ DATA_DIR: api.folder, DATABASE_URL: api.databaseUrl },
    ...{ BACKUP_URL: repository, DISK_FLOOR_MB: '1' },
  });
  await quickRepository(repository, api.folder);
  await api.create('announcements', { pdf_url: await uploadedUrl(api, pdf) });
  await runBackup(config, silentTerminal);
  await proveBackup(config, silentTerminal);
  const { whole, proof } = await readState(api.folder);
  expect(proof).toMatchObject({ ok: true, problem: '' });

  for (const [what, damage] of Object.entries(damages)) {
    const copy = join(api.folder, 'rusak');
    await cp(repository, copy, { recursive: true });
    await damage(await largestFile(join(copy, 'data')));
    const failed = proveBackup({ ...config, backupUrl: copy }, silentTerminal);
    await expect(failed, what).rejects.toMatchObject({ problem: 'place-damaged' });
    const after = await readState(api.folder);
    const words = 'Isi tempat cadangan rusak atau ada yang hilang.';
    expect(after.proof, what).toMatchObject({ ok: false, words });
    expect(after.whole, what).toEqual(whole);
    await rm(copy, { recursive: true });
  }
  await api.stop();
});
