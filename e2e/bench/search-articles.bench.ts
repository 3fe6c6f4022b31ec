import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../fixtures.ts';
import { manyArticles } from './many-articles.ts';
import { watch } from './watch.ts';

const rows = 10_000;
/** Common, rare, in the body only, nowhere; each typed letter by letter and taken back. */
const searches = ['panen raya', 'santri kelas', 'zat xyq', 'asrama putri 9'];
/** As fast as people type, in milliseconds between two keys. */
const pause = 120;

/** In milliseconds: until an interaction is seen, and one piece of work that holds up a frame. */
const bounds = { interaction: 100, task: 50 };

test(`searching ${rows} articles on a processor four times as slow`, async ({
  admin,
  system,
  browser,
}) => {
  manyArticles(system, rows);
  await admin.goto(`${system.admin}/adminsekolah/articles`);
  await expect(admin.getByText(/^10\.?000 artikel$/)).toBeVisible({ timeout: 60_000 });
  const cdp = await admin.context().newCDPSession(admin);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const watched = (work: () => Promise<void>) => watch(browser, admin, work);

  const typing = await watched(async () => {
    await admin.getByRole('searchbox').focus();
    for (const search of searches) {
      await admin.keyboard.type(search, { delay: pause });
      await expect(admin.getByText(/ dari 10\.?000 artikel/)).toBeVisible();
      for (const _ of search) await admin.keyboard.press('Backspace', { delay: pause });
    }
  });
  const turning = await watched(async () => {
    for (const name of ['Judul', 'Judul', 'Tanggal', 'Kategori']) {
      await admin.getByRole('button', { name }).click();
    }
    await admin.getByRole('link', { name: 'Berikutnya' }).click();
    await expect(admin.getByRole('link', { name: 'Sebelumnya' })).toBeVisible();
  });

  console.table({ typing, turning });
  const folder = join(import.meta.dirname, '../../bench-results');
  mkdirSync(folder, { recursive: true });
  const figures = { rows, bounds, typing, turning };
  writeFileSync(join(folder, 'search-articles.json'), `${JSON.stringify(figures, null, 2)}\n`);
  expect(typing.slowestInteraction).toBeLessThanOrEqual(bounds.interaction);
  expect(typing.longestTask).toBeLessThanOrEqual(bounds.task);
});
