import { expect, test } from 'vitest';
import { clockOf } from './clock.ts';
import { parseDate, parseOnlyDate, writtenDate } from './dates.ts';

const clock = clockOf('Asia/Jakarta');

/** A text's day as every part of the product shows it, `null` when it names none. */
function dayOf(text: string): string | null {
  const instant = parseDate(text, clock);
  return instant && clock.formatDate(instant);
}

test.each([
  ['12 Januari 2025', '12 Januari 2025'],
  ['12 januari 2025', '12 Januari 2025'],
  ['  5  Jan.  2025 ', '5 Januari 2025'],
  ['Senin, 17 Agustus 2026', '17 Agustus 2026'],
  ['Senin, 17 Agt 2026 pukul 08.00', '17 Agustus 2026'],
  ['1 Peb 2025', '1 Februari 2025'],
  ['10 Nopember 1945', '10 November 1945'],
  ['29 Februari 2024', '29 Februari 2024'],
  ['2025-01-12', '12 Januari 2025'],
  ['2025-01-12 08:00:00', '12 Januari 2025'],
  ['2025-08-17 00:30:00', '17 Agustus 2025'],
  ['2025-08-17T23:59', '17 Agustus 2025'],
  ['12/01/2025', '12 Januari 2025'],
  ['5/1/2025', '5 Januari 2025'],
  ['17-08-2025', '17 Agustus 2025'],
  ['17.08.2025', '17 Agustus 2025'],
])('[I14] [P17] "%s" is %s', (text, day) => {
  expect(dayOf(text)).toBe(day);
});

test.each([
  ...['12-01-2025 08:00:00', '12/01/2025 08:00', '12.01.2025 08.00 WIB', '12-1-2025, 8:00'],
  ...[
    '2025/01/12',
    '2025.01.12 08:00',
    '2025-1-12',
    '2025-01-12 08:00:00.000000',
    '2025-1-12 8:00',
  ],
  ...['12/1/25', '12-01-25', '12-Jan-2025', '12-JAN-25', '12 Januari 25', '12 January 2025'],
  ...['January 12, 2025', 'Jan 12th, 2025', 'Sun, 12 Jan 2025 08:00:00 +0700'],
])('[F-81] [P17] "%s", as PHP hosts write it, is 12 Januari 2025', (text) => {
  expect(dayOf(text)).toBe('12 Januari 2025');
});

test('[F-81] English months, years of two digits and short offsets are read', () => {
  const english = 'February March April May June July August October December Aug Oct Dec Mar';
  const numbers = english
    .split(' ')
    .map((month) => parseDate(`3 ${month} 2025`, clock)?.getUTCMonth());
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 9, 11, 7, 9, 11, 2]);
  expect([dayOf('1/2/98'), dayOf('1/2/68')]).toEqual(['1 Februari 1998', '1 Februari 2068']);
  expect(dayOf('Mulai 12 Mei 08.00 WIB')).toBeNull();
  const instants = ['2025-01-12 18:00:00+00', '2025-1-12T18:00:00Z', '12/01/2025 18:00 UTC'];
  for (const text of instants) {
    expect(parseDate(text, clock)?.toISOString()).toBe('2025-01-12T18:00:00.000Z');
  }
  const exact = '2025-01-12T18:00:00.618Z';
  expect(parseDate(exact, clock)?.toISOString()).toBe(exact);
});

test.each(
  'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'
    .split(' ')
    .map((month, index) => [month, index]),
)('[I14] %s is a month by its name and by three letters', (month, index) => {
  expect(parseDate(`3 ${month} 2025`, clock)).toEqual(
    new Date(Date.UTC(2025, Number(index), 2, 17)),
  );
  expect(dayOf(`3 ${String(month).slice(0, 3)} 2025`)).toBe(`3 ${month} 2025`);
});

test.each([
  ...['', '-', 'kemarin', 'Januari 2025', '12 Januari', '12', '1737936000', '1737936000000'],
  ...['2025-02-30', '2025-13-01', '2025-00-10', '2025-01-00', '0000-00-00', '0000-00-00 00:00:00'],
  ...['30 Februari 2025', '31 Juni 2025', '0 Mei 2025', '112 Januari 2025', '29 Februari 2025'],
  ...[
    '31/02/2025',
    '12/13/2025',
    '10000-01-01',
    '1 Januari 10000',
    '0025-01-12',
    '12/01/20255',
    '12/01/2025 s.d. 15/01/2025',
    '12/01-2025',
    '31/02/25',
    '112/01/2025',
  ],
  ...['2025-02-30T08:00:00Z', '2025-01-12T25:00:00Z', 'Invalid Date', '5 Desa 2025', '3 Mari 2025'],
  ...['12 🌾 2025', '١٢ Januari 2025'],
])('[I14] [P17] %j names no day', (text) => {
  expect(parseDate(text, clock)).toBeNull();
});

test.each([
  ['2025-08-17T18:00Z', '18 Agustus 2025', '01.00 WIB'],
  ['2025-08-17T16:59:59Z', '17 Agustus 2025', '23.59 WIB'],
  ['2025-08-17T17:00:00.000Z', '18 Agustus 2025', '00.00 WIB'],
  ['2025-08-17T23:30:00+07:00', '17 Agustus 2025', '23.30 WIB'],
  ['2025-08-17T23:30:00-05:00', '18 Agustus 2025', '11.30 WIB'],
  ['2024-12-31T17:00:00Z', '1 Januari 2025', '00.00 WIB'],
])('[S10] the instant %s is %s in WIB, at %s', (text, day, time) => {
  const instant = parseDate(text, clock);
  expect(instant).not.toBeNull();
  expect(clock.formatDate(instant as Date)).toBe(day);
  expect(clock.formatTime(instant as Date)).toBe(time);
});

test('[I14] a day without a zone begins at midnight in WIB', () => {
  expect(parseDate('17 Agustus 2025', clock)?.toISOString()).toBe('2025-08-16T17:00:00.000Z');
  expect(clock.formatTime(parseDate('2025-08-17', clock) as Date)).toBe('00.00 WIB');
});

test('[I14] without a clock a date is its day, and an instant where it names one', () => {
  expect(writtenDate('17 Agustus 2025')).toBe('2025-08-17');
  expect(writtenDate('17/08/2025 23.59 WIB')).toBe('2025-08-17');
  expect(writtenDate('2025-08-17T23:30:00-05:00')).toBe('2025-08-18T04:30:00.000Z');
});

test('[I14] what is shown is read as the same day again', () => {
  for (let day = 0; day < 800; day += 1) {
    const shown = clock.formatDate(new Date(Date.UTC(2024, 0, 1 + day, 12)));
    expect(dayOf(shown)).toBe(shown);
  }
});

test('[I18] a long text of one kind is judged without backtracking', () => {
  for (const kind of ['1', ' ', 'a', '1 ', '12 a', '1-', '12-a', 'aaa ', '1.'])
    expect(parseDate(kind.repeat(50_000), clock)).toBeNull();
});

test('[S10] the ISO day is the one in WIB', () => {
  expect(clock.isoDay(new Date('2025-08-17T16:59:59Z'))).toBe('2025-08-17');
  expect(clock.isoDay(new Date('2025-08-17T17:00:00Z'))).toBe('2025-08-18');
});

test.each([
  ['Asia/Jakarta', '31 Desember 2026', '22.30 WIB', '2026-12-31T17:00:00.000Z'],
  ['Asia/Makassar', '31 Desember 2026', '23.30 WITA', '2026-12-31T16:00:00.000Z'],
  ['Asia/Jayapura', '1 Januari 2027', '00.30 WIT', '2027-01-01T15:00:00.000Z'],
] as const)('[J-08] a school in %s has its own days and clock', (zone, day, time, tomorrow) => {
  const own = clockOf(zone);
  const instant = new Date('2026-12-31T15:30:00Z');
  expect(own.formatDate(instant)).toBe(day);
  expect(own.formatTime(instant)).toBe(time);
  expect(own.startOfTomorrow(instant).toISOString()).toBe(tomorrow);
  expect(own.isoDay(parseDate('31 Desember 2026', own) as Date)).toBe('2026-12-31');
});

test.each([
  '6-8 Desember 2026',
  '6 – 8 Desember 2026',
  '6 dan 7 Desember 2026',
  '6, 7, 8 Desember 2026',
  '6 s.d. 8 Desember 2026',
  '6 s/d 8 Des 2026',
  'Ahad, 6 sampai dengan Selasa, 8 Desember 2026',
  '28 November – 2 Desember 2026',
  '30 Desember 2026 hingga 2 Januari 2027',
])('[T-01] ‘%s’ are several days, none of which stands for all', (text) => {
  expect(parseOnlyDate(text, clock)).toBeNull();
  expect(parseDate(text, clock)).not.toBeNull();
});

test.each([
  '12-Jan-2025',
  'Ahad, 12 Januari 2025, 08.00 - 10.00 WIB',
  '08:00 - 10:00, 12 Januari 2025',
  '12 Januari 2025 dan seterusnya',
  '2025-01-12 08:00',
])('[T-01] ‘%s’ is one day', (text) => {
  expect(clock.formatDate(parseOnlyDate(text, clock) ?? new Date(0))).toBe('12 Januari 2025');
});
