import { budgets } from '../../e2e/budgets/budgets.ts';
import { phone } from '../../e2e/budgets/traffic.ts';
import { expect, type Page, test } from '../../e2e/fixtures.ts';
import { quantile } from '../harness/quantile.ts';
import { report } from '../harness/report.ts';
import { copyArticles } from './copy-articles.ts';
import { slowDown, slowdown } from './slow-phone.ts';
import { centerOf } from './touch.ts';

test.use({ serviceWorkers: 'allow' });

/** Words of the text that is typed in. */
const words = 2000;
/** How often each control is touched; the median counts. */
const runs = 3;

const budget = budgets.adminVisit;

type BrowserContext = ReturnType<Page['context']>;

/** `bytes`: what the step needs, whenever that came; `ahead`: what came in it for another one. */
type Step = { milliseconds: number; bytes: number; ahead: number };

/** Opens a page that is slowed down, and counts the bytes of its steps. */
async function slowPage(context: BrowserContext) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const urls = new Map<string, string>();
  let finished: { path: string; bytes: number }[] = [];
  session.on('Network.responseReceived', ({ requestId, response }) => {
    urls.set(requestId, response.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    finished.push({ path: new URL(urls.get(requestId) ?? 'none:').pathname, bytes });
  });
  await slowDown(session);
  const early = new Map<string, number>();
  /** Takes the time of a step, which is the one that runs the files of `fetchedFor` (apps/admin/src/main.tsx). */
  const step = async (
    act: () => Promise<unknown>,
    done: () => Promise<unknown>,
    fetchedFor: (files: string[]) => string[] = () => [],
  ): Promise<Step> => {
    finished = [];
    const start = performance.now();
    await act();
    await done();
    const milliseconds = Math.round(performance.now() - start);
    const ahead: string[] = JSON.parse((await page.locator('#ahead').textContent()) ?? '[]');
    const own = fetchedFor(ahead);
    const needed = own.map((path) => early.get(path) ?? 0);
    const forLater: number[] = [];
    for (const { path, bytes } of finished) {
      // Pictures are those of the list, which come while its form opens.
      const isEarly = (ahead.includes(path) && !own.includes(path)) || path.startsWith('/uploads/');
      if (isEarly) early.set(path, bytes);
      (isEarly ? forLater : needed).push(bytes);
    }
    return { milliseconds, bytes: sumOf(needed), ahead: sumOf(forLater) };
  };
  return { page, step };
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

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
    ([list = '']) => [list],
  );
  rows.editor = await step(
    () => page.getByRole('button', { name: 'Tulis artikel' }).click(),
    async () => {
      await toolbar(page).waitFor({ timeout: 120_000 });
      await editor(page).click();
    },
    ([, ...ofEditor]) => ofEditor,
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
    (all) => all,
  );
  await context.close();
  report('admin-visit', rows);
  for (const [visit, { milliseconds, bytes }] of Object.entries(rows)) {
    const most = budget[visit as keyof typeof budget];
    expect.soft(milliseconds, `${visit}: milliseconds`).toBeLessThanOrEqual(most.milliseconds);
    expect.soft(bytes, `${visit}: bytes`).toBeLessThanOrEqual(most.bytes);
  }
});

test.describe('on a phone', () => {
  test.use(phone);

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
      }).observe({
        type: 'event',
        durationThreshold: 16,
        buffered: true,
      } as PerformanceObserverInit);
      return found;
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const measured: Record<string, number[]> = {};
    const note = async (control: string, share: number) => {
      const found = await durations.evaluate((all) => all.splice(0));
      // Of none every one took less than 16 ms.
      const milliseconds = found.length > 0 ? quantile(found, share) : 0;
      measured[control] = [...(measured[control] ?? []), milliseconds];
    };
    const measure = async (control: string, act: () => Promise<unknown>) => {
      await durations.evaluate((found) => found.splice(0));
      await act();
      await page.waitForTimeout(1500);
      await note(control, 1);
    };
    // By the finger alone: what Playwright's own tap looks at in the page would be measured too.
    const tap = async (name: string | RegExp) => {
      const button = admin.getByRole('button', { name, exact: true });
      await button.scrollIntoViewIfNeeded();
      const center = await centerOf(button);
      return () => page.touchscreen.tap(...center);
    };
    const long = Array.from({ length: words / 20 }, () => `${'sawah padi '.repeat(10).trim()}\n`);
    for (let run = 0; run < runs; run += 1) {
      await measure('search', () => admin.getByRole('searchbox').pressSequentially('panen'));
      await admin.getByRole('searchbox').fill('');
      await measure('palette', () => page.keyboard.press('Control+k'));
      await measure('close palette', () => page.keyboard.press('Escape'));
      await measure('open form', await tap('Tulis artikel'));
      await toolbar(admin).waitFor();
      await editor(admin).click();
      await page.keyboard.insertText(long.join('\n'));
      await page.waitForTimeout(3000);
      await durations.evaluate((found) => found.splice(0));
      await page.keyboard.type('mengetik di tengah teks yang panjang sekali', { delay: 120 });
      await page.waitForTimeout(1000);
      await note('typing p90', 0.9);
      await measure('bold', await tap('Tebal'));
      await measure('title', () =>
        admin.getByLabel('Judul', { exact: true }).pressSequentially('Panen'),
      );
      await measure('preview', await tap('Pratinjau'));
      await page.keyboard.press('Escape');
      // The draft that was saved meanwhile has renamed it.
      await page.waitForTimeout(1000);
      await measure('cancel', await tap(/^(Batal|Tutup)$/));
    }
    const rows = Object.entries(measured).map(([control, found]) => {
      return [control, { milliseconds: quantile(found, 0.5) }] as const;
    });
    report('admin-inp', Object.fromEntries(rows));
    for (const [control, { milliseconds }] of rows) {
      const { typing, inp } = budgets.adminTouches;
      const most = control === 'typing p90' ? typing : inp;
      expect.soft(milliseconds, control).toBeLessThanOrEqual(most);
    }
  });
});
