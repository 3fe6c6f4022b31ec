import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Report } from '@pesantren/api-client/contract/operating/report';
import { speedName } from '@pesantren/api-client/contract/operating/visits';
import { defaultClock } from '@pesantren/content/clock';
import { expect, onTestFinished, test } from 'vitest';
import { createBackupControl } from '../../backups/control.ts';
import { BackupFailure } from '../../backups/failure.ts';
import { changeState, resultOf } from '../../backups/state.ts';
import { apiForEachTest } from '../../testing/api-for-each-test.ts';
import { expiringServer } from '../../testing/expiring-server.ts';
import { pdf } from '../../testing/files.ts';
import { bodyOf, uploadedUrl, write } from '../../testing/requests.ts';
import { createSchoolStore } from '../school/store.ts';
import { isLostElsewhere } from './links/ask-link.ts';
import { checkLinks } from './links/check-links.ts';

const day = 86_400_000;
const now = new Date();
const daysAgo = (days: number) => new Date(now.getTime() - days * day);
const api = apiForEachTest({ now: () => now });

type Change = Parameters<typeof changeState>[1];

/** Backups that go to a place, in a state. */
async function backups(change: Change, backupUrl: string | undefined = 'sftp:a@contoh:/b') {
  const { folder: dataDir, databaseUrl } = api;
  Object.assign(api.deps, {
    backups: createBackupControl({ dataDir, databaseUrl, backupUrl }, api.deps.db),
  });
  await changeState(dataDir, change);
}

const whole = { at: now.toISOString(), rows: 1, files: 1, size: 1, bytes: 1, snapshot: 'a' };
const well = { whole, last: resultOf(now), proof: resultOf(now) };

async function certificate(days: number, at = now) {
  const { origin, server } = await expiringServer(api.folder, days);
  onTestFinished(() => void server.close());
  Object.assign(api.deps, { siteOrigin: origin, now: () => at });
}

const article = (content: string, fields = {}) =>
  api.create('articles', { title: 'Panen', image: '', content, ...fields });

/** The school's waves, by the days on which they close. */
async function waves(...closes: Date[]) {
  const told = closes.map((at, n) => ({
    name: `Gelombang ${n + 1}`,
    opens: daysAgo(90).toISOString().slice(0, 10),
    closes: at.toISOString().slice(0, 10),
    discount: 0,
  }));
  const saved = await write(api, 'PUT', '/school.php', { facts: { waves: told } });
  expect(saved.status).toBe(200);
}

async function elsewhere(status: number): Promise<string> {
  const server = createServer((_, response) => response.writeHead(status).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hilang`;
}

const ask = (url: string) => isLostElsewhere(url, () => true);

/** Looks twice, a day apart. */
async function look() {
  await checkLinks({ ...api.deps, now: () => daysAgo(1) }, ask);
  await checkLinks(api.deps, ask);
}

const visits = (speeds: Record<string, number>) =>
  write(api, 'POST', '/visits.php', { pages: { '/': 30 }, speeds }, { Cookie: '' });

/** Each fault: what happens, and the line that tells it, with its level. */
const faults: readonly [what: string, line: string, level: string, () => Promise<unknown>][] = [
  ['no place for backups', 'backup', 'act', () => backups({}, '')],
  ['never a backup', 'backup', 'act', () => backups({ whole: null, last: null, proof: null })],
  [
    'a backup that failed',
    'backup',
    'act',
    () => backups({ ...well, last: resultOf(now, new BackupFailure('place-full')) }),
  ],
  [
    'a late backup',
    'backup',
    'act',
    () => backups({ ...well, whole: { ...whole, at: daysAgo(2).toISOString() } }),
  ],
  ['backups beside the data', 'backup-place', 'act', () => backups(well, `${api.folder}/sana`)],
  ['a backup never tried', 'proof', 'look', () => backups({ ...well, proof: null })],
  [
    'a backup that cannot be restored',
    'proof',
    'act',
    () => backups({ ...well, proof: resultOf(now, new BackupFailure('not-whole')) }),
  ],
  ['an old trial', 'proof', 'look', () => backups({ ...well, proof: resultOf(daysAgo(20)) })],
  ['a disk that fills', 'disk', 'act', async () => Object.assign(api.deps, { diskFloor: 1e15 })],
  ['a certificate that ends', 'certificate', 'act', () => certificate(10)],
  ['a certificate that has ended', 'certificate', 'act', () => certificate(1, daysAgo(-3))],
  [
    'many wrong passwords',
    'sign-ins',
    'look',
    async () => {
      const body = { username: api.username, password: 'salah' };
      for (let n = 0; n < 51; n += 1) await write(api, 'POST', '/admin.php/login', body);
    },
  ],
  [
    'an old release',
    'release',
    'look',
    async () => Object.assign(api.deps, { release: { name: 'abc1234', at: daysAgo(200) } }),
  ],
  [
    'a text that waits',
    'waiting',
    'act',
    async () => {
      await article('Isi.');
      await api.deps.db
        .updateTable('articles')
        .set({ published: 0, submitted_at: daysAgo(4).toISOString() })
        .execute();
    },
  ],
  ['a wave that closes', 'waves', 'look', () => waves(daysAgo(-7))],
  ['waves that are closed', 'waves', 'look', () => waves(daysAgo(7), daysAgo(3))],
  [
    'an announcement without an end',
    'announcements',
    'look',
    () => api.create('announcements', { date: '2 Januari 2025' }),
  ],
  [
    'a picture without words',
    'pictures',
    'look',
    () => article('Isi.', { image: 'https://contoh.sch.id/a.jpg', image_alt: '' }),
  ],
  [
    'old news',
    'news',
    'look',
    () =>
      api.deps.db
        .updateTable('articles')
        .set({ published_at: daysAgo(60).toISOString() })
        .execute(),
  ],
  [
    'a link to an article that is gone',
    'own-links',
    'look',
    async () => {
      await article('<p>Baca <a href="/artikel/lama">ini</a>.</p>');
      await look();
    },
  ],
  [
    'a link to a file that is lost',
    'own-links',
    'look',
    async () => {
      const url = await uploadedUrl(api, pdf);
      await article(`<p><a href="${url}">Brosur</a></p>`);
      await api.deps.uploads.remove(url.split('/').at(-1) ?? '');
      await look();
    },
  ],
  [
    'a link to a page that another site has no more',
    'foreign-links',
    'look',
    async () => {
      await article(`<p>Lihat <a href="${await elsewhere(404)}">situs itu</a>.</p>`);
      await look();
    },
  ],
  ['a slow server', 'speed', 'look', () => visits({ [speedName('ttfb', 2000)]: 30 })],
  [
    'pages that show late',
    'speed',
    'look',
    () => visits({ [speedName('ttfb', 100)]: 30, [speedName('lcp', 6000)]: 30 }),
  ],
  [
    'pages that answer late',
    'speed',
    'look',
    () => visits({ [speedName('ttfb', 100)]: 30, [speedName('inp', 900)]: 30 }),
  ],
  [
    'pages that move',
    'speed',
    'look',
    () => visits({ [speedName('ttfb', 100)]: 30, [speedName('cls', 400)]: 30 }),
  ],
];

test.each(faults)('[F-123] %s stands in the line %s as %s', async (_, name, level, happen) => {
  const lines = async () => (await bodyOf<Report>(write(api, 'GET', '/report.php'))).lines;
  await backups(well);
  // Else the waves of the sample have closed.
  await createSchoolStore(api.deps).beginEmpty();
  await article('Isi.', { title: 'Kabar baru', date: defaultClock.formatDate(now) });
  const before = (await lines()).find((line) => line.name === name);
  await happen();
  const after = await lines();
  const told = after.find((line) => line.name === name);
  expect(told).toMatchObject({ level, advice: expect.stringMatching(/\S/) });
  expect(told?.level).not.toBe(before?.level);
  expect(after.length).toBeLessThanOrEqual(20);
});

test('[F-123] a link that leads somewhere is no fault, nor is one that may only be away', async () => {
  await api.create('articles', { title: 'Tujuan', image: '' });
  const links = [
    '/artikel/tujuan',
    'http://localhost:3000/artikel/tujuan?utm=a#b',
    '/kontak',
    '/bukan-halaman-kami',
    await elsewhere(500),
    await elsewhere(200),
    'http://127.0.0.1:9/tertutup',
  ];
  await article(links.map((url) => `<a href="${url}">di sini</a>`).join(' '));
  await checkLinks({ ...api.deps, now: () => daysAgo(1) }, ask);
  await checkLinks(api.deps, ask);
  expect(await api.deps.db.selectFrom('broken_links').selectAll().execute()).toEqual([]);
});

test('[F-123] of this machine’s own network nothing is asked, whatever a link says', async () => {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '0x7f.1'])
    expect(await isLostElsewhere(`http://${host}:${port}/`), host).toBe(false);
  expect(asked).toBe(0);
});
