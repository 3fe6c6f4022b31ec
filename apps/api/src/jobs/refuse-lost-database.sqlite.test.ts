import { mkdtemp, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { noteStart } from '../alarms/starts.ts';
import { type Config, readConfig } from '../config.ts';
import { createDeps } from '../create-deps.ts';

const folders: string[] = [];
let config: Config;
let file: string;

/** A school's data after its provider has been ready once. */
beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pesantren-hilang-'));
  folders.push(folder);
  config = readConfig({ DATA_DIR: folder });
  file = join(folder, 'pesantren.db');
  await (await createDeps(config, () => {})).close();
  await noteStart(folder, new Date());
});
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true });
});

const ways: Record<string, () => Promise<void>> = {
  'taken away': () => rm(file),
  emptied: () => truncate(file),
  'replaced by another database': async () => {
    await rm(file);
    const other = new DatabaseSync(file);
    other.exec('create table catatan (isi text)');
    other.close();
  },
};

test.each(Object.keys(ways))(
  '[D24] where the database was %s, no other one is made and filled in its place',
  async (way) => {
    await ways[way]?.();
    const before = (await stat(file).catch(() => null))?.size;
    await expect(createDeps(config, () => {})).rejects.toThrow(
      /^DATABASE_URL=.*padahal situs sudah pernah berjalan.*Pulihkan cadangan/,
    );
    const after = (await stat(file).catch(() => null))?.size;
    if (!before) expect(after).toBe(before);
  },
);

test('[D24] who lost the whole folder is told of the copy that the provider made of what it still read', async () => {
  await rename(file, `${file}.selamat-2026-11-28`);
  await rm(join(config.dataDir, 'penyalaan.json'));
  await expect(createDeps(config, () => {})).rejects.toThrow(`${file}.selamat-2026-11-28`);
});

test('[D24] a first start that did not come to its end is begun anew', async () => {
  await rm(join(config.dataDir, 'penyalaan.json'));
  await writeFile(file, '');
  await (await createDeps(config, () => {})).close();
  expect((await stat(file)).size).toBeGreaterThan(0);
});
