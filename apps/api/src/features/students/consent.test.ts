import { resourceNames, resources } from '@pesantren/api-client/resources';
import { createStudentDirectory } from '@pesantren/api-client/staff/student-directory';
import { createStudents } from '@pesantren/api-client/students';
import { beforeEach, expect, test } from 'vitest';
import { copyTables } from '../../db/copy-tables.ts';
import { migrate } from '../../db/migrate.ts';
import { cleanUp } from '../../jobs/cleanup-job.ts';
import { apiForEachTest } from '../../testing/api-for-each-test.ts';
import { picture } from '../../testing/files.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { bodyOf, read, write } from '../../testing/requests.ts';
import { type OpenApiDocument, operationsOf } from '../openapi/document.ts';

let clock: number;
beforeEach(() => {
  clock = Date.now();
});
const api = apiForEachTest({ now: () => new Date(clock) });

type Consent = 'tidak' | 'inisial' | 'nama' | 'foto';
const given = { consent_by: 'Ibu Salmah', consent_at: '2026-07-13' };

function pupil(nis: string, name: string, consent: Consent, group = 'X IPA 1') {
  return { nis, name, class: group, year: 2026, achievements: ['Juara azan'], consent, ...given };
}

async function add(...students: object[]): Promise<void> {
  await write(api, 'POST', '/students.php/import', { students });
}

async function show(mask_nis = true): Promise<void> {
  await write(api, 'PUT', '/students.php/settings', { enabled: true, mask_nis });
}

type Shown = { id: string; name: string; class: string; photo: string };
const shown = (query = '') => bodyOf<Shown[]>(read(api, `/students.php${query}`));

async function savePhoto(id: number): Promise<Response> {
  const form = new FormData();
  const bytes = await picture(900, 1200).jpeg().toBuffer();
  form.append('file', new Blob([Uint8Array.from(bytes)]), 'foto.jpg');
  const url = `${api.url}/students.php/${id}/photo`;
  return api.fetch(api.asAdmin(new Request(url, { method: 'PUT', body: form })));
}

const stored = async () => {
  const names: string[] = [];
  for await (const { name } of api.deps.uploads.list()) names.push(name);
  return names;
};

/** Asks as a visitor's picture does: no key, no cookie. */
const visit = (url: string) => api.fetch(new Request(url));

test('[J-23] until the school switches it on there is no directory', async () => {
  await add(pupil('2026000117', 'Alya Desky', 'nama'));
  for (const path of ['/students.php', '/students.php/classes']) {
    expect((await bodyOf(read(api, path))).code, path).toBe('not-found');
  }
  await show();
  expect(await shown()).toHaveLength(1);
  await write(api, 'PUT', '/students.php/settings', { enabled: false, mask_nis: true });
  expect((await read(api, '/students.php')).status).toBe(404);
});

test('[J-24] each pupil is shown as the consent allows, with seven keys and no more', async () => {
  await add(
    pupil('2026000101', 'Ahmad said Damanik', 'inisial'),
    pupil('2026000102', 'Budi Tidak', 'tidak'),
    pupil('2026000103', 'Cut Nyak', 'nama', 'XI IPS 1'),
    pupil('77', 'Dewi Foto', 'foto', 'XI IPS 1'),
  );
  await show();
  const response = await read(api, '/students.php');
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  expect(response.headers.get('X-Total-Count')).toBe('3');
  const same = { year: 2026, status: 'Aktif', achievements: ['Juara azan'], photo: '' };
  expect(await response.json()).toEqual([
    { id: '•••••••101', name: 'A. S. D.', class: 'X IPA 1', ...same },
    { id: '•••••••103', name: 'Cut Nyak', class: 'XI IPS 1', ...same },
    { id: '••', name: 'Dewi Foto', class: 'XI IPS 1', ...same },
  ]);
  expect(await bodyOf(read(api, '/students.php/classes'))).toEqual([
    { class: 'X IPA 1', total: 2 },
    { class: 'XI IPS 1', total: 2 },
  ]);
  await show(false);
  expect((await shown('?limit=1&offset=1')).map(({ id }) => id)).toEqual(['2026000103']);
});

test('[J-24] no search and no filter tells what is not shown', async () => {
  await add(
    pupil('2026000101', 'Ahmad Damanik', 'inisial', 'X A'),
    pupil('2026000102', 'Budi Hartono', 'tidak', 'X B'),
  );
  await show();
  for (const q of ['ahmad', 'damanik', 'budi', '2026000', 'salmah', 'tidak', 'inisial']) {
    expect(await shown(`?q=${q}`), q).toEqual([]);
  }
  expect(await shown('?q=a.%20d')).toHaveLength(1);
  expect(await shown('?class=X%20B')).toEqual([]);
  expect(await shown('?class=X%20A')).toHaveLength(1);
});

test('[J-25] a photo needs the consent for it, is small, and has no public address', async () => {
  await add(pupil('1', 'Alya', 'nama'), pupil('2', 'Budi', 'foto'));
  await show();
  expect((await bodyOf(savePhoto(1))).errors).toEqual({
    photo: 'Foto hanya dengan persetujuan foto.',
  });
  const saved = await bodyOf<Shown>(savePhoto(2));
  const [, budi] = await shown();
  expect(budi?.photo).toBe(saved.photo);
  const photo = await visit(budi?.photo ?? '');
  expect([photo.status, photo.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
  expect(photo.headers.get('Cache-Control')).toBe('private, no-store');
  expect(photo.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  const [name] = await stored();
  expect(name).toMatch(/^santri\/[0-9a-f]{64}\.jpg$/);
  for (const path of [name, `${name}?w=320`, `./${name}`, name?.replace('/', '%2f')]) {
    expect((await visit(`${api.origin}/uploads/${path}`)).status, path).toBe(404);
  }
  clock += 25 * 3_600_000;
  await cleanUp(api.deps);
  expect(await stored()).toEqual([name]);
});

const withdrawals = {
  'the form': () => write(api, 'PUT', '/students.php/1', pupil('1', 'Alya', 'nama')),
  'an import': () => add(pupil('1', 'Alya', 'inisial')),
  'the photo alone': () => write(api, 'DELETE', '/students.php/1/photo'),
  'the pupil': () => write(api, 'DELETE', '/students.php/1'),
};

test.each(Object.entries(withdrawals))(
  '[J-25] withdrawn by %s the photo is gone at once, its file too',
  async (_, withdraw) => {
    await add(pupil('1', 'Alya', 'foto'));
    await show();
    await savePhoto(1);
    const [{ photo } = { photo: '' }] = await shown();
    expect((await visit(photo)).status).toBe(200);
    await withdraw();
    expect((await visit(photo)).status).toBe(404);
    expect((await api.fetch(api.asAdmin(new Request(photo)))).status).toBe(404);
    expect(await stored()).toEqual([]);
    // Given again it does not come back by itself.
    await add(pupil('1', 'Alya', 'foto'));
    expect((await shown()).map((one) => one.photo)).toEqual(['']);
  },
);

test('[J-25] another photo takes the place of the first; a directory that is off shows none', async () => {
  await add(pupil('1', 'Alya', 'foto'));
  await show();
  const [first, second] = [await bodyOf<Shown>(savePhoto(1)), await bodyOf<Shown>(savePhoto(1))];
  expect(second.photo).not.toBe(first.photo);
  expect(await stored()).toHaveLength(1);
  await write(api, 'PUT', '/students.php/settings', { enabled: false, mask_nis: true });
  expect((await visit(second.photo)).status).toBe(404);
  expect((await api.fetch(api.asAdmin(new Request(second.photo)))).status).toBe(200);
});

test('[J-25] what a broken removal leaves behind the sweep takes, and what a photo names it keeps', async () => {
  await add(pupil('1', 'Alya', 'foto'));
  await savePhoto(1);
  const [kept] = await stored();
  await api.deps.uploads.write(`santri/${'0'.repeat(32)}.jpg`, new Uint8Array(9));
  clock += 25 * 3_600_000;
  await cleanUp(api.deps);
  expect(await stored()).toEqual([kept]);
});

test('[J-26] walking every answer finds no key of a pupil beyond the seven, and no withdrawn name', async () => {
  for (const name of resourceNames) await api.create(name);
  await add(
    pupil('9990001', 'Ahmad Rahasia', 'inisial'),
    pupil('9990002', 'Budi Rahasia', 'tidak'),
    pupil('9990003', 'Cut Rahasia', 'foto'),
    pupil('9990004', 'Dewi Terbuka', 'nama'),
  );
  await show();
  await savePhoto(3);
  await add(pupil('9990003', 'Cut Rahasia', 'tidak'));
  const document = await bodyOf<OpenApiDocument>(write(api, 'GET', '/openapi.json'));
  const paths = operationsOf(document)
    .filter(({ method }) => method === 'get')
    .flatMap(({ path }) => [1, 2, 3, 4].map((id) => path.replace(/\{\w+\}/, String(id))));
  expect(paths).toContain('/api/students.php/records');
  let open = 0;
  for (const path of new Set(paths)) {
    for (const query of ['', '?q=rahasia', '?q=999', '?limit=100', '?deleted=true&q=a']) {
      const headers = { 'X-API-Key': api.key };
      const response = await api.fetch(new Request(api.origin + path + query, { headers }));
      const text = await response.text();
      expect(text, path + query).not.toMatch(/rahasia|salmah|999000|"consent|"nis"|\/santri\//i);
      if (path.includes('students') && response.ok) open += 1;
    }
  }
  expect(open).toBeGreaterThan(5);
  for (const one of await shown()) {
    expect(Object.keys(one)).toEqual([
      'id',
      'name',
      'class',
      'year',
      'status',
      'achievements',
      'photo',
    ]);
  }
  expect(Object.keys(resources)).not.toContain('students');
});

test('[J-26] a directory is copied with its consents and settings', async () => {
  await add(pupil('1', 'Alya', 'foto'));
  await show(false);
  const { db } = await openTestDatabase();
  await migrate(db);
  await db.transaction().execute((to) => copyTables(api.deps.db, to));
  for (const table of ['students', 'student_settings'] as const) {
    const rows = (of: typeof db) => of.selectFrom(table).selectAll().execute();
    expect(await rows(db)).toEqual(await rows(api.deps.db));
  }
});

test('[J-23] the client says null where there is no own directory, and asks nobody under plain', async () => {
  const options = { url: api.url, key: api.key };
  const visitor = createStudentDirectory({
    ...{ ...options, profile: 'full' },
    fetch: (input, init) => api.fetch(new Request(input, init)),
  });
  expect([await visitor.students(), await visitor.studentClasses()]).toEqual([null, null]);
  const admin = createStudents({
    ...{ ...options, profile: 'full', withSession: true },
    fetch: (input, init) => api.fetch(api.asAdmin(new Request(input, init))),
  });
  await admin.importStudents(
    [pupil('12345', 'Alya Desky', 'foto')].map((row) => ({ ...row, status: 'Aktif' })),
  );
  expect(await admin.studentSettings()).toEqual({ enabled: false, mask_nis: true });
  await admin.saveStudentSettings({ enabled: true, mask_nis: true });
  const [record] = (await admin.studentRecords({ consent: 'foto' })).items;
  const bytes = await picture(20, 30).png().toBuffer();
  const withPhoto = await admin.saveStudentPhoto(
    record?.id ?? '',
    new Blob([Uint8Array.from(bytes)]),
  );
  expect(withPhoto).toMatchObject({ id: '1', version: 2, consent: 'foto' });
  expect(await visitor.students({ q: 'alya', class: 'X IPA 1', limit: 5 })).toMatchObject({
    ...{ total: 1, items: [{ id: '••345', name: 'Alya Desky', photo: withPhoto.photo }] },
  });
  expect(await visitor.studentClasses()).toEqual([{ class: 'X IPA 1', total: 1 }]);
  await admin.removeStudentPhoto('1');
  expect(await admin.studentRecord('1')).toMatchObject({ photo: '', version: 3 });
  await admin.removeStudent('1', 3);
  const plain = createStudentDirectory({
    ...options,
    profile: 'plain',
    fetch: () => expect.fail('a call'),
  });
  expect([await plain.students(), await plain.studentClasses()]).toEqual([null, null]);
});
