import type { Role } from '@pesantren/api-client/contract/account';
import { beforeEach, expect, test } from 'vitest';
import { cleanUp } from '../../jobs/cleanup-job.ts';
import { apiForEachTest } from '../../testing/api-for-each-test.ts';
import { bodyOf, write } from '../../testing/requests.ts';
import { createSessions } from '../admin/sessions.ts';
import { createAdminStore } from '../admin/store.ts';
import { createReviews } from './reviews.ts';

const day = 86_400_000;
let clock: number;
beforeEach(() => {
  clock = Date.parse('2027-03-04T15:00:00Z');
});
const api = apiForEachTest({ now: () => new Date(clock) });

let cookies: Record<string, string>;
beforeEach(async () => {
  cookies = {};
  for (const [username, role] of [
    ['aisyah', 'penulis'],
    ['umar', 'penulis'],
    ['Bu Siti', 'redaktur'],
    ['Pak Ali', 'redaktur'],
  ] as const) {
    await write(api, 'POST', '/accounts.php', { username, role: role satisfies Role });
    await signIn(username);
  }
});

async function signIn(username: string): Promise<void> {
  const account = await createAdminStore(api.deps.db).byName(username);
  const device = { userAgent: 'uji', address: '' };
  const sid = await createSessions(api.deps).start(account?.id ?? 0, device);
  cookies[username] = `__Host-sid=${sid}`;
}

type Item = {
  version: number;
  state: string;
  submitted_at: string;
  reviewed_at: string;
  reviewed_by: string;
  review_note: string;
};
type Request = { id: number; title: string; state: string; at: string; username: string };

const path = '/articles.php';
const text = { title: 'Panen perdana', content: 'Isi.' };
const as = (who: string, method: string, to: string, body?: object, headers = {}) =>
  write(api, method, to, body, { Cookie: cookies[who] ?? '', ...headers });
const item = (who = 'Bu Siti') => bodyOf<Item>(as(who, 'GET', `${path}/1?state=all`));
const requests = (who: string) => bodyOf<Request[]>(as(who, 'GET', '/requests.php'));
const sendBack = (who: string, note: unknown, headers = {}) =>
  as(who, 'POST', `${path}/1/return`, { note }, headers);

/** Has a penulis ask for publishing a new article. */
async function ask(): Promise<void> {
  expect((await as('aisyah', 'POST', path, { ...text, state: 'draft' })).status).toBe(201);
  expect((await as('aisyah', 'POST', `${path}/1/submit`)).status).toBe(200);
}

test('[F-111] a text that waits is sent back with a note, which stands until it is sent again', async () => {
  await ask();
  expect(await requests('Bu Siti')).toEqual([
    {
      ...{ resource: 'articles', id: 1, title: 'Panen perdana', state: 'submitted' },
      ...{ at: '2027-03-04T15:00:00.000Z', username: 'aisyah' },
    },
  ]);
  expect(await requests('aisyah')).toEqual([]);
  const asked = await as('aisyah', 'GET', `${path}/1?state=all`);

  clock += 60_000;
  const note = 'Nama anak jangan lengkap.\n<b>Foto</b> ketiga kabur & gelap.';
  const answer = await sendBack('Bu Siti', ` ${note} `);
  const at = '2027-03-04T15:01:00.000Z';
  expect([answer.status, await bodyOf(answer)]).toEqual([
    200,
    expect.objectContaining({
      ...{ state: 'draft', version: 1, submitted_at: '', written_by: 'aisyah' },
      ...{ reviewed_at: at, reviewed_by: 'Bu Siti', review_note: note },
    }),
  ]);
  // A browser that asks whether its copy from before still holds gets the note.
  const copy = await as('aisyah', 'GET', `${path}/1?state=all`, undefined, {
    'If-None-Match': asked.headers.get('ETag') ?? '',
  });
  expect([copy.status, (await bodyOf<Item>(copy)).review_note]).toEqual([200, note]);
  const back = [expect.objectContaining({ id: 1, state: 'returned', at, username: 'Bu Siti' })];
  expect(await requests('aisyah')).toEqual(back);
  // Whose first answer was lost on the way hears it again, and it is in the log once.
  expect((await sendBack('Bu Siti', note)).status).toBe(200);
  expect([await requests('umar'), await requests('Pak Ali')]).toEqual([[], []]);
  // Writing goes on below the note, also where the form was open meanwhile.
  const draft = { ...text, content: 'Isi baru.', state: 'draft' };
  expect((await as('aisyah', 'PUT', `${path}/1`, draft, { 'If-Match': '"1"' })).status).toBe(200);
  expect((await item()).review_note).toBe(note);

  await as('aisyah', 'POST', `${path}/1/submit`);
  expect(await item()).toMatchObject({ reviewed_at: '', reviewed_by: '', review_note: '' });
  expect([await requests('aisyah'), (await requests('Bu Siti')).length]).toEqual([[], 1]);
  const log = await bodyOf<{ action: string; username: string; item_id: number }[]>(
    write(api, 'GET', '/admin.php/log?action=item-returned'),
  );
  expect(log).toMatchObject([{ username: 'Bu Siti', resource: 'articles', item_id: 1 }]);
});

test('[F-111] only who publishes sends back, only what waits, and with words', async () => {
  await ask();
  for (const writer of ['aisyah', 'umar']) {
    const refused = await sendBack(writer, 'Tidak.');
    expect([refused.status, (await bodyOf(refused)).code]).toEqual([403, 'not-allowed']);
  }
  for (const [note, words] of [
    ['', 'Catatan wajib diisi.'],
    [' \n\u200b', 'Catatan wajib diisi.'],
    [undefined, 'Catatan wajib diisi.'],
    [['a'], 'Catatan wajib diisi.'],
    ['x'.repeat(5000), 'Catatan paling panjang 2.000 karakter.'],
  ] as const) {
    const refused = await sendBack('Bu Siti', note);
    expect([refused.status, (await bodyOf(refused)).errors]).toEqual([422, { note: words }]);
  }
  expect((await item()).submitted_at).not.toBe('');
  const missing = await as('Bu Siti', 'POST', `${path}/99/return`, { note: 'Tidak.' });
  expect(missing.status).toBe(404);

  // Two at once: the second one hears who was first.
  const both = await Promise.all([sendBack('Bu Siti', 'Satu.'), sendBack('Pak Ali', 'Dua.')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { reviewed_by: first } = await item();
  const late = await bodyOf(both.find(({ status }) => status === 409) as Response);
  const waits = 'Tulisan ini tidak lagi menunggu:';
  expect([late.code, late.message]).toEqual([
    'conflict',
    `${waits} sudah dikembalikan oleh ${first}.`,
  ]);
  await as('Bu Siti', 'PUT', `${path}/1`, { ...text, state: 'published' });
  const published = await sendBack('Pak Ali', 'Tiga.');
  expect([published.status, (await bodyOf(published)).message]).toEqual([
    409,
    `${waits} sudah diterbitkan oleh Bu Siti.`,
  ]);
  await as('Bu Siti', 'POST', path, { ...text, state: 'draft' });
  const never = await as('Bu Siti', 'POST', `${path}/2/return`, { note: 'Tidak.' });
  expect([never.status, (await bodyOf(never)).message]).toEqual([
    409,
    'Tulisan ini tidak sedang menunggu diterbitkan.',
  ]);
  // What has changed since it was read.
  await as('aisyah', 'POST', `${path}/1/submit`);
  const old = await sendBack('Bu Siti', 'Lama.', { 'If-Match': '"1"' });
  expect([old.status, (await bodyOf(old)).code]).toEqual([412, 'changed-meanwhile']);
});

test('[F-111] the writer is told for a week that the text was published, or from when on it is', async () => {
  await ask();
  await sendBack('Bu Siti', 'Ringkas.');
  clock += 60_000;
  const publish_at = '2027-03-05T06:00:00+07:00';
  await as('Pak Ali', 'PUT', `${path}/1`, { ...text, state: 'published', publish_at });
  const told = { id: 1, title: 'Panen perdana', at: '2027-03-04T23:00:00.000Z' };
  const by = { username: 'Pak Ali' };
  expect(await requests('aisyah')).toMatchObject([{ ...told, ...by, state: 'scheduled' }]);
  expect(await item()).toMatchObject({ review_note: '', reviewed_by: 'Pak Ali' });
  // The log says who published, apart from who changes what is published.
  const log = await bodyOf<object[]>(write(api, 'GET', '/admin.php/log?action=item-published'));
  expect(log).toMatchObject([{ username: 'Pak Ali', resource: 'articles', item_id: 1 }]);
  clock += day;
  await signIn('aisyah');
  expect(await requests('aisyah')).toMatchObject([{ ...told, ...by, state: 'published' }]);
  // Corrections by others are no answer.
  await signIn('Bu Siti');
  await as('Bu Siti', 'PUT', `${path}/1`, { ...text, title: 'Panen', state: 'published' });
  expect(await requests('aisyah')).toMatchObject([{ ...told, title: 'Panen', ...by }]);
  clock += 7 * day;
  await signIn('aisyah');
  expect(await requests('aisyah')).toEqual([]);
  await cleanUp(api.deps);
  expect(await createReviews(api.deps, 'articles').of([1])).toEqual(new Map());
});

test('[F-111] the writer is told who took the text off the site, until it is asked for or published again', async () => {
  await ask();
  const publish = (who: string) => as(who, 'PUT', `${path}/1`, { ...text, state: 'published' });
  await publish('Bu Siti');
  clock += 60_000;
  const withdraw = (who: string) => as(who, 'POST', `${path}/1/withdraw`);
  expect((await withdraw('Pak Ali')).status).toBe(200);
  const told = { id: 1, title: 'Panen perdana', state: 'withdrawn', username: 'Pak Ali' };
  expect(await requests('aisyah')).toMatchObject([{ ...told, at: '2027-03-04T15:01:00.000Z' }]);
  expect(await item()).toMatchObject({ state: 'draft', reviewed_by: 'Pak Ali', review_note: '' });
  const late = await bodyOf(sendBack('Bu Siti', 'Terlambat.'));
  expect(late.message).toMatch(/: sudah ditarik dari situs oleh Pak Ali\.$/);

  clock += 60_000;
  await publish('Bu Siti');
  const again = { state: 'published', username: 'Bu Siti', at: '2027-03-04T15:02:00.000Z' };
  expect(await requests('aisyah')).toMatchObject([again]);
  await withdraw('Bu Siti');
  await as('aisyah', 'POST', `${path}/1/submit`);
  expect(await requests('aisyah')).toEqual([]);

  // Nobody is told of the own act.
  await as('Bu Siti', 'POST', path, { ...text, state: 'published' });
  await as('Bu Siti', 'POST', `${path}/2/withdraw`);
  expect(await requests('Bu Siti')).toMatchObject([{ id: 1, state: 'submitted' }]);
  clock += 8 * day;
  await signIn('aisyah');
  expect(await requests('aisyah')).toEqual([]);
});

test('[F-111] what waits stands in the list of that alone, and leaves with its item', async () => {
  await ask();
  const titles = async (state: string) =>
    (await bodyOf<Request[]>(as('Bu Siti', 'GET', `${path}?state=${state}`))).length;
  const counts = () => bodyOf<Record<string, number>>(as('Bu Siti', 'GET', `${path}/states`));
  expect([await titles('draft'), await titles('submitted'), await counts()]).toMatchObject([
    ...[0, 1],
    { all: 1, draft: 0, submitted: 1, published: 0 },
  ]);
  await sendBack('Bu Siti', 'Ringkas.');
  expect([await titles('draft'), await titles('submitted'), await counts()]).toMatchObject([
    ...[1, 0],
    { all: 1, draft: 1, submitted: 0, published: 0 },
  ]);
  await as('aisyah', 'DELETE', `${path}/1`);
  expect(await requests('aisyah')).toEqual([]);
  await as('aisyah', 'POST', `${path}/1/restore`);
  expect(await requests('aisyah')).toHaveLength(1);
  await as('aisyah', 'DELETE', `${path}/1`);
  await as('Bu Siti', 'POST', `${path}/1/purge`);
  expect(await createReviews(api.deps, 'articles').of([1])).toEqual(new Map());
  expect((await as('', 'GET', '/requests.php')).status).toBe(401);
});
