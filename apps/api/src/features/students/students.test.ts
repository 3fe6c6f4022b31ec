import { beforeEach, expect, test } from 'vitest';
import { apiForEachTest } from '../../testing/api-for-each-test.ts';
import { bodyOf, read, write } from '../../testing/requests.ts';

let clock: number;
beforeEach(() => {
  clock = Date.now();
});
const api = apiForEachTest({ now: () => new Date(clock) });

const consent = { consent: 'nama', consent_by: 'Ibu Salmah', consent_at: '2026-07-13' };
const alya = { nis: '2026000117', name: 'Alya Syakira Desky', class: 'X IPA 1', year: 2026 };
type Sent = Record<string, unknown> & { id: number };

const post = (input: object) => write(api, 'POST', '/students.php', input);
const send = (students: object[]) => write(api, 'POST', '/students.php/import', { students });
const records = (query = '') => bodyOf<Sent[]>(write(api, 'GET', `/students.php/records${query}`));

test('[J-20] a pupil is created, read, changed and deleted for good, by a session alone', async () => {
  const created = await post(alya);
  expect([created.status, created.headers.get('Location')]).toEqual([201, '/api/students.php/1']);
  const at = new Date(clock).toISOString();
  const record = {
    ...{ id: 1, ...alya, status: 'Aktif', achievements: [], photo: '' },
    ...{ consent: 'tidak', consent_by: '', consent_at: '', updated_at: at, version: 1 },
  };
  expect(await created.json()).toEqual(record);
  expect(await records()).toEqual([record]);
  const changed = { ...alya, ...consent, achievements: ['Juara azan'] };
  const put = await write(api, 'PUT', '/students.php/1', changed, { 'If-Match': '"1"' });
  expect(await put.json()).toEqual({ ...record, ...changed, version: 2 });
  const late = await write(api, 'PUT', '/students.php/1', alya, { 'If-Match': '"1"' });
  expect([late.status, await late.json()]).toMatchObject([412, { current: { consent: 'nama' } }]);
  for (const path of ['/students.php/1', '/students.php/records', '/students.php/settings']) {
    expect((await read(api, path)).status, path).toBe(401);
  }
  expect((await write(api, 'DELETE', '/students.php/1', undefined, { Cookie: '' })).status).toBe(
    401,
  );
  expect((await write(api, 'DELETE', '/students.php/1')).status).toBe(204);
  expect(await records()).toEqual([]);
  const log = await bodyOf<{ action: string; item_id: number }[]>(
    write(api, 'GET', '/admin.php/log'),
  );
  expect(log.map(({ action }) => action).toReversed()).toEqual([
    'student-created',
    ...['student-changed', 'student-consent-changed'],
    'student-deleted',
  ]);
  expect(JSON.stringify(log)).not.toContain('Alya');
});

const refusals: readonly [field: string, input: object][] = [
  ['nis', { nis: '12 34' }],
  ['nis', { nis: '=1+1' }],
  ['name', { name: ' ' }],
  ['year', { year: '2026' }],
  ['consent', { consent: 'semua' }],
  ['consent_by', { ...consent, consent_by: ' ' }],
  ['consent_at', { ...consent, consent_at: '' }],
  ['consent_at', { ...consent, consent_at: '2026-02-30' }],
  ['achievements', { achievements: Array.from({ length: 11 }, () => 'Juara') }],
];

test('[J-20] what breaks a rule is refused there, in Indonesian', async () => {
  for (const [field, input] of refusals) {
    const { errors } = await bodyOf(post({ ...alya, ...input }));
    expect(Object.keys(errors), JSON.stringify(input)).toEqual([field]);
    expect(errors[field]).not.toMatch(/invalid|expected|unrecognized/i);
    expect(await records()).toEqual([]);
  }
});

const strangers: readonly string[] = [
  'nik',
  'nisn',
  'tanggal_lahir',
  'birth_date',
  'address',
  'phone',
  'parents',
  'photo',
  'id',
];

test('[J-21] nothing else is ever taken, neither from the form nor from an import', async () => {
  for (const key of strangers) {
    for (const refused of [post({ ...alya, [key]: 'x' }), send([{ ...alya, [key]: 'x' }])]) {
      const { errors } = await bodyOf(refused);
      expect(Object.values(errors), key).toEqual([`Tidak dikenal: ${key}.`]);
    }
    expect(await records()).toEqual([]);
  }
});

test('[J-22] an import adds pupils and changes those of the same NIS, whose consent stays', async () => {
  await post({ ...alya, ...consent });
  const rows = [
    { ...alya, class: 'XI IPA 1' },
    { ...alya, nis: '2026000118', name: '=2+3' },
  ];
  expect(await bodyOf(send(rows))).toEqual({ created: 1, updated: 1 });
  expect(await records()).toMatchObject([
    { nis: '2026000118', name: '=2+3', consent: 'tidak', version: 1 },
    { class: 'XI IPA 1', ...consent, version: 2 },
  ]);
  const withdrawn = { ...alya, consent: 'tidak', consent_by: '', consent_at: '' };
  expect(await bodyOf(send([withdrawn]))).toEqual({ created: 0, updated: 1 });
  expect(await records('?q=alya')).toMatchObject([{ consent: 'tidak', consent_by: '' }]);
  const log = await bodyOf<{ action: string; item_id: number | null }[]>(
    write(api, 'GET', '/admin.php/log?limit=3'),
  );
  expect(log.map(({ action, item_id }) => [action, item_id])).toEqual([
    ['student-consent-changed', 1],
    ['students-imported', null],
    ['students-imported', null],
  ]);
  expect(await bodyOf(send([]))).toEqual({ created: 0, updated: 0 });
});

test('[J-22] an import is whole or not at all, and says which row is wrong', async () => {
  const rows = [alya, { ...alya, nis: '2', year: 1 }];
  expect(Object.keys((await bodyOf(send(rows))).errors)).toEqual(['students.1.year']);
  expect((await bodyOf(send([alya, alya]))).errors).toEqual({
    'students.1.nis': 'NIS 2026000117 ada dua kali.',
  });
  expect((await send(pupils(3_001))).status).toBe(422);
  expect(await records()).toEqual([]);
});

function pupils(count: number) {
  return Array.from({ length: count }, (_, n) => ({
    ...alya,
    nis: String(2_026_000_000 + n),
    name: `Santri ke-${n} dari Kabupaten Aceh Tenggara`,
    achievements: ['Juara I lomba azan dan ikamah antarkamar, 2026'],
  }));
}

test('[J-22] 3,000 pupils fit into one import, and no more into the directory', async () => {
  expect(await bodyOf(send(pupils(200)))).toEqual({ created: 200, updated: 0 });
  expect(await bodyOf(send(pupils(3_000)))).toEqual({ created: 2_800, updated: 200 });
  for (const response of [await post({ ...alya, nis: '1' }), await send([{ ...alya, nis: '1' }])]) {
    expect((await bodyOf(response)).errors).toEqual({
      students: 'Direktori paling banyak 3.000 santri.',
    });
  }
  const page = await write(api, 'GET', '/students.php/records?limit=25&offset=2990');
  expect([page.headers.get('X-Total-Count'), await page.json()]).toMatchObject([
    '3000',
    { length: 10 },
  ]);
});

test('[J-22] an import of more than 4 MiB is refused before it is read, other calls at 1 MiB', async () => {
  const long = (bytes: number) => [{ ...alya, name: 'x'.repeat(bytes) }];
  expect((await send(long(2_000_000))).status).toBe(422);
  expect((await send(long(4_300_000))).status).toBe(413);
  expect((await post({ ...alya, name: 'x'.repeat(1_100_000) })).status).toBe(413);
});

test('[J-22] of two imports at once each NIS is there once', async () => {
  const both = await Promise.all([send(pupils(50)), send(pupils(50))]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await records('?limit=100')).toHaveLength(50);
});

test('[J-20] a NIS belongs to one pupil, also when two are created at once', async () => {
  const both = await Promise.all([post(alya), post(alya)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  await post({ ...alya, nis: '5' });
  const taken = await bodyOf(write(api, 'PUT', '/students.php/2', alya));
  expect(taken.errors).toEqual({ nis: 'NIS ini sudah dipakai santri lain.' });
});
