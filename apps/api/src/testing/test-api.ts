import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Inputs,
  type Items,
  type ResourceName,
  resources,
} from '@pesantren/api-client/resources';
import { atOnce } from '@pesantren/api-client/server/concurrency-limit';
import * as z from 'zod/mini';
import { createApp } from '../app.ts';
import { createBackupControl } from '../backups/control.ts';
import { openDatabase } from '../db/open.ts';
import { createDiskReserve } from '../db/sqlite/disk-reserve.ts';
import type { Deps } from '../deps.ts';
import { createFirstAdmin } from '../features/admin/first-admin.ts';
import { createPasswordHasher } from '../features/admin/passwords.ts';
import { createSessions } from '../features/admin/sessions.ts';
import { createAdminStore } from '../features/admin/store.ts';
import { pushServices } from '../features/push/send.ts';
import { createSchoolClock } from '../features/school/school-clock.ts';
import { createImageNormalizer } from '../features/upload/normalize-image.ts';
import { createFolderStorage } from '../features/upload/storage/folder-storage.ts';
import { createUploadUrls } from '../features/upload/upload-urls.ts';
import { createRateLimits } from '../http/guards/rate-limits.ts';
import { createFolderKeys } from '../keys/folder-keys.ts';
import { registry } from '../resources/registry.ts';
import { seed } from '../seed/seed.ts';
import { askSecond } from './second-school.ts';
import { migratedTemplate, testDatabase } from './test-database.ts';
// Imported early: later it would block loaders that an app in the same process has unblocked.
import '../features/upload/sharp.ts';

export type TestApi = Awaited<ReturnType<typeof testApi>>;

/** True in the project `api-schools`. */
const hasSecond = process.env.TEST_SECOND_SCHOOL !== undefined;

const origin = 'http://localhost:4000';
const adminOrigin = 'http://localhost:3001';
const siteOrigin = 'http://localhost:3000';
const username = 'admin';
const password = 'kata sandi uji';

/** The words that tests read; of any other resource the first sample is taken. */
const defaults: Partial<Inputs> = {
  articles: {
    title: 'Judul artikel',
    excerpt: '',
    content: 'Isi artikel.',
    date: '12 Januari 2026',
    author: 'Redaksi',
    category: 'Kegiatan',
    read_time: '4 menit',
    image: '',
    image_alt: '',
  },
  announcements: {
    title: 'Judul pengumuman',
    content: 'Isi pengumuman.',
    date: '12 Januari 2026',
    time: '08.00 WIB',
    priority: 'Sedang',
    category: 'Akademik',
    pdf_url: '',
  },
  prestasi: { prestasi: 'Juara 1 Panahan', tanggal: '2026-01-12' },
  carousel: { src: 'https://contoh.sch.id/gambar.jpg' },
  gallery: { title: 'Judul foto', category: 'Asrama', image: 'https://contoh.sch.id/foto.jpg' },
};

/** Replacements of single dependencies, the factor of the rate limits, and the way to the database. */
type Overrides = Partial<Deps> & {
  limitFactor?: number;
  open?: typeof openDatabase;
  /** For itself, where each has a second school in its process. */
  isSecond?: boolean;
};

/** The school beside the one that is tested: with its clock and its limits, and nothing else of it. */
function secondOf({ now, trustedProxies }: Overrides, limitFactor: number): Promise<TestApi> {
  return testApi({
    ...(now && { now }),
    ...(trustedProxies && { trustedProxies }),
    ...{ limitFactor, isSecond: true, apiKey: 'kunci-sebelah', log: () => {} },
  });
}

/**
 * Starts the real API for tests, without a port: a migrated, empty database, one administrator, cheap password
 * hashes, no rate limits. `overrides` replace single dependencies (`now`, `log`).
 * @returns `app` and its `fetch`; `url`, `key`, `adminOrigin`, `siteOrigin`, `username`, `password` to call it
 *   with; `asAdmin` to sign a request; `create`, `rename` and `seed` to fill it; `stop` to delete it.
 */
export async function testApi({
  limitFactor = 1_000_000,
  open = openDatabase,
  isSecond = false,
  ...overrides
}: Overrides = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'pesantren-api-'));
  const uploadsFolder = join(folder, 'uploads');
  const database = await testDatabase(folder, migratedTemplate);
  const { db, pool, close } = await open(database.url);
  const urls = createUploadUrls(origin);
  const now = () => new Date();
  const deps: Deps = {
    db,
    uploads: createFolderStorage(uploadsFolder),
    sized: createFolderStorage(join(folder, 'sized')),
    waveKeys: createFolderKeys(join(folder, 'kunci-gelombang')),
    disk: createDiskReserve(undefined),
    diskFloor: 0,
    uploadQuota: Number.POSITIVE_INFINITY,
    uploadsTotal: Number.POSITIVE_INFINITY,
    backups: createBackupControl(
      { dataDir: folder, databaseUrl: database.url, backupUrl: undefined },
      db,
    ),
    urls,
    passwords: createPasswordHasher({ memory: 8, passes: 1 }),
    normalizeImage: createImageNormalizer(),
    cutTurn: atOnce,
    limits: createRateLimits(limitFactor, pool),
    now,
    schoolClock: createSchoolClock({ db, urls, now }),
    log: (entry, level = 'error') => level === 'error' && console.error(entry),
    measure: () => {},
    release: undefined,
    apiKey: 'kunci-uji',
    adminOrigin,
    siteOrigin,
    pushServices,
    hosts: [],
    trustedProxies: 0,
    isDevelopment: false,
    isFrozen: false,
    isStopping: () => false,
    ...overrides,
  };
  await createFirstAdmin(deps, { username, password });
  const admin = await createAdminStore(db).byName(username);
  const session = await createSessions(deps).start(admin?.id ?? 0, {
    userAgent: 'uji',
    address: '',
  });
  const app = createApp(deps);
  const { apiKey: key } = deps;
  const second = hasSecond && !isSecond ? await secondOf(overrides, limitFactor) : undefined;

  /** Sends a request, as if from `remoteAddress`. */
  async function fetch(request: Request, remoteAddress = '127.0.0.1'): Promise<Response> {
    if (second) await askSecond(second, request, { key, session }, remoteAddress);
    return app.fetch(request, { incoming: { socket: { remoteAddress } } });
  }

  /** Adds what the administrator's browser sends: key, origin, session cookie. */
  function asAdmin(request: Request): Request {
    const signed = new Request(request);
    const additions = { 'X-API-Key': key, Origin: adminOrigin, Cookie: `__Host-sid=${session}` };
    for (const [name, value] of Object.entries(additions)) {
      if (!signed.headers.has(name)) signed.headers.set(name, value);
    }
    return signed;
  }

  /** Creates an item as the admin's form does, with defaults for missing fields. */
  async function create<Name extends ResourceName>(
    name: Name,
    input: Partial<Inputs[Name]> = {},
  ): Promise<Items[Name]> {
    const item = await send('POST', resources[name].path, {
      ...(defaults[name] ?? registry[name].samples[0]),
      ...input,
    });
    return z.parse(resources[name].item, item);
  }

  /** Changes an article's title, and so its slug; other fields get their defaults. */
  async function rename(id: string, title: string): Promise<void> {
    await send('PUT', `${resources.articles.path}/${id}`, { ...defaults.articles, title });
  }

  async function send(method: string, path: string, input: object): Promise<unknown> {
    const headers = { 'Content-Type': 'application/json' };
    const init = { method, headers, body: JSON.stringify(input) };
    const response = await fetch(asAdmin(new Request(`${origin}/api${path}`, init)));
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  }

  async function stop(): Promise<void> {
    await second?.stop();
    await close();
    await database.drop();
    await rm(folder, { recursive: true });
  }

  const url = `${origin}/api`;
  return {
    app,
    fetch,
    asAdmin,
    create,
    rename,
    stop,
    /** Fills the database with the sample content, without its files. */
    seed: () => seed(deps),
    deps,
    folder,
    uploadsFolder,
    databaseUrl: database.url,
    url,
    origin,
    key,
    session,
    adminOrigin,
    siteOrigin,
    username,
    password,
  };
}
