import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { outsideDeadline } from '@pesantren/api-client/server/deadline';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { inTransaction } from './db/in-transaction.ts';
import type { Database } from './db/open.ts';
import { openPostgres } from './db/postgres/open.ts';
import { type Backend, bounded } from './features/upload/storage/bounded-storage.ts';
import { createFolderStorage } from './features/upload/storage/folder-storage.ts';
import { createS3Storage } from './features/upload/storage/s3-storage.ts';
import type { Storage } from './features/upload/storage/storage.ts';
import { type Behaviour, faultyProxy } from './testing/faulty-proxy.ts';
import { pdf } from './testing/files.ts';
import { read, upload, uploadedUrl, write } from './testing/requests.ts';
import { s3Server } from './testing/s3-server.ts';
import { type TestApi, testApi } from './testing/test-api.ts';

/** In place of 5 s where nothing is answered. */
const short = 1_500;
let deadline: number;

let s3: Awaited<ReturnType<typeof s3Server>>;
beforeAll(async () => {
  s3 = await s3Server();
});
afterAll(() => s3.stop());

/** A dependency of a running provider, whose behavior a test sets. */
type Faulty = { api: TestApi; behave: (behaviour: Behaviour) => Promise<void> };

let clock: number;
const quiet = { log: () => {}, now: () => new Date(clock) };

async function withBucket(): Promise<Faulty> {
  const proxy = await faultyProxy(addressOf(s3.location.endpoint ?? ''));
  const endpoint = `http://127.0.0.1:${proxy.port}`;
  const uploads = createS3Storage({ ...s3.location, endpoint }, deadline);
  const api = await testApi({ ...quiet, uploads });
  onTestFinished(async () => {
    await proxy.stop();
    await api.stop();
  });
  return { api, behave: async (next) => proxy.behave(next) };
}

async function withDatabase(): Promise<Faulty> {
  let proxy: Awaited<ReturnType<typeof faultyProxy>> | undefined;
  const open = async (url: string): Promise<Database> => {
    proxy = await faultyProxy(addressOf(url));
    return openPostgres(Object.assign(new URL(url), { port: proxy.port }).href, deadline);
  };
  const api = await testApi({ ...quiet, open });
  onTestFinished(async () => {
    await proxy?.stop();
    await api.stop();
  });
  return { api, behave: async (next) => proxy?.behave(next) };
}

async function withDisk(): Promise<Faulty> {
  let current: Storage | undefined;
  const never = () => new Promise<never>(() => {});
  const silent = bounded(new Proxy({} as Backend, { get: () => never }), deadline);
  const uploads = new Proxy({} as Storage, {
    get: (_, name) => Reflect.get(current ?? {}, name),
  });
  const api = await testApi({ ...quiet, uploads });
  const folder = createFolderStorage(api.uploadsFolder, deadline);
  const slow = new Proxy(folder, {
    get: (target, name) => {
      const call = Reflect.get(target, name);
      if (name === 'list') return call;
      return async (...given: unknown[]) => {
        await pause(50);
        return Reflect.apply(call, target, given);
      };
    },
  });
  const behaving: { [next in Behaviour]?: Storage } = { silent, slow };
  current = folder;
  const away = `${api.uploadsFolder}-lain`;
  onTestFinished(() => api.stop());
  return {
    api,
    async behave(next) {
      current = behaving[next] ?? folder;
      if (next === 'refusing') await rename(api.uploadsFolder, away);
      else await rename(away, api.uploadsFolder).catch(() => {});
      if (next !== 'wrong') return;
      for await (const { name, size } of folder.list()) {
        await writeFile(join(api.uploadsFolder, name), Buffer.alloc(size, 'x'));
      }
    },
  };
}

function addressOf(url: string) {
  const { hostname: host, port } = new URL(url);
  return { host, port: Number(port) };
}

/** What people do: two read, three write, one signs in, one asks whether all is well. */
async function actAll(api: TestApi, own: string): Promise<Record<string, Response>> {
  const article = { title: 'Panen', content: 'Kopi.' };
  const { username, password } = api;
  const acts = {
    list: read(api, '/articles.php'),
    file: api.fetch(new Request(own)),
    // Its name tells nothing of its bytes.
    hero: api.fetch(new Request(`${api.origin}/uploads/situs/hero.jpg`)),
    text: write(api, 'POST', '/announcements.php', { ...article, pdf_url: own }),
    'text with a file of the school': write(api, 'POST', '/articles.php', {
      ...article,
      image: '/uploads/situs/hero.jpg',
    }),
    upload: upload(api, new Blob([pdf])),
    login: write(api, 'POST', '/admin.php/login', { username, password }, { Cookie: '' }),
    readyz: api.fetch(new Request(`${api.origin}/readyz`)),
  };
  const answers = Object.entries(acts).map(async ([act, answer]) => [act, await answer] as const);
  return Object.fromEntries(await Promise.all(answers));
}

const well = { list: 200, file: 200, hero: 200, text: 201, upload: 201, login: 200, readyz: 200 };
const all = { ...well, 'text with a file of the school': 201 };
const withoutFiles = {
  ...all,
  ...{ file: 503, hero: 503, upload: 503, readyz: 503, 'text with a file of the school': 503 },
};
const withoutDatabase = {
  ...{ list: 503, file: 200, hero: 200, text: 503, upload: 503, login: 503, readyz: 503 },
  'text with a file of the school': 503,
};

const onPostgres = process.env.TEST_POSTGRES_URL !== undefined;

type Row = [string, Behaviour, () => Promise<Faulty>, Record<string, number>];

const table: Row[] = [
  ...(onPostgres
    ? ([
        ['database', 'silent', withDatabase, withoutDatabase],
        ['database', 'refusing', withDatabase, withoutDatabase],
        ['database', 'slow', withDatabase, all],
        ['database', 'garbled', withDatabase, withoutDatabase],
        ['database', 'foreign', withDatabase, withoutDatabase],
        ['database', 'cut', withDatabase, withoutDatabase],
        ['bucket', 'silent', withBucket, withoutFiles],
      ] satisfies Row[])
    : ([
        ['bucket', 'silent', withBucket, withoutFiles],
        ['bucket', 'refusing', withBucket, withoutFiles],
        ['bucket', 'wrong', withBucket, { ...all, file: 503 }],
        ['bucket', 'slow', withBucket, all],
        ['bucket', 'garbled', withBucket, withoutFiles],
        ['bucket', 'foreign', withBucket, withoutFiles],
        ['bucket', 'cut', withBucket, withoutFiles],
        ['disk', 'silent', withDisk, withoutFiles],
        ['disk', 'slow', withDisk, all],
        ['disk', 'refusing', withDisk, withoutFiles],
        ['disk', 'wrong', withDisk, { ...all, file: 503, hero: 503 }],
      ] satisfies Row[])),
];

test.each(table)(
  '[F-74] the %s, %s: what can be answered is, the rest is refused in words in time, and it heals',
  async (name, behaviour, start, expected) => {
    clock = Date.now();
    deadline = ['silent', 'garbled', 'foreign'].includes(behaviour) ? short : outsideDeadline;
    const { api, behave } = await start();
    const hero = Buffer.from('\xff\xd8\xff gambar sekolah', 'latin1');
    await api.deps.uploads.write('situs/hero.jpg', hero);
    const own = await uploadedUrl(api, pdf);

    await behave(behaviour);
    clock += 2_000;
    const answers = await actAll(api, own);
    const statuses = Object.entries(answers).map(([act, { status }]) => [act, status]);
    expect(Object.fromEntries(statuses)).toEqual(expected);
    for (const [act, answer] of Object.entries(answers)) {
      if (answer.status !== 503 || act === 'readyz') continue;
      const told = { retry: answer.headers.get('Retry-After'), body: await answer.json() };
      const message = 'Server sedang sibuk. Coba lagi sebentar lagi.';
      expect(told, act).toEqual({ retry: '5', body: { code: 'unavailable', message } });
      expect(answer.headers.get('Cache-Control'), act).toBe('no-store');
    }

    await behave('well');
    if (name === 'disk' && behaviour === 'wrong') return;
    const ready = async () => {
      clock += 2_000;
      return (await api.fetch(new Request(`${api.origin}/readyz`))).status;
    };
    await expect.poll(ready).toBe(200);
    const healed = Object.entries(await actAll(api, own)).map(([act, { status }]) => [act, status]);
    expect(Object.fromEntries(healed)).toEqual(all);
  },
);

test('[F-74] no storage is asked within a transaction, whoever asks', async () => {
  const api = await testApi();
  onTestFinished(() => api.stop());
  for (const storage of [api.deps.uploads, api.deps.sized]) {
    const asked = inTransaction(api.deps.db, () => storage.find('situs/a.jpg'));
    await expect(asked).rejects.toThrow(/within a transaction/);
  }
});
