import { join } from 'node:path';
import { factNames } from '@pesantren/api-client/contract/school/school';
import { defaultFacts } from '@pesantren/content/default-facts';
import type { Facts } from '@pesantren/content/facts';
import { beforeEach, expect, test, vi } from 'vitest';
import { exportItems, importItems } from '../../cli/export-import.ts';
import { silentTerminal } from '../../cli/terminal.ts';
import { copyTables } from '../../db/copy-tables.ts';
import { migrate } from '../../db/migrate.ts';
import { cleanUp } from '../../jobs/cleanup-job.ts';
import { apiForEachTest } from '../../testing/api-for-each-test.ts';
import { pdf, picture } from '../../testing/files.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { bodyOf, read, uploadedUrl, write } from '../../testing/requests.ts';
import type { SavedSchool } from './store.ts';

let clock: number;
const log = vi.fn();
beforeEach(() => {
  clock = Date.now();
  log.mockClear();
});
const api = apiForEachTest({ now: () => new Date(clock), log });

const wave = { name: 'Gelombang I', opens: '2027-01-20', closes: '2027-02-20', discount: 50_000 };
const { identity, hero } = defaultFacts;

function save(facts: object, headers?: Record<string, string>) {
  return write(api, 'PUT', '/school.php', { facts }, headers);
}

async function saved(facts: Partial<Facts>): Promise<SavedSchool> {
  return bodyOf<SavedSchool>(save(facts));
}

/** A photo that was uploaded. */
async function photo(): Promise<string> {
  return uploadedUrl(api, await picture(20, 10).jpeg().toBuffer());
}

test('[J-01] nothing is there before the first save, and the answer is what was saved', async () => {
  const empty = await read(api, '/school.php');
  expect([empty.status, empty.headers.get('ETag')]).toEqual([200, '"0"']);
  expect(await empty.json()).toEqual({ facts: {}, version: 0, updated_at: null });
  const first = await save({ waves: [wave] }, { 'If-Match': '"0"' });
  const school = {
    facts: { waves: [wave] },
    version: 1,
    updated_at: new Date(clock).toISOString(),
  };
  expect([first.status, first.headers.get('ETag'), await first.json()]).toEqual([
    200,
    '"1"',
    school,
  ]);
  expect(await bodyOf<SavedSchool>(read(api, '/school.php'))).toEqual(school);
  // The facts are taken whole: what a save leaves out is the sample's again.
  expect(await saved({ vision: 'Jujur' })).toMatchObject({
    facts: { vision: 'Jujur' },
    version: 2,
  });
  const known = { 'If-None-Match': '"2"' };
  expect((await write(api, 'GET', '/school.php', undefined, known)).status).toBe(304);
  const [entry] = await bodyOf<object[]>(write(api, 'GET', '/admin.php/log'));
  expect(entry).toMatchObject({ action: 'school-changed', resource: '', item_id: null });
});

test('[J-01] every fact of the sample can be saved and comes back as it was', async () => {
  const { facts } = await saved(defaultFacts);
  expect(Object.keys(facts)).toEqual(factNames);
  expect(defaultFacts).toMatchObject(facts);
});

test('[J-02] only a session from the admin changes facts', async () => {
  for (const [headers, status] of [
    [{ Cookie: '' }, 401],
    [{ Origin: api.siteOrigin }, 403],
    [{ 'X-API-Key': 'lain' }, 401],
    [{ 'Content-Type': 'text/plain' }, 415],
  ] as const) {
    expect((await save({ waves: [] }, headers)).status).toBe(status);
  }
  expect(await bodyOf(read(api, '/school.php'))).toMatchObject({ version: 0 });
});

test('[J-02] of two who save at once one learns what the other has saved', async () => {
  const both = await Promise.all(
    ['Jujur', 'Amanah'].map((vision) => save({ vision }, { 'If-Match': '"0"' })),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  const late = both.find(({ status }) => status === 412) as Response;
  const current = await bodyOf<object>(read(api, '/school.php'));
  expect(await late.json()).toMatchObject({ code: 'changed-meanwhile', current });
});

const many = (count: number, one: object) => Array.from({ length: count }, () => one);
const contact = { ...defaultFacts.contacts[0], title: 'Tata usaha' };
const ramadan = { year: 1448, month: 9, starts: '2027-02-08' };
const none = defaultFacts.prayer_times.minutes;
const always = { shown: 'always', minutes: none };
const social = { kind: 'facebook', url: 'https://www.facebook.com/pondok' };

/** Facts that break a rule, and the field that says so. */
const refusals: readonly [field: string, facts: object][] = [
  ['facts.identity.npsn', { identity: { ...identity, npsn: '1234567' } }],
  ['facts.waves.0.closes', { waves: [{ ...wave, closes: '2027-01-19' }] }],
  ['facts.waves.0.discount', { waves: [{ ...wave, discount: '50 ribu' }] }],
  ['facts.waves', { waves: many(13, wave) }],
  ['facts.costs', { costs: many(61, defaultFacts.costs[0] ?? {}) }],
  ['facts.costs.0.amount', { costs: [{ ...defaultFacts.costs[0], amount: 'seratus' }] }],
  ['facts.contacts', { contacts: many(7, contact) }],
  ['facts.contacts', { contacts: [] }],
  ['facts.socials', { socials: many(9, social) }],
  ['facts.socials.0.url', { socials: [{ ...social, url: 'https://jahat.example/pondok' }] }],
  ['facts.hero.film.url', { hero: { ...hero, film: { ...hero.film, url: 'javascript:1' } } }],
  ['facts.time_zone', { time_zone: 'Asia/Tokyo' }],
  ['facts.hijri_months.0.starts', { hijri_months: [{ ...ramadan, starts: '2027-02-11' }] }],
  ['facts.hijri_months.1.starts', { hijri_months: [ramadan, ramadan] }],
  ['facts.hijri_months', { hijri_months: many(25, ramadan) }],
  [
    'facts.prayer_times.minutes.subuh',
    { prayer_times: { ...always, minutes: { ...none, subuh: 11 } } },
  ],
  ['facts.prayer_times.shown', { prayer_times: { shown: 'kadang', minutes: none } }],
  [
    'facts.identity.map.longitude',
    { identity: { ...identity, map: { ...identity.map, longitude: 39.8 } } },
  ],
  ['facts.waves', { waves: 'dua' }],
  ['facts', { gelombang: [] }],
  ['facts', { history: many(40, { year: 2000, title: 'a', text: 'ي'.repeat(1000) }) }],
];

test('[J-03] what breaks a rule is refused there, in Indonesian', async () => {
  for (const [field, facts] of refusals) {
    const refused = await save(facts);
    const { errors } = await bodyOf(refused);
    expect([refused.status, Object.keys(errors)], field).toEqual([422, [field]]);
    expect(errors[field]).not.toMatch(/invalid|expected|unrecognized/i);
    expect(await bodyOf(read(api, '/school.php')), field).toMatchObject({ version: 0 });
  }
});

test('[J-03] what no database holds or paper shows is taken out of every text', async () => {
  const { facts } = await saved({ missions: ['Meng\u0000hafal\u202e'], vision: 'a\ud800' });
  expect(facts).toEqual({ missions: ['Menghafal'], vision: 'a\ufffd' });
});

test('[J-04] a picture on our own host must be there and be one', async () => {
  const [there, document] = [await photo(), await uploadedUrl(api, pdf)];
  const gone = `${api.origin}/uploads/${'0'.repeat(32)}.jpg`;
  const withLogo = (url: string) => ({
    identity: { ...identity, logo: { url, alt: '', focus: '' } },
  });
  for (const url of [
    document,
    gone,
    `${api.origin}/uploads/../api.jpg`,
    '/uploads/situs/tidak.jpg',
  ]) {
    const { errors } = await bodyOf(save(withLogo(url)));
    expect(Object.keys(errors), url).toEqual(['facts.identity.logo.url']);
  }
  for (const url of ['', there, 'https://lain.sch.id/logo.png']) {
    expect((await saved(withLogo(url))).facts.identity?.logo.url).toBe(url);
  }
  const withFilm = (url: string) => ({ hero: { ...hero, film: { url, poster: hero.picture } } });
  expect((await save(withFilm(there))).status).toBe(422);
  await api.deps.uploads.write('situs/film.mp4', pdf);
  expect((await save(withFilm(`${api.origin}/uploads/situs/film.mp4`))).status).toBe(200);
});

test('[J-04] [U19] the sweep keeps every picture that a fact names, and no other', async () => {
  const [logo, hero, orphan] = [await photo(), await photo(), await photo()];
  const shown = (url: string) => ({ url, alt: 'Asrama', focus: '' });
  await saved({
    identity: { ...identity, logo: shown(logo) },
    hero: { ...defaultFacts.hero, picture: shown(hero) },
  });
  const { facts } = await api.deps.db
    .selectFrom('school')
    .select('facts')
    .executeTakeFirstOrThrow();
  expect(facts).not.toContain(api.origin);
  clock += 25 * 3_600_000;
  await cleanUp(api.deps);
  const statuses = [logo, hero, orphan].map(
    async (url) => (await api.fetch(new Request(url))).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 200, 404]);
});

test('[J-06] facts of a later release are left out, reported once, and outlive a save', async () => {
  await saved({ vision: 'Jujur' });
  const later = { vision: 'Jujur', waves: [{ name: 'Satu' }], alumni: [1] };
  await api.deps.db
    .updateTable('school')
    .set({ facts: JSON.stringify(later) })
    .execute();
  for (const _ of [1, 2]) {
    expect(await bodyOf(read(api, '/school.php'))).toMatchObject({ facts: { vision: 'Jujur' } });
  }
  expect(log.mock.calls.filter(([{ event }]) => event === 'facts-not-read')).toEqual([
    [expect.objectContaining({ facts: 'waves, alumni' }), 'warn'],
  ]);
  await saved({ vision: 'Amanah' });
  const { facts } = await api.deps.db
    .selectFrom('school')
    .select('facts')
    .executeTakeFirstOrThrow();
  expect(JSON.parse(facts)).toEqual({ ...later, vision: 'Amanah' });
});

test('[J-09] facts are exported, imported and copied as they are', async () => {
  const facts = {
    waves: [wave],
    identity: { ...identity, logo: { url: await photo(), alt: '', focus: '' } },
  };
  await saved(facts);
  const file = join(api.folder, 'a.json');
  await exportItems(api.deps, file, silentTerminal);
  const [imported, copied] = [await openTestDatabase(), await openTestDatabase()];
  for (const { db } of [imported, copied]) await migrate(db);
  await importItems({ ...api.deps, db: imported.db }, file, silentTerminal);
  await copied.db.transaction().execute((to) => copyTables(api.deps.db, to));
  const row = (db: typeof copied.db) => db.selectFrom('school').selectAll().executeTakeFirst();
  expect(await row(copied.db)).toEqual(await row(api.deps.db));
  expect(await row(imported.db)).toEqual(await row(api.deps.db));
  // Its own facts are never replaced.
  await expect(importItems({ ...api.deps, db: imported.db }, file, silentTerminal)).rejects.toThrow(
    'sudah diisi',
  );
});

test('[J-09] the provider calls the school by its own name', async () => {
  const title = async () =>
    (await bodyOf<{ info: { title: string } }>(write(api, 'GET', '/openapi.json'))).info.title;
  expect(await title()).toBe('API Pesantren Lembah Alas');
  await saved({ identity: { ...identity, name: 'Pondok Nurul Falah' } });
  expect(await title()).toBe('API Pondok Nurul Falah');
  const next = 'nurul falah 2026';
  const body = { current: api.password, next };
  expect((await bodyOf(write(api, 'POST', '/admin.php/password', body))).errors.next).toContain(
    'nama sekolah',
  );
});
