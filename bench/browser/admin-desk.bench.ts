import { makeKey } from '../../apps/admin/src/features/registrations/key/school-key.ts';
import { callProvider } from '../../e2e/admin/resource-steps.ts';
import { budgets } from '../../e2e/budgets/budgets.ts';
import { phone } from '../../e2e/budgets/traffic.ts';
import { expect, type Page, test } from '../../e2e/fixtures.ts';
import type { System } from '../../e2e/systems.ts';
import { consentVersion } from '../../packages/content/src/registration.ts';
import { quantile } from '../harness/quantile.ts';
import { report } from '../harness/report.ts';
import { slowdown } from './slow-phone.ts';
import { type Control, touch } from './touch.ts';

/** Applicants of the wave, and how often each control is touched; the median counts. */
const [applicants, runs] = [300, 5];

const passphrase = 'payung tikar senja hujan';
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const wave = { name: 'Gelombang Ukur', opens: day(-2), closes: day(9), discount: 0 };

const isChecked = (box: Element) => String((box as HTMLInputElement).checked);

/** The controls that the desk touches all day; the last one leaves no letter in the search. */
const controls: Record<string, Control> = {
  'a tick': {
    path: '',
    find: (page, touches) => page.getByLabel(/^Pilih Anak/).nth(touches),
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
  await registerMany(admin, system);
  const storageState = await admin.context().storageState();
  const page = await (await browser.newContext({ ...phone, storageState })).newPage();
  await page.goto(`${system.admin}/adminsekolah/pendaftaran`);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.getByLabel('Sandi pendaftaran', { exact: true }).fill(passphrase);
  const start = performance.now();
  await page.getByRole('button', { name: 'Buka daftar' }).click();
  await page.getByLabel('Pilih Anak 1', { exact: true }).waitFor({ timeout: 120_000 });
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

async function registerMany(admin: Page, system: System): Promise<void> {
  const school = await (await callProvider(admin, system, 'GET', 'school.php')).json();
  const facts = { ...school.facts, waves: [wave] };
  await callProvider(admin, system, 'PUT', 'school.php', { ...school, facts });
  const { input } = await makeKey(passphrase);
  await callProvider(admin, system, 'POST', 'registrations.php/keys', input);
  await callProvider(admin, system, 'PUT', 'registrations.php/settings', { enabled: true });
  for (let index = 1; index <= applicants; index += 1) {
    const child = {
      ...{ wave: `${wave.opens} ${wave.name}`, name: `Anak ${index}`, sex: 'Perempuan' },
      ...{ birth_year: 2014, class: 'VII', origin_school: 'SDN 3', regency: 'Aceh Tenggara' },
      ...{ guardian: `Wali ${index}`, relation: 'Ayah', note: '', consent: consentVersion },
      whatsapp: `0812${70_000_000 + index}`,
    };
    const headers = {
      'X-API-Key': system.env.API_KEY ?? '',
      'Idempotency-Key': crypto.randomUUID(),
    };
    const answer = await admin.request.post(`${system.api}/registrations.php`, {
      ...{ data: child, headers },
    });
    if (!answer.ok()) throw new Error(await answer.text());
  }
}
