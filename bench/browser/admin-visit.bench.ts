import { budgets } from '../../e2e/budgets/budgets.ts';
import { phone } from '../../e2e/budgets/traffic.ts';
import { expect, type Page, test } from '../../e2e/fixtures.ts';
import { quantile } from '../harness/quantile.ts';
import { report } from '../harness/report.ts';
import { copyArticles } from './copy-articles.ts';
import { slowdown, slowNetwork } from './slow-phone.ts';

test.use({ serviceWorkers: 'allow' });

/** Words of the text that is typed in. */
const words = 2000;

const budget = budgets.adminVisit;

type BrowserContext = ReturnType<Page['context']>;
type CDPSession = Awaited<ReturnType<BrowserContext['newCDPSession']>>;

type Step = { milliseconds: number; bytes: number };

/** Counts the bytes of a page and of its service worker, and slows both down. */
async function slowPage(context: BrowserContext) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await slowDown(session);
  const step = async (act: () => Promise<unknown>, done: () => Promise<unknown>): Promise<Step> => {
    bytes = 0;
    const start = performance.now();
    await act();
    await done();
    return { milliseconds: Math.round(performance.now() - start), bytes };
  };
  return { page, step };
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

const editor = (page: Page) => page.getByRole('textbox', { name: 'Isi' });
const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Format teks' });
const firstRow = (page: Page) => page.getByRole('row').nth(1);

test('login, list, editor and the second start, cold on a slow phone', async ({
  browser,
  system,
  account,
}) => {
  copyArticles(system, 202);
  const context = await browser.newContext(phone);
  const { page, step } = await slowPage(context);
  const rows: Record<string, Step> = {};
  const name = page.getByLabel('Nama pengguna');
  rows.login = await step(
    () => page.goto(`${system.admin}/adminsekolah/`, { waitUntil: 'commit' }),
    () => name.fill(account.username, { timeout: 120_000 }),
  );
  await page.getByLabel('Kata sandi', { exact: true }).fill(account.password);
  rows.list = await step(
    () => page.getByRole('button', { name: 'Masuk' }).click(),
    () => firstRow(page).waitFor({ timeout: 120_000 }),
  );
  rows.editor = await step(
    () => page.getByRole('button', { name: 'Tulis artikel' }).click(),
    async () => {
      await toolbar(page).waitFor({ timeout: 120_000 });
      await editor(page).click();
    },
  );
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), {
      timeout: 200_000,
    })
    .toBe('activated');
  await page.close();
  const second = await slowPage(context);
  rows.second = await second.step(
    () => second.page.goto(`${system.admin}/adminsekolah/articles`, { waitUntil: 'commit' }),
    () => second.page.getByRole('button', { name: 'Tulis artikel' }).waitFor(),
  );
  await context.close();
  report('admin-visit', rows);
  for (const [visit, { milliseconds, bytes }] of Object.entries(rows)) {
    const most = budget[visit as keyof typeof budget];
    expect.soft(milliseconds, `${visit}: milliseconds`).toBeLessThanOrEqual(most.milliseconds);
    expect.soft(bytes, `${visit}: bytes`).toBeLessThanOrEqual(most.bytes);
  }
});

test('Interaction to Next Paint of the admin’s controls, and typing in a long text, on a slow processor', async ({
  admin,
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  const durations = await page.evaluateHandle(() => {
    const found: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId) found.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    return found;
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const inp: Record<string, { milliseconds: number }> = {};
  const measure = async (control: string, act: () => Promise<unknown>) => {
    await durations.evaluate((found) => found.splice(0));
    await act();
    await page.waitForTimeout(1500);
    inp[control] = { milliseconds: await durations.evaluate((found) => Math.max(0, ...found)) };
  };
  const button = (label: string) => admin.getByRole('button', { name: label, exact: true });
  await measure('search', () => admin.getByRole('searchbox').pressSequentially('panen'));
  await admin.getByRole('searchbox').fill('');
  await measure('palette', () => page.keyboard.press('Control+k'));
  await measure('close palette', () => page.keyboard.press('Escape'));
  await measure('open form', () => button('Tulis artikel').click());
  await toolbar(admin).waitFor();
  await editor(admin).click();
  const long = Array.from({ length: words / 20 }, () => `${'sawah padi '.repeat(10).trim()}\n`);
  await page.keyboard.insertText(long.join('\n'));
  await page.waitForTimeout(3000);
  await durations.evaluate((found) => found.splice(0));
  await page.keyboard.type('mengetik di tengah teks yang panjang sekali', { delay: 120 });
  await page.waitForTimeout(1000);
  const typed = await durations.evaluate((found) => [...found]);
  const typing = quantile(typed, 0.9) ?? 0;
  await measure('bold', () => button('Tebal').click());
  await measure('title', () =>
    admin.getByLabel('Judul', { exact: true }).pressSequentially('Panen'),
  );
  await measure('preview', () => button('Pratinjau').click());
  await page.keyboard.press('Escape');
  // The draft that was saved meanwhile has renamed it.
  await measure('cancel', () => admin.getByRole('button', { name: /^(Batal|Tutup)$/ }).click());
  report('admin-inp', { ...inp, 'typing p90': { milliseconds: typing } });
  expect.soft(typing, 'typing').toBeLessThanOrEqual(budgets.adminTouches.typing);
  for (const [control, { milliseconds }] of Object.entries(inp))
    expect.soft(milliseconds, control).toBeLessThanOrEqual(budgets.adminTouches.inp);
});
