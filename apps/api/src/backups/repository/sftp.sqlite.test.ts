import { cp, mkdir, readdir, readFile, rename, rm, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentTerminal } from '../../cli/terminal.ts';
import { readConfig } from '../../config.ts';
import { openConfigured } from '../../create-deps.ts';
import { largestFile } from '../../testing/damage.ts';
import { pdf } from '../../testing/files.ts';
import { uploadedUrl } from '../../testing/requests.ts';
import { quickRepository } from '../../testing/restic-repository.ts';
import { hasSshd, type SftpServer, sftpServer } from '../../testing/sftp-server.ts';
import { type TestApi, testApi } from '../../testing/test-api.ts';
import { proveBackup } from '../prove.ts';
import { restoreSnapshot } from '../restore-snapshot.ts';
import { type BackupSettings, openRepository, runBackup } from '../run.ts';
import { readState } from '../state.ts';
import { readKey, setKey } from './key.ts';
import { meetServer, sshArguments } from './sftp.ts';

test('[F-120] ssh takes no server that nobody has confirmed, whatever the place', () => {
  const ssh = sshArguments('sftp:cadangan@server-lain:/pesantren', 'data');
  expect(ssh).toContain('-oStrictHostKeyChecking=yes');
  expect(ssh?.slice(-4)).toEqual(['-s', '--', 'cadangan@server-lain', 'sftp']);
  expect(sshArguments('sftp://u@server:2222//folder', 'data')).toContain('-oPort=2222');
  for (const url of ['/cadangan', 's3:https://host/bucket', "sftp:'x'@host:/a"])
    expect(sshArguments(url, 'data')).toBeUndefined();
});

let api: TestApi;
let server: SftpServer;
let config: BackupSettings;

beforeAll(async () => {
  if (!hasSshd) return;
  api = await testApi();
  server = await sftpServer();
  config = readConfig({
    ...{ DATA_DIR: api.folder, DATABASE_URL: api.databaseUrl, DISK_FLOOR_MB: '1' },
    BACKUP_URL: server.url,
  });
  await api.create('announcements', { title: 'Libur', pdf_url: await uploadedUrl(api, pdf) });
});
afterAll(async () => {
  if (!hasSshd) return;
  await server.stop();
  await api.stop();
});

const run = (change: Partial<BackupSettings> = {}) =>
  runBackup({ ...config, ...change }, silentTerminal);
const meet = (fingerprint = '') => meetServer(server.url, api.folder, fingerprint);

test.runIf(hasSshd)(
  '[F-120] a server is backed up to once somebody has confirmed its fingerprint and it knows our key',
  async () => {
    const shown = await meet();
    expect(shown.join('\n')).toContain(server.fingerprint());
    await expect(run()).rejects.toMatchObject({ problem: 'place-unknown' });
    await expect(meet('SHA256:lain')).rejects.toThrow('sidik jari lain');
    await expect(run()).rejects.toMatchObject({ problem: 'place-unknown' });
    const [known, , own] = await meet(server.fingerprint());
    expect(known).toContain('dikenal');
    expect(own).toBe((await readFile(join(api.folder, '.ssh/id_ed25519.pub'), 'utf8')).trim());
    expect((await meet())[0]).toContain('sudah dikenal');
    await expect(run()).rejects.toMatchObject({ problem: 'place-refused' });

    await server.allow(api.folder);
    // A first backup makes its place; from here on one is there whose key takes no time.
    await (await openRepository(config, true)).snapshots(true);
    for (const name of await readdir(server.place))
      await rm(join(server.place, name), { recursive: true });
    await quickRepository(server.place, api.folder);
    await run();
    await proveBackup(config, silentTerminal);
    expect(await readState(api.folder)).toMatchObject({ last: { ok: true }, proof: { ok: true } });

    const elsewhere = join(api.folder, 'lain');
    await mkdir(elsewhere);
    await setKey(elsewhere, await readKey(api.folder));
    await cp(join(api.folder, '.ssh'), join(elsewhere, '.ssh'), { recursive: true });
    const other = readConfig({ DATA_DIR: elsewhere, BACKUP_URL: server.url, DISK_FLOOR_MB: '1' });
    await restoreSnapshot(other, '', silentTerminal);
    const { db, close } = await openConfigured(other);
    const titles = await db.selectFrom('announcements').select('title').execute();
    await close();
    expect(titles).toEqual([{ title: 'Libur' }]);
  },
);

const fails = (change: Partial<BackupSettings> = {}) => run(change).catch(() => {});
const kept = async () => (await readdir(join(server.place, 'snapshots'))).toSorted();

/** The ways in which a server fails a backup, and what the state says of each. */
const ways: readonly [string, problem: string, () => Promise<unknown>][] = [
  [
    'the server is away',
    'place-away',
    async () => {
      await server.halt();
      await fails();
      await server.renewKey();
      await meet(server.fingerprint());
    },
  ],
  [
    'the server does not answer',
    'place-away',
    async () => {
      server.hold();
      await fails({ answerDeadline: 1500 });
      server.goOn();
    },
  ],
  [
    'another server answers in its place',
    'place-unknown',
    async () => {
      await server.renewKey();
      await fails();
      await meet(server.fingerprint());
    },
  ],
  [
    'the server takes our key no more',
    'place-refused',
    async () => {
      await server.forbid();
      await fails();
      await server.allow(api.folder);
    },
  ],
  [
    'the folder is empty although it was not',
    'place-empty',
    async () => {
      const config = join(server.place, 'config');
      await rename(config, `${config}.pergi`);
      await fails();
      await rename(`${config}.pergi`, config);
    },
  ],
  [
    'the key is another’s',
    'wrong-key',
    async () => {
      const key = await readKey(api.folder);
      await setKey(api.folder, 'kunci-lain');
      await fails();
      await setKey(api.folder, key);
    },
  ],
  [
    'its disk is full',
    'place-full',
    async () => {
      await server.fill();
      await fails({ answerDeadline: 4000 });
      await server.free();
    },
  ],
];

test.runIf(hasSshd).each(ways)(
  '[F-120] %s: the state says %s, and no older one is lost',
  async (_, problem, happen) => {
    if (problem === 'place-full' && !server.isDisk) return;
    const before = await kept();
    await happen();
    expect((await readState(api.folder)).last).toMatchObject({ ok: false, problem });
    expect(await kept()).toEqual(expect.arrayContaining(before));
  },
);

test.runIf(hasSshd)('[F-120] what is lost on the server is found by the proof', async () => {
  await run();
  await unlink(await largestFile(join(server.place, 'data')));
  await expect(proveBackup(config, silentTerminal)).rejects.toMatchObject({
    problem: 'place-damaged',
  });
});
