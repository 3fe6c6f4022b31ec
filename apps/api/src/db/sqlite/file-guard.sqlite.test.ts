import { readdir, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sqlitePath } from '../../config.ts';
import { bodyOf, read, write } from '../../testing/requests.ts';
import { testApi } from '../../testing/test-api.ts';

const words =
  'Basis data di server rusak atau hilang, jadi perubahan tidak disimpan. Hubungi pengelola situs.';

/** A provider with one article, and the path of its database. */
async function openApi() {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let clock = Date.now();
  const api = await testApi({ now: () => new Date(clock) });
  onTestFinished(() => api.stop().catch(() => {}));
  await api.create('articles', { title: 'Sudah tersimpan' });
  const isReady = async () => {
    clock += 2_000;
    const response = await api.fetch(new Request(`${api.origin}/readyz`));
    return response.status === 200;
  };
  return { api, isReady, file: sqlitePath(api.databaseUrl) ?? '' };
}

const takenAway: Record<string, (file: string) => Promise<void>> = {
  deleted: (file) => rm(file),
  'replaced by an empty file': async (file) => {
    await rename(file, `${file}.lain`);
    await writeFile(file, '');
  },
  'left without its log': (file) => rm(`${file}-wal`),
};

test.each(Object.keys(takenAway))(
  '[D24] once the file is %s nothing is said to be stored, and what was is copied beside it',
  async (way) => {
    const { api, isReady, file } = await openApi();
    expect(await isReady()).toBe(true);
    await takenAway[way]?.(file);
    for (const title of ['Hilang', 'Hilang juga']) {
      const refused = await write(api, 'POST', '/articles.php', { title, content: 'x' });
      expect([refused.status, await bodyOf(refused)]).toEqual([
        503,
        { code: 'unavailable', message: words },
      ]);
    }
    expect(await isReady()).toBe(false);
    expect(await bodyOf<object[]>(read(api, '/articles.php'))).toHaveLength(1);
    const copies = (await readdir(dirname(file))).filter((name) => name.includes('.selamat-'));
    expect(copies).toHaveLength(1);
    const copy = new DatabaseSync(join(dirname(file), copies[0] ?? ''));
    expect(copy.prepare('select title from articles').all()).toEqual([
      { title: 'Sudah tersimpan' },
    ]);
    copy.close();
  },
);

test('[D24] once a damage was read nothing is written, and it is not ready', async () => {
  const { api, isReady, file } = await openApi();
  await truncate(file);
  await truncate(`${file}-wal`);
  const damaged = await read(api, '/articles.php');
  expect([damaged.status, await bodyOf(damaged)]).toEqual([
    503,
    { code: 'unavailable', message: words },
  ]);
  const refused = await write(api, 'POST', '/articles.php', { title: 'Hilang', content: 'x' });
  expect(refused.status).toBe(503);
  expect(await isReady()).toBe(false);
});
