import { defaultFacts } from '@pesantren/content/default-facts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { open, providerForEachTest, saveFacts, wordsAt } from '../../testing/site.tsx';
import { prayerTimesOf } from './prayer-times.ts';

// Before the provider starts a session by this clock.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-02-08T05:00+07:00') });
});
afterEach(() => {
  vi.useRealTimers();
});
providerForEachTest();

/**
 * Imsak to Isya in Kabupaten Aceh Tenggara on twelve days: the table of the Ministry of Religious Affairs (Bimas Islam),
 * as https://github.com/renomureza/waktu-sholat keeps it.
 */
const ministry = [
  '2027-01-15 05.10 05.20 12.40 16.04 18.39 19.52',
  '2027-02-15 05.16 05.26 12.45 16.06 18.46 19.56',
  '2027-03-15 05.11 05.21 12.40 15.50 18.44 19.52',
  '2027-04-15 04.58 05.08 12.31 15.43 18.38 19.47',
  '2027-05-15 04.48 04.58 12.28 15.50 18.37 19.49',
  '2027-06-15 04.47 04.57 12.32 15.58 18.42 19.57',
  '2027-07-15 04.55 05.05 12.37 16.03 18.47 20.01',
  '2027-08-15 04.59 05.09 12.36 15.54 18.43 19.54',
  '2027-09-15 04.56 05.06 12.27 15.27 18.31 19.40',
  '2027-10-15 04.48 04.58 12.17 15.34 18.19 19.28',
  '2027-11-15 04.46 04.56 12.16 15.38 18.15 19.27',
  '2027-12-15 04.55 05.05 12.26 15.50 18.25 19.39',
];

test.each(ministry)('[J-61] %s, to the minute but one', (row) => {
  const [day = '', ...times] = row.split(' ');
  const ours = prayerTimesOf(defaultFacts, new Date(`${day}T12:00+07:00`));
  const apart = ours.map(({ time }, at) => Math.abs(minutesOf(time) - minutesOf(times[at] ?? '')));
  expect(apart).toHaveLength(6);
  expect(Math.max(...apart)).toBeLessThanOrEqual(1);
});

function minutesOf(time: string): number {
  const [hours = Number.NaN, minutes] = time.split('.').map(Number);
  return hours * 60 + (minutes ?? Number.NaN);
}

const { identity, prayer_times } = defaultFacts;

test.each([
  ['a week before Ramadan', '2027-02-01T00:00+07:00', true],
  ['a moment earlier', '2027-01-31T23:59+07:00', false],
  ['on its last day', '2027-03-09T23:59+07:00', true],
  ['on Idulfitri', '2027-03-10T00:00+07:00', false],
])('[J-61] %s home has the times of prayer: %s is %s', async (_, now, isShown) => {
  vi.setSystemTime(now);
  const { page } = await open('/');
  expect(page.queryByRole('region', { name: 'Waktu salat' }) !== null).toBe(isShown);
});

test('[J-61] the strip names its day, its place and its six times; a kept page shows those of the next day', async () => {
  const { page } = await open('/');
  const strip = page.getByRole('region', { name: 'Waktu salat' });
  expect(strip.textContent).toContain('1 Ramadan 1448 H (perkiraan) · 8 Februari 2027');
  expect(strip.textContent).toContain(
    'imsak05.16subuh05.26zuhur12.45asar16.07magrib18.46isya19.56',
  );
  const next = strip.nextElementSibling;
  expect(next?.hasAttribute('hidden')).toBe(true);
  expect(next?.getAttribute('data-from')).toBe(String(Date.parse('2027-02-09T00:00+07:00')));
  expect(next?.textContent).toContain('9 Februari 2027');
  expect(await wordsAt('/agenda')).toContain('imsak05.16');
});

test('[J-61] a school moves each time, and shows them all year, then without Imsak', async () => {
  const minutes = { ...prayer_times.minutes, subuh: -10, magrib: 3 };
  await saveFacts({ prayer_times: { shown: 'always', minutes } });
  vi.setSystemTime('2027-06-15T05:00+07:00');
  const words = await wordsAt('/');
  expect(words).toContain('subuh04.47zuhur12.32asar15.58magrib18.45');
  expect(words).not.toContain('imsak');
});

test('[J-61] a school that wants none has none in Ramadan either', async () => {
  await saveFacts({ prayer_times: { ...prayer_times, shown: 'never' } });
  expect(await wordsAt('/')).not.toContain('imsak');
});

test('[J-61] without its place on the map a school has no times of prayer', async () => {
  const map = { ...identity.map, latitude: null, longitude: null };
  await saveFacts({ identity: { ...identity, map } });
  expect(await wordsAt('/')).not.toContain('imsak');
});

test('[J-60] a first day that the school fixes after the isbat is on the next page', async () => {
  expect(await wordsAt('/')).toContain('1 Ramadan 1448 H (perkiraan)');
  await saveFacts({
    hijri_months: [
      { year: 1448, month: 9, starts: '2027-02-07' },
      { year: 1448, month: 10, starts: '2027-03-09' },
    ],
  });
  expect(await wordsAt('/')).toContain('2 Ramadan 1448 H · 8 Februari 2027');
});
