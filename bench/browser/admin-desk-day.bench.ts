import { readFile } from 'node:fs/promises';
import { countTaps } from '../../e2e/admin/count-taps.ts';
import { phone } from '../../e2e/budgets/traffic.ts';
import { expect, test } from '../../e2e/fixtures.ts';
import { report } from '../harness/report.ts';
import { passphrase, registerMany } from './applicants.ts';
import { slowDown } from './slow-phone.ts';

/** The applicants of a morning, those who get a state at once, and how many times slower the phone's processor is. */
const [applicants, atOnce, slowdown] = [40, 10, 4];

const states = ['Dipanggil tes', 'Lolos', 'Cadangan'];

test('the day of the desk: 40 applicants on a slow phone, one of whom withdraws', async ({
  admin,
  browser,
  request,
  system,
}) => {
  const numbers = await registerMany(
    admin,
    system,
    Array.from({ length: applicants }, (_, index) => `Anak ${index + 1}`),
  );
  const storageState = await admin.context().storageState();
  const context = await browser.newContext({
    ...{ ...phone, storageState, viewport: { width: 360, height: 740 } },
  });
  // The chats, which nobody answers here.
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
  const page = await context.newPage();
  await slowDown(await context.newCDPSession(page), slowdown);
  const { tap, count } = countTaps(page);
  const rows: Record<string, { taps: number; milliseconds: number }> = {};
  const step = async (name: string, work: () => Promise<unknown>) => {
    const [taps, start] = [count(), performance.now()];
    await work();
    rows[name] = { taps: count() - taps, milliseconds: Math.round(performance.now() - start) };
  };

  const secret = page.getByLabel('Sandi pendaftaran', { exact: true });
  await step('the screen', () =>
    Promise.all([page.goto(`${system.admin}/adminsekolah/pendaftaran`), secret.waitFor()]),
  );
  await step('the list', async () => {
    await tap(secret);
    await secret.fill(passphrase);
    await tap(page.getByRole('button', { name: 'Buka daftar' }));
    await page.getByLabel('Pilih Anak 1', { exact: true }).waitFor();
  });
  await step(`${applicants} chats`, async () => {
    for (let index = 1; index <= applicants; index += 1) {
      const chat = page.getByRole('link', { name: new RegExp(`: Wali Anak ${index}$`) });
      const opened = context.waitForEvent('page');
      await tap(chat);
      const tab = await opened;
      expect(decodeURIComponent(tab.url())).toContain(`ananda Anak ${index} di`);
      await tab.close();
    }
  });
  await request.post(`${system.site}/bergabung/daftar/${numbers[5]}?tarik`, {
    headers: { Origin: new URL(system.site).origin },
  });
  for (const state of states) {
    await step(`${state} for ${atOnce}`, async () => {
      const from = states.indexOf(state) * atOnce;
      for (let index = from + 1; index <= from + atOnce; index += 1)
        await tap(page.getByLabel(`Pilih Anak ${index}`, { exact: true }));
      if (state !== states[0]) await page.getByLabel('Keadaan baru').selectOption({ label: state });
      await tap(page.getByRole('button', { name: `Ubah ${atOnce} pendaftar` }));
      await page.getByText(new RegExp(`pendaftar: ${state}`)).waitFor();
    });
  }
  await step('the CSV', async () => {
    const download = page.waitForEvent('download');
    await tap(page.getByRole('button', { name: 'Unduh CSV' }));
    const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\n');
    // The heading, and all but the one who has withdrawn.
    expect(lines).toHaveLength(applicants);
  });
  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const size = /\/MediaBox\s*\[([^\]]*)\]/.exec(sheets)?.[1]?.trim().split(/\s+/).map(Number) ?? [];
  expect((size[2] ?? 0) / (size[3] ?? 1)).toBeCloseTo(Math.SQRT2, 1);
  report('admin-desk-day', {
    ...rows,
    'one applicant': {
      taps: count() / applicants,
      milliseconds: Math.round(
        Object.values(rows).reduce((sum, { milliseconds }) => sum + milliseconds, 0) / applicants,
      ),
    },
  });
  expect(rows[`${applicants} chats`]?.taps).toBe(applicants);
  // Of ten a tick each, and the button; the state is chosen by two more in the phone's own list.
  for (const state of states) expect(rows[`${state} for ${atOnce}`]?.taps).toBe(atOnce + 1);
});
