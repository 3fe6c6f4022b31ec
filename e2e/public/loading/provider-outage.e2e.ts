import { type ChildProcess, execFileSync } from 'node:child_process';
import { expect, test } from '../../fixtures.ts';
import { systems } from '../../systems.ts';

const ports = { site: systems.full.ports.site + 40, api: systems.full.ports.site + 42 };
const site = `http://localhost:${ports.site}`;
const api = `http://localhost:${ports.api}`;

/** The three processes under `start`, on ports of their own. */
const env = {
  ...systems.full.env,
  SITE_PORT: String(ports.site),
  SITE_URL: site,
  ADMIN_PORT: String(ports.site + 41),
  ADMIN_URL: `http://localhost:${ports.site + 41}`,
  API_PORT: String(ports.api),
  API_URL: `${api}/api`,
};

/** Ends the provider alone, among the processes that `start` has made. */
function endProvider({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  const list = execFileSync('ps', ['-A', '-o', 'ppid=,pid=,args='], { encoding: 'utf8' });
  const [, provider] =
    list
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .find(([parent, , ...args]) => parent === String(pid) && args.includes('src/main.ts')) ?? [];
  process.kill(Number(provider), signal);
}

const answers = async (url: string) => (await fetch(url).catch(() => ({ status: 0 }))).status;

test('[F-66] the site outlives its provider under start, which says what stopped and starts it again', async ({
  page,
  ownStart,
  allowConsoleError,
}) => {
  // Pictures are the provider's.
  allowConsoleError(/status of 503/);
  const all = await ownStart(env);
  await all.ready();
  await page.goto(`${site}/artikel`);
  const title = await page.locator('main :is(h2, h3)').first().textContent();

  endProvider(all.start, 'SIGTERM');
  await expect.poll(all.output).toContain('Nyalakan lagi dengan: pnpm start api');
  expect(all.output()).toContain('Penyedia berhenti (kode 0) karena diminta');
  expect(await answers(`${api}/healthz`)).toBe(0);
  await page.goto(`${site}/artikel`);
  await expect(page.getByRole('heading', { name: title ?? '' }).first()).toBeVisible();
  // A page still open would ask the ended site for its pictures.
  await page.close();
  all.start.kill('SIGINT');
  expect((await all.exited)[0]).toBe(0);
  expect(await answers(`${site}/healthz`)).toBe(0);
});

test('[F-66] a provider that is killed is started again, one that never starts stops all with its words', async ({
  ownStart,
}) => {
  const all = await ownStart(env);
  await all.ready();
  endProvider(all.start, 'SIGKILL');
  await expect.poll(all.output).toContain('Penyedia berhenti (SIGKILL); yang lain tetap berjalan');
  await expect.poll(all.output).toContain('Penyedia berjalan lagi.');
  expect(await answers(`${api}/readyz`)).toBe(200);
  expect(await answers(`${site}/healthz`)).toBe(200);

  await all.end();
  const failing = await ownStart({ ...env, DATABASE_URL: 'postgres://x:y@127.0.0.1:1/z' });
  expect((await failing.exited)[0]).toBe(1);
  expect(failing.output()).toContain('DATABASE_URL=');
  expect(failing.output()).toContain('Penyedia berhenti (kode 1)');
  expect(await answers(`${site}/healthz`)).toBe(0);
});
