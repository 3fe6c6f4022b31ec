import { agenda } from '@pesantren/api-client/contract/agenda';
import { announcements } from '@pesantren/api-client/contract/announcement';
import { shownFacts } from '@pesantren/content/shown-facts';
import { expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { ogImageOf } from './og-image.ts';

const published = { date: '19 November 2026', time: '08.00 WIB', category: 'Asrama' };

// What a parent reads of the card alone, in a group: the day to come on, or that of publication, said to be one.
test.each([
  ['Hari kunjungan', { event_date: '2026-12-06' }, '6 Desember 2026', 'Asrama · 6 Desember 2026'],
  [
    'Ujian akhir',
    { event_date: '2026-12-07', event_end_date: '2026-12-12', event_time: '07.30 WIB' },
    '7 Desember 2026',
    'Asrama · 7 sampai 12 Desember 2026, 07.30 WIB',
  ],
  [
    'Gotong royong',
    { event_date: '2026-11-08', event_place: 'sawah' },
    '8 November 2026',
    'Asrama · 8 November 2026, sawah (sudah lewat)',
  ],
  ['Rekening baru', {}, null, 'Asrama · Diterbitkan 19 November 2026'],
  ['Undatable', { date: 'Awal Ramadan' }, null, 'Asrama · Awal Ramadan'],
  ['Dated ahead', { date: '1 Desember 2026' }, null, 'Asrama · 1 Desember 2026'],
])(
  '[F-87] the card of "%s" names the right day and no hour of publication',
  (title, own, day, words) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T03:00:00Z') });
    const announcement = announcements.item.parse({ id: 1, title, ...published, ...own });
    const about = { kind: 'announcement', announcement } as const;
    const { image } = ogImageOf(about, readConfig({}), shownFacts({}).all);
    expect(image.stamp && `${image.stamp.day} ${image.stamp.month}`).toBe(day);
    expect(image.facts.join(' · ')).toBe(`Pengumuman · ${words}`);
    expect(image.facts.join()).not.toContain('08.00');
  },
);

test.each([
  [{ starts: '2026-12-06' }, '6 Desember 2026', 'Kunjungan · 6 Desember 2026, aula'],
  [
    { starts: '2026-12-06T01:00:00.000Z', ends: '2026-12-06T09:00:00.000Z' },
    '6 Desember 2026',
    'Kunjungan · 6 Desember 2026, 08.00 sampai 16.00 WIB, aula',
  ],
  [
    { starts: '2026-11-30', ends: '2026-12-02' },
    '30 November 2026',
    'Kunjungan · 30 November sampai 2 Desember 2026, aula',
  ],
  [{ starts: '2026-11-08' }, '8 November 2026', 'Kunjungan · 8 November 2026, aula (sudah lewat)'],
  [
    { starts: '2026-11-08', cancelled: true },
    '8 November 2026',
    'Kunjungan · 8 November 2026, aula (dibatalkan)',
  ],
  [{ starts: '' }, null, 'Kunjungan'],
])('[D-11] the card of the event of %j names its day', (span, day, words) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T03:00:00Z') });
  const own = { id: 1, title: 'Hari kunjungan', category: 'Kunjungan', place: 'aula', ...span };
  const event = agenda.item.parse(own);
  const { image } = ogImageOf({ kind: 'event', event }, readConfig({}), shownFacts({}).all);
  expect(image.stamp && `${image.stamp.day} ${image.stamp.month}`).toBe(day);
  expect(image.facts.join(' · ')).toBe(`Agenda · ${words}`);
});
