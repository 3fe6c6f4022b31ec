import { beforeEach, expect, test } from 'vitest';
import { cleanUp } from '../../jobs/cleanup-job.ts';
import { apiForEachTest } from '../../testing/api-for-each-test.ts';
import { picture } from '../../testing/files.ts';
import { bodyOf, read, uploadedUrl, write } from '../../testing/requests.ts';
import { createSessions } from '../admin/sessions.ts';
import { createAdminStore } from '../admin/store.ts';

const day = 86_400_000;
let clock: number;
beforeEach(() => {
  clock = Date.parse('2027-03-04T09:00:00+07:00');
});
const api = apiForEachTest({ now: () => new Date(clock) });

type Sent = { version: number; state: string; draft_version: number | null; title: string };

const article = { title: 'Panen raya', content: 'Isi.' };
const path = '/articles.php';
const put = (body: object, headers = {}) => write(api, 'PUT', `${path}/1`, body, headers);
const shown = () => bodyOf<Sent>(read(api, `${path}/1`));
const own = () => bodyOf<Sent>(write(api, 'GET', `${path}/1?state=all`));
const history = () =>
  bodyOf<{ version: number; username: string; published: boolean }[]>(
    write(api, 'GET', `${path}/1/revisions`),
  );
/** Signs in once more: the session of the test's beginning has ended meanwhile. */
async function signedIn(): Promise<{ Cookie: string }> {
  const admin = await createAdminStore(api.deps.db).byName(api.username);
  const device = { userAgent: 'uji', address: '' };
  return { Cookie: `__Host-sid=${await createSessions(api.deps).start(admin?.id ?? 0, device)}` };
}
const versions = async () => (await history()).map(({ version }) => version);

test('[V-06] a draft may lack anything, is seen by sessions alone and is published whole', async () => {
  const draft = await write(api, 'POST', path, { state: 'draft', title: 'Panen' });
  expect(draft.status).toBe(201);
  const at = { publish_at: '', expire_at: '', submitted_at: '', pinned_at: '' };
  expect(await bodyOf(draft)).toMatchObject({
    ...{ ...at, id: 1, title: 'Panen', content: '', state: 'draft', version: 1 },
    ...{ draft_version: null, written_by: 'admin', status: 'draft' },
  });
  const [never, hidden] = [await read(api, `${path}/99`), await read(api, `${path}/1`)];
  expect([hidden.status, await hidden.text()]).toEqual([404, await never.text()]);
  expect(await bodyOf(read(api, `${path}?q=panen`))).toEqual([]);
  expect((await own()).state).toBe('draft');

  const refused = await put({ state: 'published', title: 'Panen' });
  expect([refused.status, (await bodyOf(refused)).errors]).toEqual([
    422,
    { content: 'Isi wajib diisi.' },
  ]);
  const published = await put({ state: 'published', ...article }, { 'If-Match': '"1"' });
  expect(await bodyOf(published)).toMatchObject({ state: 'published', version: 2 });
  expect(await shown()).toMatchObject({ title: 'Panen raya', slug: 'panen-raya', version: 2 });
  // What was never more than a draft leaves no address behind.
  expect(await bodyOf(read(api, `${path}?slug=panen`))).toEqual([]);
  const long = { state: 'draft', title: 'x', content: 'x'.repeat(200_001) };
  expect((await write(api, 'POST', path, long)).status).toBe(422);
});

test('[V-06] a draft lies over what is published until it is published itself', async () => {
  await write(api, 'POST', path, article);
  const before = await (await read(api, `${path}/1`)).text();
  const saved = await put(
    { state: 'draft', ...article, title: 'Panen padi' },
    { 'If-Match': '"1"' },
  );
  expect(await bodyOf(saved)).toMatchObject({ version: 2, draft_version: 2, title: 'Panen raya' });
  expect(await (await read(api, `${path}/1`)).text()).toBe(before);
  expect(await bodyOf(read(api, `${path}?q=padi`))).toEqual([]);
  expect((await put({ state: 'draft', ...article }, { 'If-Match': '"1"' })).status).toBe(412);
  const version = await bodyOf<{ item: Sent }>(write(api, 'GET', `${path}/1/revisions/2`));
  expect(version.item).toMatchObject({ title: 'Panen padi', version: 2 });
  await put({ state: 'published', ...article, title: 'Panen padi' }, { 'If-Match': '"2"' });
  expect(await shown()).toMatchObject({ title: 'Panen padi', version: 3 });
  expect(await own()).toMatchObject({ draft_version: null, version: 3 });
});

test('[V-06] of five drafts that are saved over one version at the same moment one is taken', async () => {
  await write(api, 'POST', path, article);
  const titles = ['Satu', 'Dua', 'Tiga', 'Empat', 'Lima'];
  const saves = titles.map((title) =>
    put({ state: 'draft', ...article, title }, { 'If-Match': '"1"' }),
  );
  const statuses = (await Promise.all(saves)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 412, 412, 412, 412]);
  const taken = titles[statuses.indexOf(200)];
  const version = await bodyOf<{ item: Sent }>(write(api, 'GET', `${path}/1/revisions/2`));
  expect(version.item).toMatchObject({ title: taken, version: 2 });
  expect(await versions()).toEqual([2, 1]);
});

test('[V-07] a client of the seed publishes, edits over a draft and deletes, as before', async () => {
  const created = await bodyOf<object>(write(api, 'POST', path, article));
  expect(Object.keys(created)).not.toContain('state');
  await put({ state: 'draft', ...article, title: 'Draf' });
  const changed = await put({ ...article, title: 'Dari klien lama' }, { 'If-Match': '"1"' });
  expect(changed.status).toBe(200);
  expect(await bodyOf(changed)).toMatchObject({ title: 'Dari klien lama', version: 3 });
  expect(await own()).toMatchObject({ draft_version: null });
  // The times that it does not know stay.
  await put({ ...article, state: 'published', expire_at: '2027-04-01T00:00:00Z' });
  await put(article);
  expect(await own()).toMatchObject({ expire_at: '2027-04-01T00:00:00.000Z' });
  expect((await write(api, 'DELETE', `${path}/1`, undefined, { 'If-Match': '"5"' })).status).toBe(
    204,
  );
  expect((await read(api, `${path}/1`)).status).toBe(404);
});

test('[V-08] saves of one session within ten minutes are one revision, published ones each their own', async () => {
  await write(api, 'POST', path, article);
  for (const n of [1, 2, 3]) {
    clock += 3 * 60_000;
    await put({ state: 'draft', ...article, title: `Draf ${n}` });
  }
  expect(await versions()).toEqual([4, 1]);
  clock += 8 * 60_000;
  await put({ state: 'draft', ...article, title: 'Sesudah sepuluh menit' });
  expect(await versions()).toEqual([5, 4, 1]);
  await put({ state: 'published', ...article });
  await put({ state: 'published', ...article });
  expect(await history()).toMatchObject([
    { version: 7, username: 'admin', published: true },
    { version: 6, published: true },
    { version: 5, published: false },
    { version: 4, published: false },
    { version: 1, published: true },
  ]);
  const log = await bodyOf<{ action: string }[]>(
    write(api, 'GET', '/admin.php/log?action=draft-saved'),
  );
  expect(log).toHaveLength(2);
});

test('[V-08] a version comes back as a new one; a stale call is a 412, a purged version a 404', async () => {
  await write(api, 'POST', path, article);
  await put({ state: 'published', ...article, title: 'Judul kedua' });
  const back = `${path}/1/revisions/1/restore`;
  expect((await write(api, 'POST', back, {}, { 'If-Match': '"1"' })).status).toBe(412);
  const restored = await write(api, 'POST', back, {}, { 'If-Match': '"2"' });
  expect(await bodyOf(restored)).toMatchObject({
    title: 'Panen raya',
    version: 3,
    state: 'published',
  });
  expect(await shown()).toMatchObject({ title: 'Panen raya', slug: 'panen-raya' });
  expect((await write(api, 'POST', `${path}/1/revisions/9/restore`, {})).status).toBe(404);
  expect((await write(api, 'GET', `${path}/1/revisions/0`)).status).toBe(404);
  expect((await write(api, 'GET', `${path}/1/revisions/1`, undefined, { Cookie: '' })).status).toBe(
    401,
  );
});

test('[V-08] an item keeps its first revision and the newest, a hundred in all, for a year', async () => {
  await write(api, 'POST', path, article);
  for (let n = 0; n < 105; n += 1) await put({ state: 'published', ...article });
  const kept = await versions();
  expect([kept.length, kept[0], kept.at(-1), kept.at(-2)]).toEqual([100, 106, 1, 8]);
  clock += 366 * day;
  await cleanUp(api.deps);
  const left = await write(api, 'GET', `${path}/1/revisions`, undefined, await signedIn());
  expect(await bodyOf(left)).toMatchObject([{ version: 106 }, { version: 1 }]);
});

test('[V-08] a picture of an older version stays as long as the version, and goes with the item', async () => {
  const image = await uploadedUrl(api, await picture(20, 10).jpeg().toBuffer());
  await write(api, 'POST', path, { ...article, image });
  await put({ state: 'published', ...article });
  const isThere = async () => (await api.fetch(new Request(image))).status === 200;
  clock += 2 * day;
  await cleanUp(api.deps);
  expect(await isThere()).toBe(true);
  const cookie = await signedIn();
  await write(api, 'DELETE', `${path}/1`, undefined, cookie);
  await cleanUp(api.deps);
  expect(await isThere()).toBe(true);
  const purge = () => write(api, 'POST', `${path}/1/purge`, undefined, cookie);
  expect((await purge()).status).toBe(204);
  expect((await purge()).status).toBe(404);
  clock += 2 * day;
  await cleanUp(api.deps);
  expect(await isThere()).toBe(false);
});

test('[V-09] what is scheduled or published is taken back as a draft, with its newest words', async () => {
  await write(api, 'POST', path, {
    ...article,
    state: 'published',
    publish_at: '2027-03-06T06:00:00+07:00',
  });
  await put({ state: 'draft', ...article, title: 'Panen padi' });
  const back = await write(api, 'POST', `${path}/1/withdraw`, {}, { 'If-Match': '"2"' });
  expect(await bodyOf(back)).toMatchObject({
    ...{ state: 'draft', publish_at: '', title: 'Panen padi', version: 3, draft_version: null },
  });
  clock += 30 * day;
  expect((await read(api, `${path}/1`)).status).toBe(404);
});

test('[V-09] dates that break a rule are refused on their field', async () => {
  const refused = async (fields: object) => {
    const answer = await write(api, 'POST', path, { ...article, state: 'published', ...fields });
    return [answer.status, (await bodyOf(answer)).errors];
  };
  const at = '2027-03-06T06:00:00+07:00';
  const after = 'Berlaku sampai harus sesudah mulai tampil.';
  expect(await refused({ publish_at: at, expire_at: at })).toEqual([422, { expire_at: after }]);
  expect(await refused({ expire_at: '2029-03-05T00:00:00Z' })).toEqual([
    422,
    { expire_at: 'Tanggal paling jauh 2 tahun lagi.' },
  ]);
  for (const wrong of ['2027-03-06', '2027-03-06T06:00:00', 'besok', 7, '2027-02-30T00:00:00Z']) {
    const [status, errors] = await refused({ publish_at: wrong });
    expect([status, Object.keys(errors ?? {})], String(wrong)).toEqual([422, ['publish_at']]);
  }
  expect(await refused({ state: 'terbit' })).toEqual([
    422,
    { state: 'Status harus draft atau published.' },
  ]);
  expect((await write(api, 'GET', `${path}?state=terbit`)).status).toBe(422);
  expect(await bodyOf(write(api, 'GET', `${path}?state=all`))).toEqual([]);
});

test('[V-10] each state is a list with its count', async () => {
  await write(api, 'POST', path, { ...article, state: 'draft', title: 'Draf' });
  await write(api, 'POST', path, {
    ...article,
    state: 'published',
    title: 'Nanti',
    publish_at: '2027-03-06T06:00:00+07:00',
  });
  await write(api, 'POST', path, { ...article, title: 'Terbit' });
  await write(api, 'POST', path, {
    ...article,
    state: 'published',
    title: 'Usai',
    expire_at: '2027-03-01T00:00:00Z',
  });
  await write(api, 'POST', path, { ...article, title: 'Sampah' });
  await write(api, 'DELETE', `${path}/5`);
  await write(api, 'POST', `${path}/1/submit`);
  expect(await bodyOf(write(api, 'GET', `${path}/states`))).toEqual({
    ...{ all: 4, draft: 0, submitted: 1, scheduled: 1, published: 1, expired: 1, deleted: 1 },
  });
  const titles = async (state: string) => {
    const list = await write(api, 'GET', `${path}?state=${state}`);
    expect(list.headers.get('Cache-Control'), state).toBe('private, no-cache');
    return (await bodyOf<Sent[]>(list)).map(({ title }) => title);
  };
  expect(await titles('draft')).toEqual([]);
  expect(await titles('submitted')).toEqual(['Draf']);
  expect(await titles('scheduled')).toEqual(['Nanti']);
  expect(await titles('published')).toEqual(['Terbit']);
  expect(await titles('expired')).toEqual(['Usai']);
  expect(await titles('all')).toHaveLength(4);
  const trash = await bodyOf<Sent[]>(write(api, 'GET', `${path}?state=deleted`));
  expect(trash.map(({ title }) => title)).toEqual(['Sampah']);
  const entry = (id: number, title: string, at: string) => ({
    ...{ resource: 'articles', id, title, at, event: 'appears' },
  });
  const month = '/calendar.php?from=2027-03-01T00:00:00%2B07:00&to=2027-04-01T00:00:00%2B07:00';
  expect(await bodyOf(write(api, 'GET', month))).toEqual([
    { ...entry(4, 'Usai', '2027-03-01T00:00:00.000Z'), event: 'ends' },
    // Without a start an item has appeared when it was published.
    entry(3, 'Terbit', '2027-03-04T02:00:00.000Z'),
    entry(4, 'Usai', '2027-03-04T02:00:00.000Z'),
    entry(2, 'Nanti', '2027-03-05T23:00:00.000Z'),
  ]);
  expect((await read(api, month)).status).toBe(401);
});

test('[V-11] a preview shows its version for seven days to whoever has the link, and nothing else does', async () => {
  await write(api, 'POST', path, { ...article, state: 'draft' });
  const link = await bodyOf<{ url: string; expires_at: string }>(
    write(api, 'POST', `${path}/1/preview`, {}),
  );
  expect(link.url.startsWith(`${api.siteOrigin}/pratinjau/`)).toBe(true);
  const token = link.url.split('/').at(-1) ?? '';
  // What is written from now on is another version.
  await put({ state: 'draft', ...article, title: 'Sesudahnya' });
  const preview = () => read(api, `/preview.php/${token}`);
  const answer = await preview();
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  expect(await bodyOf(answer)).toMatchObject({
    ...{ resource: 'articles', item: { title: 'Panen raya' }, expires_at: link.expires_at },
  });
  for (const wrong of [`${token}x`, token.replace(/^1-0-1-1/, '1-0-1-2'), '1', 'x'.repeat(300)]) {
    expect((await read(api, `/preview.php/${wrong}`)).status, wrong).toBe(404);
  }
  clock = Date.parse(link.expires_at) - 1;
  expect((await preview()).status).toBe(200);
  clock += 1;
  expect((await preview()).status).toBe(404);
  clock -= day;
  await write(api, 'DELETE', `${path}/1`, undefined, await signedIn());
  expect((await preview()).status).toBe(404);
});
