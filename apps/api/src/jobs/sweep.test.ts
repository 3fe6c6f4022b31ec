import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Log } from '../deps.ts';
import { knownDevice } from '../features/admin/device-cookie.ts';
import { apiForEachTest } from '../testing/api-for-each-test.ts';
import { pdf } from '../testing/files.ts';
import { bodyOf, read, uploadedUrl, write } from '../testing/requests.ts';
import { startCleanupJob, sweep } from './cleanup-job.ts';

const day = 86_400_000;
let clock: number;
let lines: Parameters<Log>[0][];
beforeEach(() => {
  clock = Date.now();
  lines = [];
});
const log: Log = (entry) => entry.event === 'request' || lines.push(entry);
const api = apiForEachTest({ now: () => new Date(clock), log });

const login = () =>
  write(
    api,
    'POST',
    '/admin.php/login',
    { username: api.username, password: api.password },
    { Cookie: '' },
  );

/** How many items are in the trash, and whether a file is there that nobody has used yet. */
async function kept(url: string) {
  const rows = await api.deps.db.selectFrom('gallery').select('deleted_at').execute();
  const { status } = await api.fetch(new Request(url));
  return { trash: rows.filter(({ deleted_at }) => deleted_at !== null).length, file: status };
}

async function fill(): Promise<string> {
  const { id } = await api.create('gallery');
  expect((await write(api, 'DELETE', `/gallery_items.php/${id}`)).status).toBe(204);
  return uploadedUrl(api, pdf);
}

test('[F-76] a start with the clock 40 days ahead deletes nothing, and says so in one line', async () => {
  const url = await fill();
  clock += 40 * day;
  await sweep(api.deps);
  expect(await kept(url)).toEqual({ trash: 1, file: 200 });
  expect(lines).toMatchObject([{ event: 'sweep-held' }]);
});

test('[F-76] even once somebody has signed in by that clock a sweep takes a day’s worth, and the right clock goes on', async () => {
  const url = await fill();
  await sweep(api.deps);
  const right = clock;
  clock += 40 * day;
  expect((await login()).status).toBe(200);
  await sweep(api.deps);
  expect(await kept(url)).toEqual({ trash: 1, file: 200 });
  expect(lines).toEqual([]);
  clock = right;
  await sweep(api.deps);
  expect(await kept(url)).toEqual({ trash: 1, file: 200 });
  for (let days = 1; days <= 31; days += 1) {
    clock = right + days * day;
    await login();
    await sweep(api.deps);
  }
  expect(await kept(url)).toEqual({ trash: 0, file: 404 });
});

test('[F-76] a clock that goes back deletes nothing, and holds up no later sweep', async () => {
  const url = await fill();
  await sweep(api.deps);
  const right = clock;
  clock = 0;
  await sweep(api.deps);
  expect(await kept(url)).toEqual({ trash: 1, file: 200 });
  clock = right + day + 3_600_000;
  await login();
  await sweep(api.deps);
  clock += day;
  await login();
  await sweep(api.deps);
  expect(await kept(url)).toEqual({ trash: 1, file: 404 });
});

test('[F-76] where nobody signs in for weeks sweeps go on, each after the one before', async () => {
  const url = await fill();
  for (let run = 0; run <= 32; run += 1) {
    await sweep(api.deps);
    clock += day;
  }
  expect(await kept(url)).toEqual({ trash: 0, file: 404 });
  expect(lines).toEqual([]);
});

test('[F-76] after a pause of a machine sweeps wait for one sign-in, and then go on day by day', async () => {
  const url = await fill();
  await sweep(api.deps);
  clock += 40 * day;
  for (let run = 0; run < 20; run += 1) {
    await sweep(api.deps);
    clock += day / 2;
  }
  expect(await kept(url)).toEqual({ trash: 1, file: 200 });
  expect(lines).toHaveLength(20);
  await login();
  for (let run = 0; run < 31; run += 1) await sweep(api.deps);
  expect(await kept(url)).toEqual({ trash: 0, file: 404 });
  expect(lines).toHaveLength(20);
});

test('[F-76] a process that starts again and again sweeps once it has been there for an hour', async () => {
  const url = await fill();
  await sweep(api.deps);
  clock += 40 * day;
  await login();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  for (let start = 0; start < 40; start += 1) clearInterval(startCleanupJob(api.deps));
  expect(await kept(url)).toEqual({ trash: 1, file: 200 });
  const until = () => api.deps.db.selectFrom('sweeps').select('until').executeTakeFirst();
  const before = await until();
  const job = startCleanupJob(api.deps);
  onTestFinished(() => clearInterval(job));
  vi.advanceTimersByTime(3_600_000);
  await expect.poll(until).not.toEqual(before);
});

test('[F-76] sessions, devices and preview links from the future are void', async () => {
  const { id } = await api.create('articles');
  const right = clock;
  clock += 40 * day;
  const signed = await login();
  const cookies = signed.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const [Cookie = '', device = ''] = cookies;
  const link = await bodyOf<{ url: string }>(
    write(api, 'POST', `/articles.php/${id}/preview`, {}, { Cookie }),
  );
  clock = right;
  const session = write(api, 'GET', '/admin.php/session', undefined, { Cookie });
  expect((await session).status).toBe(401);
  const token = link.url.slice(link.url.lastIndexOf('/') + 1);
  expect((await read(api, `/preview.php/${token}`)).status).toBe(404);

  // One that was used while the clock was ahead as well.
  await api.deps.db
    .updateTable('sessions')
    .set({ created_at: new Date(right).toISOString() })
    .execute();
  expect((await write(api, 'GET', '/admin.php/session', undefined, { Cookie })).status).toBe(401);
  expect(device).toMatch(/^__Host-device-/);

  const account = await api.deps.db.selectFrom('admins').selectAll().executeTakeFirstOrThrow();
  expect(knownDevice(device, account, new Date(right))).toBeUndefined();
  expect(knownDevice(device, account, new Date(right + 40 * day))).toBeDefined();
});
