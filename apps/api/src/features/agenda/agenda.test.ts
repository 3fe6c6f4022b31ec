import type { AgendaEvent, Occasion } from '@pesantren/api-client/contract/agenda';
import { maxEvents } from '@pesantren/api-client/contract/agenda';
import { expect, test } from 'vitest';
import { apiForEachTest } from '../../testing/api-for-each-test.ts';
import { bodyOf, read, write } from '../../testing/requests.ts';

let clock = Date.parse('2026-11-21T03:00:00.000Z');
const api = apiForEachTest({ now: () => new Date(clock) });

type Refused = { errors: Record<string, string> };

const add = (fields: object) => write(api, 'POST', '/agenda.php', fields);
const titlesFrom = async (query: string) =>
  (await bodyOf<Occasion[]>(read(api, `/agenda.php/occasions?${query}`))).map(({ title }) => title);

test('[D-01] an event is created, read, changed and deleted, its times as they are meant', async () => {
  const sent = {
    ...{ title: 'Hari kunjungan', starts: '6 Desember 2026, 08.00 WIB', ends: '2026-12-06 16:00' },
    ...{ place: 'Serambi depan', note: 'Kendaraan di lapangan bola.', category: 'Kunjungan' },
  };
  const created = await add(sent);
  expect([created.status, created.headers.get('Location')]).toEqual([201, '/api/agenda.php/1']);
  const item = {
    ...{ ...sent, id: 1, version: 1, all_day: false, cancelled: false },
    ...{ starts: '2026-12-06T01:00:00.000Z', ends: '2026-12-06T09:00:00.000Z' },
    updated_at: new Date(clock).toISOString(),
  };
  expect(await created.json()).toEqual(item);
  expect(await bodyOf(read(api, '/agenda.php'))).toEqual([item]);
  const changed = { ...sent, starts: '6/12/2026', ends: '', cancelled: 'ya', all_day: true };
  expect(await bodyOf(write(api, 'PUT', '/agenda.php/1', changed))).toEqual({
    ...{ ...item, starts: '2026-12-06', ends: '', all_day: true, cancelled: true, version: 2 },
  });
  expect(await bodyOf(read(api, '/agenda.php?q=lapangan&category=kunjungan'))).toHaveLength(1);
  expect((await write(api, 'DELETE', '/agenda.php/1')).status).toBe(204);
  expect((await read(api, '/agenda.php/1')).status).toBe(404);
  expect((await write(api, 'POST', '/agenda.php/1/restore')).status).toBe(200);
});

test('[J-08] hours and days without a zone are those of the school’s clock, from its next call on', async () => {
  const facts = { time_zone: 'Asia/Jayapura' };
  expect((await write(api, 'PUT', '/school.php', { facts })).status).toBe(200);
  const hours = { title: 'Rapat', starts: '2026-12-06 08:00', ends: '2026-12-06 09:00' };
  expect(await bodyOf<AgendaEvent>(add(hours))).toMatchObject({
    ...{ starts: '2026-12-05T23:00:00.000Z', ends: '2026-12-06T00:00:00.000Z' },
  });
  await add({ title: 'Kunjungan', starts: '2026-12-06' });
  const event = { title: 'Ujian', content: 'Isi.', event_date: '2026-12-06' };
  await write(api, 'POST', '/announcements.php', event);
  const midnight = { ...event, event_date: '2026-11-30T15:00:00Z' };
  expect(await bodyOf(write(api, 'POST', '/announcements.php', midnight))).toMatchObject({
    event_date: '2026-12-01',
  });
  // The day after begins there at 15.00 in Greenwich.
  expect(await titlesFrom('from=2026-12-06T14:59:59Z')).toEqual(['Kunjungan', 'Ujian']);
  expect(await titlesFrom('from=2026-12-06T15:00:00Z')).toEqual([]);
});

const refusals: readonly [fields: object, errors: Record<string, string>][] = [
  [{ title: '' }, { title: 'Judul wajib diisi.' }],
  [{ starts: '' }, { starts: 'Tanggal wajib diisi.' }],
  [
    { starts: 'besok' },
    {
      starts: 'Tanggal ditulis dengan atau tanpa jam, misalnya 6 Desember 2026, 08.00 WIB.',
    },
  ],
  [{ ends: '2026-12-05' }, { ends: 'Selesai tidak boleh sebelum mulai.' }],
  [
    { starts: '2026-12-06 08.00', ends: '2026-12-06 07.59' },
    { ends: 'Selesai tidak boleh sebelum mulai.' },
  ],
  [
    { ends: '2026-12-06 16.00' },
    { ends: 'Isi jam mulai dan jam selesai, atau kosongkan keduanya.' },
  ],
  [{ ends: '2028-12-06' }, { ends: 'Acara paling lama satu tahun. Periksa tahunnya.' }],
  [
    { all_day: false },
    { starts: 'Acara sepanjang hari ditulis tanpa jam, yang lain dengan jam mulainya.' },
  ],
  [{ cancelled: 'mungkin' }, { cancelled: 'Dibatalkan harus ya atau tidak.' }],
];

test('[D-01] an event that breaks a rule is refused in words', async () => {
  for (const [fields, errors] of refusals) {
    const response = await add({ title: 'Ujian', starts: '2026-12-06', ...fields });
    const told = (await bodyOf<Refused>(response)).errors;
    expect([response.status, told], JSON.stringify(fields)).toEqual([422, errors]);
  }
});

test('[D-01] a draft may lack its day; published without one it is refused', async () => {
  const draft = await bodyOf<AgendaEvent>(add({ title: 'Haul', state: 'draft' }));
  expect(await bodyOf(read(api, '/agenda.php'))).toEqual([]);
  const publish = { title: 'Haul', starts: '', state: 'published' };
  expect((await write(api, 'PUT', `/agenda.php/${draft.id}`, publish)).status).toBe(422);
});

test('[D-02] the agenda holds 5,000 events, and says so', async () => {
  const at = new Date(clock).toISOString();
  const event = {
    ...{ title: 'Acara', starts: '2026-12-06', ends: '', all_day: 1, cancelled: 0, place: '' },
    ...{ note: '', category: '', starts_at: at, over_at: at, created_at: at, updated_at: at },
  };
  for (let many = 0; many < maxEvents; many += 1000)
    await api.deps.db.insertInto('agenda').values(new Array(1000).fill(event)).execute();
  const refused = await add({ title: 'Satu lagi', starts: '2026-12-06' });
  expect([refused.status, (await bodyOf<Refused>(refused)).errors]).toEqual([
    422,
    { title: 'Agenda paling banyak 5.000 acara. Hapus yang lama lebih dahulu.' },
  ]);
  const changed = { title: 'Diubah', starts: '2026-12-07' };
  expect((await write(api, 'PUT', '/agenda.php/1', changed)).status).toBe(200);
  await write(api, 'DELETE', '/agenda.php/2');
  expect((await add({ title: 'Satu lagi', starts: '2026-12-06' })).status).toBe(201);
  // Nor is there room for what comes back from the trash.
  const restored = () => write(api, 'POST', '/agenda.php/2/restore');
  expect((await restored()).status).toBe(422);
  await write(api, 'DELETE', '/agenda.php/3');
  expect((await restored()).status).toBe(200);
});

test('[D-03] what touches a span is listed by its day, announcements with a day among it', async () => {
  const announcement = { content: 'Isi.', event_place: 'aula' };
  const expired = { expire_at: '2026-11-22T00:00:00.000Z' };
  for (const [title, starts, ends, more] of [
    ['Libur', '2026-12-19', '2027-01-02', {}],
    ['Rapat', '2026-12-07T09:00:00+07:00', '', {}],
    ['Haul', '2026-12-07', '', { cancelled: true }],
    ['Draf', '2026-12-07', '', { state: 'draft' }],
    ['Silam', '2026-11-30T20:00+07:00', '2026-11-30T22:00+07:00', {}],
  ] as const)
    await add({ title, starts, ends, ...more });
  for (const [title, event_date, event_end_date, more] of [
    ['Ujian', '2026-12-05', '2026-12-12', {}],
    ['Kunjungan', '2026-12-31', '', expired],
    ['Draf pengumuman', '2026-12-31', '', { state: 'draft' }],
    ['Tanpa tanggal', '', '', { event_place: '' }],
  ] as const)
    await write(api, 'POST', '/announcements.php', {
      ...{ ...announcement, title, event_date, event_end_date, ...more },
    });
  clock += 2 * 86_400_000;
  const december = 'from=2026-12-01T00:00:00%2B07:00&to=2027-01-01T00:00:00%2B07:00';
  const all = ['Ujian', 'Haul', 'Rapat', 'Libur', 'Kunjungan'];
  expect(await titlesFrom(december)).toEqual(all);
  expect(await titlesFrom(`${december}&limit=3`)).toEqual(all.slice(0, 3));
  expect(await titlesFrom('from=2026-12-13T00:00:00%2B07:00')).toEqual(['Libur', 'Kunjungan']);
  const from = 'from=2027-01-01T00:00:00%2B07:00&to=2027-02-01T00:00:00%2B07:00';
  expect(await bodyOf(read(api, `/agenda.php/occasions?${from}`))).toEqual([
    {
      ...{ resource: 'agenda', id: 1, title: 'Libur', starts: '2026-12-19', ends: '2027-01-02' },
      ...{ all_day: true, time: '', place: '', note: '', category: '', cancelled: false },
      ...{ updated_at: '2026-11-21T03:00:00.000Z', version: 1 },
    },
  ]);
  for (const query of ['', 'from=besok', 'from=2026-12-01', `${december}&limit=x`])
    expect((await read(api, `/agenda.php/occasions?${query}`)).status, query).toBe(400);
});
