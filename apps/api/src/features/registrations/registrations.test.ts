import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenWave, Registration } from '@pesantren/api-client/contract/registration';
import { visitorHeader } from '@pesantren/api-client/staff/registration-desk';
import { consentTexts, consentVersion } from '@pesantren/content/registration';
import { expect, onTestFinished, test } from 'vitest';
import { cleanUp } from '../../jobs/cleanup-job.ts';
import {
  atDesk,
  child,
  listed,
  numberOf,
  opened,
  register,
  registrationApi,
  status,
  wave,
  waveKey,
} from '../../testing/registration-case.ts';
import { bodyOf, read, write } from '../../testing/requests.ts';
import { testApi } from '../../testing/test-api.ts';

test('[Q-01] a registration is off at first, then sealed to the school, with the consent in words', async () => {
  const off = await testApi();
  onTestFinished(() => off.stop());
  expect((await read(off, '/registrations.php/waves')).status).toBe(404);
  expect((await register(off)).status).toBe(404);

  const { api, identity } = await registrationApi();
  expect(await bodyOf<OpenWave[]>(read(api, '/registrations.php/waves'))).toEqual([
    { wave: waveKey, name: wave.name, closes: wave.closes, full: false },
  ]);
  const number = await numberOf(register(api));
  expect(number).toMatch(/^PSB-[0-9A-HJKMNP-TV-Z]{12}$/);
  const [row] = await listed(api);
  expect(row).toMatchObject({ id: 1, wave: waveKey, state: 'diterima', key_id: 1, version: 1 });
  const { wave: _, consent: __, ...fields } = child;
  expect(await opened(row?.sealed ?? '', identity)).toEqual({
    ...fields,
    whatsapp: '6281234567892',
    consent: {
      ...{ version: consentVersion, text: consentTexts[consentVersion] },
      at: '2027-01-10T03:00:00.000Z',
    },
  });
  const told = await bodyOf<object>(status(api, number));
  expect(told).toEqual({
    ...{ wave: wave.name, state: 'diterima', test_day: '', ends: '2027-04-01' },
    registered_at: '2027-01-10T03:00:00.000Z',
  });
});

test('[Q-02] an NIK, a field that nobody asks for, and what is missing are refused in words', async () => {
  const { api } = await registrationApi();
  const refused: [object, string][] = [
    [{ nik: '1102030405060007' }, ''],
    [{ birth_date: '2014-05-06' }, ''],
    [{ note: 'NIK 1102 0304 0506 0007' }, 'note'],
    [{ birth_year: new Date().getFullYear() + 1 }, 'birth_year'],
    [{ birth_year: 1989 }, 'birth_year'],
    [{ consent: '' }, 'consent'],
    [{ consent: '1999-01' }, 'consent'],
    [{ whatsapp: 'tidak ada' }, 'whatsapp'],
    [{ whatsapp: '0812 3456 789l' }, 'whatsapp'],
    [{ whatsapp: '0812 345 67' }, 'whatsapp'],
    [{ whatsapp: '62812 34567' }, 'whatsapp'],
    [{ name: '' }, 'name'],
  ];
  for (const [fields, field] of refused) {
    const answer = await register(api, fields);
    const { errors = {} } = await bodyOf(answer);
    expect([answer.status, Object.keys(errors)], JSON.stringify(fields)).toEqual([422, [field]]);
  }
  expect(await listed(api)).toEqual([]);
});

test('[Q-03] a double tap, a reload, a second tab and a lost answer register once; another form under the key is told', async () => {
  const { api } = await registrationApi();
  const key = 'satu-kunci-kiriman';
  const numbers = await Promise.all([1, 2, 3].map(() => numberOf(register(api, {}, { key }))));
  expect(new Set(numbers).size).toBe(1);
  expect(await numberOf(register(api, {}, { key }))).toBe(numbers[0]);
  expect(await listed(api)).toHaveLength(1);
  const other = await register(api, { name: 'Anak lain' }, { key });
  expect([other.status, (await bodyOf(other)).message]).toEqual([
    409,
    expect.stringContaining('sudah terkirim'),
  ]);
  // A second tab and a form that was gone back to have other keys, and what is typed again another case.
  const again = await register(api, { name: ` ${child.name.toUpperCase()}` });
  expect([again.status, (await bodyOf(again)).message]).toEqual([
    409,
    expect.stringContaining('sudah terdaftar'),
  ]);
  await numberOf(register(api, { name: 'Adiknya' }));
  expect(await listed(api)).toHaveLength(2);
});

test('[Q-04] a closed wave, a full quota and a fourth child of one number are told in words', async () => {
  const { api, setNow } = await registrationApi({ quota: 4 });
  for (const name of ['Satu', 'Dua', 'Tiga']) await numberOf(register(api, { name }));
  const fourth = await register(api, { name: 'Empat' });
  expect([fourth.status, (await bodyOf(fourth)).message]).toEqual([
    409,
    expect.stringContaining('tiga anak'),
  ]);
  await numberOf(register(api, { whatsapp: '081311112222' }));
  const full = await register(api, { whatsapp: '081311113333' });
  expect([full.status, (await bodyOf(full)).message]).toEqual([
    409,
    expect.stringContaining('Kuota Gelombang 1 sudah penuh'),
  ]);
  expect(await bodyOf<OpenWave[]>(read(api, '/registrations.php/waves'))).toMatchObject([
    { full: true },
  ]);
  // Who is refused gives the place back.
  const body = { ids: [1], state: 'tidak' };
  expect((await write(api, 'PUT', '/registrations.php/states', body)).status).toBe(200);
  await numberOf(register(api, { whatsapp: '081311113333' }));
  setNow('2027-01-31T16:59:00Z');
  expect((await register(api, { whatsapp: '081311114444' })).status).toBe(409);
  setNow('2027-01-31T17:00:00Z');
  const closed = await register(api, { whatsapp: '081311115555' });
  expect((await bodyOf(closed)).message).toContain('sudah ditutup pada 31 Januari 2027');
});

test('[Q-05] a state is told by the number without a name, for many at once, and withdrawing erases', async () => {
  const { api, lines } = await registrationApi();
  const [first, second] = [
    await numberOf(register(api)),
    await numberOf(register(api, { name: 'Adiknya' })),
  ];
  const body = { ids: [1, 2], state: 'dipanggil', test_day: '2027-02-06' };
  const states = await write(api, 'PUT', '/registrations.php/states', body);
  expect(await bodyOf<Registration[]>(states)).toMatchObject([{ version: 2 }, { version: 2 }]);
  expect(await bodyOf(status(api, ` ${first.toLowerCase().replace('psb-', '')} `))).toMatchObject({
    ...{ state: 'dipanggil', test_day: '2027-02-06' },
  });
  const lolos = await write(api, 'PUT', '/registrations.php/2/state', { state: 'lolos' });
  expect(await bodyOf(lolos)).toMatchObject({ state: 'lolos', test_day: '' });
  const counts = await bodyOf(write(api, 'GET', '/registrations.php/counts'));
  expect(counts).toMatchObject([{ wave: waveKey, counts: { dipanggil: 1, lolos: 1, tidak: 0 } }]);

  const withdraw = () =>
    api.fetch(
      new Request(`${api.url}/registrations.php/status/${second}`, {
        ...{ method: 'DELETE', headers: { 'X-API-Key': api.key } },
      }),
    );
  expect((await withdraw()).status).toBe(204);
  expect((await withdraw()).status).toBe(404);
  expect((await status(api, second)).status).toBe(404);
  expect(await listed(api)).toMatchObject([{ id: 1 }]);
  const gone = await write(api, 'PUT', '/registrations.php/2/state', { state: 'cadangan' });
  expect(gone.status).toBe(404);
  expect(lines.join('\n')).not.toContain(second.slice(4));
});

test('[Q-06] five an hour of one address, sixty where the school is signed in; ten wrong numbers a minute', async () => {
  const { api } = await registrationApi({ limitFactor: 1 });
  const from = '203.0.113.9';
  const one = (index: number, address: string) =>
    register(api, { whatsapp: `08121111${1000 + index}` }, { from: address });
  for (let index = 0; index < 5; index += 1) await numberOf(one(index, from));
  const sixth = await one(6, from);
  expect([sixth.status, sixth.headers.has('Retry-After')]).toEqual([429, true]);
  // Another address, and the school's own, go on.
  await numberOf(one(7, '203.0.113.10'));
  await api.deps.db.updateTable('sessions').set({ address: from }).execute();
  await numberOf(one(8, from));

  const look = (number: string) =>
    api.fetch(
      new Request(`${api.url}/registrations.php/status/${number}`, {
        headers: { 'X-API-Key': api.key, [visitorHeader]: from },
      }),
    );
  const answers = [];
  for (let index = 0; index < 11; index += 1)
    answers.push(await look(`PSB-00000000000${index % 10}`));
  expect(answers.map((answer) => answer.status)).toEqual([...Array(10).fill(404), 429]);
  const texts = await Promise.all(answers.slice(0, 10).map((answer) => answer.text()));
  expect(new Set([...texts, await (await status(api, 'x')).text()]).size).toBe(1);
});

test('[Q-07] on day 61 nothing can be read, swept or not, and a backup of before has lost its key', async () => {
  const { api, identity, setNow } = await registrationApi();
  const number = await numberOf(register(api));
  setNow('2027-03-31T16:59:00Z');
  expect(await listed(api)).toHaveLength(1);
  expect((await status(api, number)).status).toBe(200);
  const before = await api.deps.db.selectFrom('registrations').selectAll().execute();
  const waves = await api.deps.db.selectFrom('registration_waves').selectAll().execute();

  // No sweep has come.
  setNow('2027-04-01T00:00:00Z');
  expect(await listed(api)).toEqual([]);
  expect((await status(api, number)).status).toBe(404);
  expect(await bodyOf(atDesk(api, 'GET', '/registrations.php/counts'))).toEqual([]);
  const late = await atDesk(api, 'PUT', '/registrations.php/1/state', { state: 'lolos' });
  expect(late.status).toBe(404);

  await cleanUp(api.deps);
  expect(await api.deps.db.selectFrom('registrations').selectAll().execute()).toEqual([]);
  expect(await readdir(join(api.folder, 'kunci-gelombang'))).toEqual([]);

  // The rows of a backup and a clock of before, while the school's own key is there.
  await api.deps.db.insertInto('registration_waves').values(waves).execute();
  await api.deps.db.insertInto('registrations').values(before).execute();
  setNow('2027-01-20T00:00:00Z');
  expect(await listed(api)).toMatchObject([{ id: 1, sealed: null }]);
  await expect(opened(before[0]?.sealed ?? '', identity)).rejects.toThrow();
});
