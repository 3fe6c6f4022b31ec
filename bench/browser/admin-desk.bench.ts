import { budgets } from '../../e2e/budgets/budgets.ts';
import { phone } from '../../e2e/budgets/traffic.ts';
import { expect, test } from '../../e2e/fixtures.ts';
import { quantile } from '../harness/quantile.ts';
import { report } from '../harness/report.ts';
import { passphrase, registerMany } from './applicants.ts';
import { slowdown } from './slow-phone.ts';
import { type Control, touch } from './touch.ts';

/** Applicants of the wave, and how often each control is touched; the median counts. */
const [applicants, runs] = [300, 5];

const isChecked = (box: Element) => String((box as HTMLInputElement).checked);

/** The controls that the desk touches all day; the last one leaves no letter in the search. */
const controls: Record<string, Control> = {
  'a tick': {
    path: '',
    find: (page, touches) => page.getByLabel(/^Pilih Calon/).nth(touches),
    stateOf: isChecked,
  },
  'all of them': { path: '', find: (page) => page.getByLabel('Pilih semua'), stateOf: isChecked },
  'a letter of the search': {
    path: '',
    find: (page) => page.getByLabel('Cari pendaftar'),
    touch: async (page, control) => {
      await control.focus();
      await page.keyboard.press((await control.inputValue()) ? 'Backspace' : '7');
    },
    stateOf: (input) => (input as HTMLInputElement).value || 'empty',
  },
};

test('how long the desk waits for a tick among 300 applicants on a slow phone', async ({
  admin,
  browser,
  system,
}) => {
  await registerMany(
    admin,
    system,
    // The day of the desk has registered children of other names.
    Array.from({ length: applicants }, (_, index) => `Calon ${index + 1}`),
  );
  const storageState = await admin.context().storageState();
  const page = await (await browser.newContext({ ...phone, storageState })).newPage();
  await page.goto(`${system.admin}/adminsekolah/pendaftaran`);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.getByLabel('Sandi pendaftaran', { exact: true }).fill(passphrase);
  const start = performance.now();
  await page.getByRole('button', { name: 'Buka daftar' }).click();
  await page.getByLabel('Pilih Calon 1', { exact: true }).waitFor({ timeout: 120_000 });
  const rows: Record<string, { milliseconds: number }> = {
    opened: { milliseconds: Math.round(performance.now() - start) },
  };
  for (const [name, control] of Object.entries(controls)) {
    const figures: number[] = [];
    for (let touches = 0; touches < runs; touches += 1)
      figures.push((await touch(page, control, { touches })).inp);
    rows[name] = { milliseconds: quantile(figures, 0.5) };
  }
  report('admin-desk', rows);
  const { opened: _, ...answers } = rows;
  for (const [name, { milliseconds }] of Object.entries(answers))
    expect.soft(milliseconds, name).toBeLessThanOrEqual(budgets.adminTouches.inp);
});
