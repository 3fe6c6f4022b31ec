import { expect, test } from '../../e2e/fixtures.ts';
import { report } from '../harness/report.ts';
import { copyArticles } from './copy-articles.ts';
import { type Figures, watch } from './watch.ts';

const rows = 10_000;
/** Common, rare, in the body only, nowhere; each typed letter by letter and taken back. */
const searches = ['panen raya', 'santri kelas', 'zat xyq', 'asrama putri 9'];
/** As fast as people type, in milliseconds between two keys. */
const pause = 120;

/** Slowdown of the processor, and the bound in milliseconds: long tasks (RAIL), INP. */
const rounds = [
  { slowdown: 1, bound: { longestTask: 50 } },
  { slowdown: 4, bound: { slowestInteraction: 100 } },
];

test(`searching, sorting and turning the pages of ${rows} articles`, async ({
  admin,
  system,
  browser,
}) => {
  copyArticles(system, rows);
  const cdp = await admin.context().newCDPSession(admin);
  const rest = () => admin.waitForTimeout(3 * pause);

  const typing = async () => {
    await admin.getByRole('searchbox').focus();
    for (const search of searches) {
      await admin.keyboard.type(search, { delay: pause });
      await expect(admin.getByText(/ dari 10\.?000 artikel/)).toBeVisible();
      for (const _ of search) await admin.keyboard.press('Backspace', { delay: pause });
    }
  };
  const sorting = async () => {
    for (const name of ['Judul', 'Judul', 'Tanggal', 'Tanggal', 'Kategori', 'Kategori']) {
      await admin.getByRole('button', { name, exact: true }).click();
      await rest();
    }
  };
  const turning = async () => {
    for (const name of ['Berikutnya', 'Berikutnya', 'Sebelumnya']) {
      await admin.getByRole('link', { name }).click();
      await rest();
    }
  };

  const figures: (Figures & { work: string; slowdown: number })[] = [];
  for (const { slowdown } of rounds) {
    await admin.goto(`${system.admin}/adminsekolah/articles`);
    await expect(admin.getByText(/^10\.?000 artikel$/)).toBeVisible({ timeout: 60_000 });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    for (const work of [typing, sorting, turning]) {
      figures.push({ work: work.name, slowdown, ...(await watch(browser, admin, work)) });
    }
  }

  report('admin-list', { ...figures });
  for (const { slowdown, bound } of rounds) {
    for (const figure of figures.filter((one) => one.slowdown === slowdown)) {
      for (const [name, limit] of Object.entries(bound)) {
        const what = `${name}, ${figure.work}, ${slowdown} times as slow`;
        expect.soft(figure[name as keyof typeof bound], what).toBeLessThanOrEqual(limit);
      }
    }
  }
});
