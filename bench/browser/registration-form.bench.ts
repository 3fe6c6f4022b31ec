import { budgets } from '../../e2e/budgets/budgets.ts';
import { phone, traffic } from '../../e2e/budgets/traffic.ts';
import { expect, test } from '../../e2e/fixtures.ts';
import { quantile } from '../harness/quantile.ts';
import { report } from '../harness/report.ts';
import { registerMany } from './applicants.ts';
import { slowDown } from './slow-phone.ts';

const runs = Number(process.env.BENCH_RUNS ?? 5);
/** How many times slower the phone's processor is. */
const slowdown = 4;

test('the registration’s form, whole and cold on a slow phone', async ({
  admin,
  browser,
  system,
}) => {
  await registerMany(admin, system, []);
  const form = `${system.site}/bergabung/daftar`;
  const figures: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page), slowdown);
    const start = performance.now();
    await page.goto(form, { waitUntil: 'load' });
    figures.push(performance.now() - start);
    await expect(page.getByRole('button', { name: 'Kirim pendaftaran' })).toBeEnabled();
    await context.close();
  }
  const page = await (await browser.newContext(phone)).newPage();
  const { script } = await traffic(page, form);
  const milliseconds = Math.round(quantile(figures, 0.5));
  report('registration-form', { form: { milliseconds, script } });
  expect(milliseconds).toBeLessThanOrEqual(budgets.registrationForm.milliseconds);
  expect(script).toBeLessThanOrEqual(budgets.registrationForm.script);
});
