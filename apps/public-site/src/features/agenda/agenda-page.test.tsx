import { expect, test } from 'vitest';
import { api, provider, providerForEachTest, visit, wordsAt } from '../../testing/site.tsx';

providerForEachTest();

const blank = { ends: '', place: '', note: '', category: '', cancelled: false };

async function pageAt(path: string, options?: Parameters<typeof visit>[1]) {
  const response = await visit(path, options);
  const document = new DOMParser().parseFromString(await response.text(), 'text/html');
  return { status: response.status, document };
}

test('[D-05] a month has its events and the announcements with a day, once each, in their order', async () => {
  const libur = { ...blank, title: 'Libur semester', starts: '2099-12-20', ends: '2099-12-31' };
  await api.create('agenda', libur);
  const rapat = { title: 'Rapat wali', starts: '2099-12-06T08:00+07:00', cancelled: true };
  await api.create('agenda', { ...blank, ...rapat, place: 'aula' });
  await api.create('announcements', { title: 'Jadwal ujian', event_date: '2099-12-07' });
  const { status, document } = await pageAt('/agenda?bulan=2099-12');
  expect(status).toBe(200);
  const entries = [...document.querySelectorAll('main li article')];
  expect(entries.map((entry) => entry.querySelector('h3')?.textContent)).toEqual([
    ...['Rapat wali', 'Jadwal ujian', 'Libur semester'],
  ]);
  const [first, second] = entries;
  expect(first?.querySelector('h3 s')?.textContent).toBe('Rapat wali');
  expect(first?.textContent).toContain('Dibatalkan');
  expect(first?.textContent).toContain('6 Desember 2099, 08.00 WIB, aula');
  const links = (entry?: Element) =>
    [...(entry?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
  expect(links(first)).toEqual(['/agenda/2', '/agenda/agenda-2.ics']);
  expect(links(second)).toEqual([
    ...['/pengumuman/1', '/pengumuman/1', '/agenda/pengumuman-1.ics'],
  ]);
  const [cell] = [...document.querySelectorAll('td')].filter((each) =>
    each.querySelector('time[datetime="2099-12-21"]'),
  );
  expect(cell?.querySelector('a')?.getAttribute('href')).toBe('#agenda-1');
  expect(document.querySelector('#agenda-1')).not.toBeNull();
});

test('[D-05] what is over says so; a month without a day says so, and is in no search engine', async () => {
  await api.create('agenda', { ...blank, title: 'Haul', starts: '2026-01-05' });
  expect(await wordsAt('/agenda?bulan=2026-01')).toContain('Sudah lewat');
  const { document } = await pageAt('/agenda?bulan=2026-02');
  expect(document.querySelector('main')?.textContent).toContain(
    'Belum ada agenda pada bulan Februari 2026.',
  );
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  const current = await pageAt('/agenda');
  expect(current.document.querySelector('meta[name=robots]')).toBeNull();
  expect(current.document.querySelector('h2')?.textContent).not.toBe('Februari 2026');
});

test('[D-05] a provider that fails, or has no agenda, is no empty month', async () => {
  provider('agenda', 'cut');
  const failed = await pageAt('/agenda');
  expect(failed.status).toBe(503);
  expect(failed.document.querySelector('[role=alert]')?.textContent).toContain('Coba Lagi');
  for (const path of ['/agenda', '/agenda/kalender-pendidikan'])
    expect((await pageAt(path, { profile: 'plain' })).status, path).toBe(404);
});

test('[D-08] events are told to search engines with their state', async () => {
  await api.create('agenda', {
    ...{ ...blank, title: 'Wisuda tahfiz', starts: '2099-12-06T08:00+07:00', cancelled: true },
    place: 'halaman depan',
  });
  const { document } = await pageAt('/agenda?bulan=2099-12');
  const json = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  const graph: { '@graph': { '@type': string }[] } = JSON.parse(json);
  const [event] = graph['@graph'].filter((thing) => thing['@type'] === 'Event');
  expect(event).toMatchObject({
    ...{ name: 'Wisuda tahfiz', startDate: '2099-12-06T01:00:00.000Z' },
    eventStatus: 'https://schema.org/EventCancelled',
    url: `${api.siteOrigin}/agenda/1`,
  });
});
