import type { TimeZone } from '@pesantren/content/facts';
import { expect, test } from 'vitest';
import { apiForEachTest } from '../../testing/api-for-each-test.ts';
import { bodyOf, read, write } from '../../testing/requests.ts';

const now = '2026-11-28T03:00:00.000Z';
const api = apiForEachTest({ now: () => new Date(now) });

async function moveTo(time_zone: TimeZone) {
  const saved = await write(api, 'PUT', '/school.php', { facts: { time_zone } });
  expect(saved.status).toBe(200);
}

type Event = { title: string; starts: string; ends: string };

test('[J-08] an event keeps the days and hours that were typed when the school changes its zone', async () => {
  const typed = {
    Wisuda: ['6 Desember 2026, 08.00', '6 Desember 2026, 16.00'],
    Ujian: ['7 Desember 2026', '12 Desember 2026'],
    Rapat: ['5 Desember 2026, 09.00', ''],
  };
  for (const [title, [starts, ends]] of Object.entries(typed)) {
    await api.create('agenda', { title, starts, ends });
  }
  const columns = () =>
    api.deps.db
      .selectFrom('agenda')
      .select(['title', 'starts_at', 'over_at'])
      .orderBy('id')
      .execute();
  const inJakarta = await columns();
  await moveTo('Asia/Jayapura');
  const events = await bodyOf<Event[]>(read(api, '/agenda.php'));
  const moments = Object.fromEntries(
    events.map(({ title, starts, ends }) => [title, [starts, ends]]),
  );
  expect(moments).toEqual({
    Wisuda: ['2026-12-05T23:00:00.000Z', '2026-12-06T07:00:00.000Z'],
    Ujian: ['2026-12-07', '2026-12-12'],
    Rapat: ['2026-12-05T00:00:00.000Z', ''],
  });
  expect(await columns()).toEqual([
    {
      title: 'Wisuda',
      starts_at: '2026-12-05T23:00:00.000Z',
      over_at: '2026-12-06T07:00:00.000Z',
    },
    { title: 'Ujian', starts_at: '2026-12-06T15:00:00.000Z', over_at: '2026-12-12T15:00:00.000Z' },
    { title: 'Rapat', starts_at: '2026-12-05T00:00:00.000Z', over_at: '2026-12-05T15:00:00.000Z' },
  ]);
  await moveTo('Asia/Jakarta');
  expect(await columns()).toEqual(inJakarta);
});

test('[J-08] a time to come moves with the clock, what has ended stays ended', async () => {
  const coming = { publish_at: '2026-12-06T01:00:00.000Z', expire_at: '2026-12-07T16:59:00.000Z' };
  const { id } = await api.create('articles', { title: 'Nanti', date: '6 Desember 2026' });
  const { id: over } = await api.create('articles', {
    title: 'Sudah lewat',
    date: '20 November 2026',
  });
  const set = (item: string, times: object) =>
    api.deps.db.updateTable('articles').set(times).where('id', '=', Number(item)).execute();
  await set(id, coming);
  await set(over, { expire_at: '2026-11-28T02:30:00.000Z' });
  await moveTo('Asia/Makassar');
  await moveTo('Asia/Jayapura');
  const rows = await api.deps.db
    .selectFrom('articles')
    .select(['publish_at', 'expire_at', 'published_at'])
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    {
      publish_at: '2026-12-05T23:00:00.000Z',
      expire_at: '2026-12-07T14:59:00.000Z',
      published_at: '2026-12-05T15:00:00.000Z',
    },
    {
      publish_at: null,
      expire_at: '2026-11-28T02:30:00.000Z',
      published_at: '2026-11-19T15:00:00.000Z',
    },
  ]);
});

test('[J-08] a version of the history keeps its hours too', async () => {
  const typed = { title: 'Wisuda', starts: '6 Desember 2026, 08.00', ends: '' };
  const { id } = await api.create('agenda', typed);
  await write(api, 'PUT', `/agenda.php/${id}`, { ...typed, title: 'Wisuda angkatan ketujuh' });
  await moveTo('Asia/Makassar');
  const bodies = await api.deps.db.selectFrom('revisions').select('body').execute();
  expect(bodies.length).toBeGreaterThan(0);
  for (const { body } of bodies) {
    expect(JSON.parse(body)).toMatchObject({ starts: '2026-12-06T00:00:00.000Z', ends: '' });
  }
});
