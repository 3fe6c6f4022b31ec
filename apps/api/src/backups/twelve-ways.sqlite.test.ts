import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultClock } from '@pesantren/content/clock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findTroubles } from '../alarms/find-troubles.ts';
import { silentTerminal } from '../cli/terminal.ts';
import { readConfig } from '../config.ts';
import { linesOfBackups } from '../features/report/of-backups.ts';
import { childEnv } from '../testing/child-env.ts';
import { flipByte, largestFile } from '../testing/damage.ts';
import { pdf } from '../testing/files.ts';
import { uploadedUrl } from '../testing/requests.ts';
import { freePort } from '../testing/server-process.ts';
import { type TestApi, testApi } from '../testing/test-api.ts';
import { takeLock } from './lock.ts';
import { proveBackup } from './prove.ts';
import { type BackupSettings, openRepository, runBackup } from './run.ts';
import { publicState, readState } from './state.ts';

let api: TestApi;
let config: BackupSettings;
let document: string;

beforeAll(async () => {
  api = await testApi();
  document = await uploadedUrl(api, pdf);
  await api.create('announcements', { pdf_url: document });
  config = readConfig({
    ...{ DATA_DIR: api.folder, DATABASE_URL: api.databaseUrl, DISK_FLOOR_MB: '1' },
    BACKUP_URL: join(api.folder, 'tempat'),
  });
  await runBackup(config, silentTerminal);
});
afterAll(() => api.stop());

const upload = () => join(api.uploadsFolder, document.split('/').at(-1) ?? '');
const run = (change: Partial<BackupSettings> = {}) =>
  runBackup({ ...config, ...change }, silentTerminal);
const prove = (change: Partial<BackupSettings> = {}) =>
  proveBackup({ ...config, ...change }, silentTerminal);

/** Runs the command with files of so many blocks at most, as on a full disk. */
async function runLimited(blocks: number): Promise<void> {
  const cli = join(import.meta.dirname, '../cli.ts');
  const limited = ['-c', `ulimit -f ${blocks}; exec "$0" "$@"`, process.execPath, cli];
  const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL, backupUrl: BACKUP_URL } = config;
  const env = { ...childEnv(), DATA_DIR, DATABASE_URL, BACKUP_URL };
  await once(spawn('sh', [...limited, 'snapshots', 'run'], { env, stdio: 'ignore' }), 'exit');
}

/** Kills the command once it says that it runs. */
async function runKilled(): Promise<void> {
  const cli = join(import.meta.dirname, '../cli.ts');
  const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL, backupUrl: BACKUP_URL = '' } = config;
  const child = spawn(process.execPath, [cli, 'snapshots', 'run'], {
    env: { ...childEnv(), DATA_DIR, DATABASE_URL, BACKUP_URL },
    stdio: 'ignore',
  });
  const exited = once(child, 'exit');
  await expect.poll(async () => (await readState(DATA_DIR)).running).not.toBeNull();
  child.kill('SIGKILL');
  await exited;
}

/** The snapshots in the place: restic keeps a file of each by its id, and asking restic itself takes it a second. */
const kept = async () => (await readdir(join(config.backupUrl ?? '', 'snapshots'))).toSorted();

/** Renames what a run needs away for as long as it lasts. */
async function without(path: string, work: () => Promise<void>): Promise<void> {
  await rename(path, `${path}.pergi`);
  try {
    await work();
  } finally {
    await rm(path, { recursive: true, force: true });
    await rename(`${path}.pergi`, path);
  }
}

const ignore = () => {};

/** Each way in which a backup goes wrong: what happens, what the state says of it, and the alarm. */
const ways: readonly [string, problem: string, alarm: string, () => Promise<unknown>][] = [
  ['the disk is full', 'disk-full', 'backup-failed', () => runLimited(200)],
  [
    'the bucket of the backups is away',
    'place-away',
    'backup-failed',
    async () => {
      const url = `s3:http://127.0.0.1:${await freePort()}/cadangan`;
      await run({ backupUrl: url, answerDeadline: 1500 }).catch(ignore);
    },
  ],
  [
    'the bucket of the uploads is away',
    'files-away',
    'backup-failed',
    async () => {
      const endpoint = `http://127.0.0.1:${await freePort()}`;
      const storage = { bucket: 'sekolah', prefix: '', region: 'us-east-1', endpoint };
      await run({ storage }).catch(ignore);
    },
  ],
  [
    'the key is another’s',
    'wrong-key',
    'backup-failed',
    async () => {
      const file = join(api.folder, 'kunci-cadangan');
      const key = await readFile(file, 'utf8');
      await writeFile(file, 'kunci-lain\n');
      await run().catch(ignore);
      await writeFile(file, key);
    },
  ],
  ['it is killed in the middle', 'interrupted', 'backup-failed', runKilled],
  [
    'an upload is lost',
    'lost-file',
    'backup-failed',
    () => without(upload(), () => run().catch(ignore)),
  ],
  [
    'a byte flips in the repository',
    'place-damaged',
    'proof-failed',
    async () => {
      const copy = join(api.folder, 'rusak');
      await cp(config.backupUrl ?? '', copy, { recursive: true });
      await flipByte(await largestFile(join(copy, 'data')), 1000);
      await prove({ backupUrl: copy }).catch(ignore);
    },
  ],
  [
    'the clock goes back',
    'clock',
    'backup-failed',
    () => run({ now: () => new Date(Date.now() - 40 * 86_400_000) }).catch(ignore),
  ],
  [
    'the disk of the backups is not mounted',
    'place-empty',
    'backup-failed',
    () =>
      without(config.backupUrl ?? '', async () => {
        await mkdir(config.backupUrl ?? '');
        await run().catch(ignore);
      }),
  ],
  [
    'PostgreSQL is away',
    'database-away',
    'backup-failed',
    async () => {
      const databaseUrl = `postgres://sekolah:x@127.0.0.1:${await freePort()}/sekolah`;
      await run({ databaseUrl }).catch(ignore);
    },
  ],
  [
    'there is no room to prove',
    'no-room-to-prove',
    'proof-failed',
    () => prove({ diskFloor: 1e15 }).catch(ignore),
  ],
  [
    'the place of the backups fills',
    'place-full',
    'backup-failed',
    () => run({ diskFloor: 1e16 }).catch(ignore),
  ],
];

test.each(ways)(
  '[F-120] [F-123] %s: the state says %s, the alarm %s, the report its words, and no older one is lost',
  async (_, problem, alarm, happen) => {
    const before = await kept();
    await happen();
    const { last, proof } = await readState(api.folder);
    const told = alarm === 'proof-failed' ? proof : last;
    expect(told).toMatchObject({ ok: false, problem });
    const troubles = await findTroubles({ ...config, port: await freePort(), patience: 0 });
    expect(troubles.find(({ name }) => name === alarm)?.text).toContain(told?.words);
    expect(await kept()).toEqual(expect.arrayContaining(before));
    const lines = linesOfBackups(
      await publicState(await readState(api.folder), config),
      new Date(),
      defaultClock,
    );
    const line = lines.find(({ name }) => name === (told === proof ? 'proof' : 'backup'));
    expect([line?.level, line?.text]).toEqual(['act', expect.stringContaining(told?.words ?? '')]);
  },
);

test('[F-120] of two at once the second ends with words; once all is well again the state says so', async () => {
  const free = takeLock(api.folder);
  await expect(run()).rejects.toMatchObject({ problem: 'busy' });
  free?.();
  const before = await kept();
  await run();
  expect((await readState(api.folder)).last).toMatchObject({ ok: true });
  const snapshots = await (await openRepository(config)).snapshots();
  expect(snapshots.map(({ id }) => id).toSorted()).toEqual(await kept());
  expect(await kept()).toEqual(expect.arrayContaining(before));
});
