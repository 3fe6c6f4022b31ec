import { serverFetch } from '@pesantren/api-client/server/server-fetch';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { api, provider, providerForEachTest, saveFacts } from '../../src/testing/site.tsx';
import { createFactsReader } from '../facts-reader.ts';
import { createMachineRoutes } from '../machine-routes.ts';
import { createReader } from '../reader.ts';

providerForEachTest();

const siteUrl = 'https://www.sekolah.example';
const files = `${import.meta.dirname}/../../public`;

function siteFor(apiProfile: 'full' | 'plain') {
  const config = { apiUrl: api.url, apiKey: api.key, apiProfile, siteUrl };
  const { read } = createFactsReader(config, serverFetch, 0, () => {});
  return createMachineRoutes(config, files, createReader(config, serverFetch, 0), read);
}

/** The events of a calendar as another program reads them. */
async function eventsAt(path: string) {
  const answer = await siteFor('full').request(path);
  expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  const text = await answer.text();
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  for (const line of text.split('\r\n')) {
    expect(line).not.toMatch(/[\r\n]/);
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  }
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  }
  return calendar.getAllSubcomponents('vevent').map((each) => {
    const event = new ICAL.Event(each);
    const value = (name: string) => String(each.getFirstPropertyValue(name));
    return {
      ...{ uid: event.uid, sequence: event.sequence, summary: event.summary },
      ...{ starts: String(event.startDate), ends: String(event.endDate) },
      ...{ zone: event.startDate.zone?.tzid, at: event.startDate.toJSDate().toISOString() },
      ...{ status: value('status'), url: value('url'), location: event.location },
      ...{ stamp: value('dtstamp'), description: event.description },
    };
  });
}

const visit = {
  ...{ title: 'Hari kunjungan, bulan Desember; pagi', place: 'serambi', note: '', category: '' },
  ...{ starts: '2099-12-06T08:00+07:00', ends: '2099-12-06T16:00+07:00', cancelled: false },
};

async function change(id: string, body: object) {
  const init = { method: 'PUT', headers: { 'Content-Type': 'application/json' } };
  const request = new Request(`${api.url}/agenda.php/${id}`, {
    ...init,
    body: JSON.stringify(body),
  });
  expect((await api.fetch(api.asAdmin(request))).status).toBe(200);
}

test('[D-06] phones subscribe to the agenda: days whole, hours in the zone of the school', async () => {
  await api.create('agenda', visit);
  const libur = {
    ...visit,
    title: 'Libur semester dan pulang ke rumah masing-masing, santri putra',
  };
  await api.create('agenda', { ...libur, starts: '2099-12-20', ends: '2099-12-31' });
  const exam = { title: 'Ujian', event_date: '2099-12-07', event_time: '07.30 WIB' };
  await api.create('announcements', exam);
  const [first, second, third] = await eventsAt('/agenda.ics');
  expect(first).toMatchObject({
    ...{ uid: 'agenda-1@www.sekolah.example', summary: visit.title, sequence: 0 },
    ...{ starts: '2099-12-06T08:00:00', ends: '2099-12-06T16:00:00', zone: 'Asia/Jakarta' },
    ...{ at: '2099-12-06T01:00:00.000Z', status: 'CONFIRMED' },
    ...{ url: `${siteUrl}/agenda/1` },
    stamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]+Z$/),
  });
  expect(first?.location).toMatch(/^serambi, Pesantren/);
  expect(second).toMatchObject({
    ...{ uid: 'pengumuman-1@www.sekolah.example', starts: '2099-12-07', ends: '2099-12-08' },
    ...{ url: `${siteUrl}/pengumuman/1`, description: `07.30 WIB\n${siteUrl}/pengumuman/1` },
  });
  expect(third).toMatchObject({ starts: '2099-12-20', ends: '2100-01-01' });
});

test('[D-06] an update keeps its id and counts on; what was cancelled stays, and says so', async () => {
  const { id } = await api.create('agenda', visit);
  const [before] = await eventsAt(`/agenda/agenda-${id}.ics`);
  await change(id, { ...visit, starts: '2099-12-13T08:00+07:00', ends: '', cancelled: true });
  const [after, ...others] = await eventsAt('/agenda.ics');
  expect(others).toEqual([]);
  expect(after).toMatchObject({
    ...{ uid: before?.uid, sequence: 1, starts: '2099-12-13T08:00:00', status: 'CANCELLED' },
    summary: `Dibatalkan: ${visit.title}`,
  });
});

test('[D-06] another zone of the school is that of its calendar', async () => {
  await api.create('agenda', visit);
  await saveFacts({ time_zone: 'Asia/Makassar' });
  try {
    const [event] = await eventsAt('/agenda.ics');
    expect(event).toMatchObject({
      ...{ starts: '2099-12-06T08:00:00', zone: 'Asia/Makassar', at: '2099-12-06T00:00:00.000Z' },
    });
  } finally {
    await saveFacts({ time_zone: 'Asia/Jakarta' });
    await siteFor('full').request('/agenda.ics');
  }
});

test('[D-06] what is not there is a 404, what cannot be read a 503', async () => {
  await api.create('announcements', { title: 'Tanpa tanggal acara' });
  const missing = ['agenda-9', 'pengumuman-1', 'artikel-1', 'agenda-x'];
  for (const key of missing)
    expect((await siteFor('full').request(`/agenda/${key}.ics`)).status, key).toBe(404);
  expect((await siteFor('plain').request('/agenda.ics')).status).toBe(404);
  provider('agenda', 'cut');
  expect((await siteFor('full').request('/agenda.ics')).status).toBe(503);
});
