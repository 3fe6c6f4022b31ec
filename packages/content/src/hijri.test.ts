import { expect, test } from 'vitest';
import { parseDate } from './dates.ts';
import { formatHijri } from './hijri.ts';

test('a day in WIB has its Hijri day, month in words and year', () => {
  expect(formatHijri(new Date('2026-03-20T00:00:00+07:00'))).toMatch(/^1 Syawal 1447 H$/);
  expect(formatHijri(parseDate('17 Agustus 2026') ?? new Date(0))).toMatch(/^4 Rabi.*1448 H$/);
});

test('[S10] the day is the one in WIB: 18.00 UTC is already the next', () => {
  expect(formatHijri(new Date('2026-03-19T16:59:00Z'))).toMatch(/Ramadan 1447 H$/);
  expect(formatHijri(new Date('2026-03-19T17:00:00Z'))).toMatch(/^1 Syawal 1447 H$/);
});

test('every day from 2018 to 2057 is the one that ICU has, and so are its neighbours outside', () => {
  const calendar = { dateStyle: 'long', timeZone: 'Asia/Jakarta' } as const;
  const icu = new Intl.DateTimeFormat('id-ID-u-ca-islamic-umalqura', calendar);
  const end = Date.parse('2057-08-01T12:00:00+07:00');
  for (let day = Date.parse('2018-08-01T12:00:00+07:00'); day < end; day += 86_400_000) {
    const instant = new Date(day);
    if (formatHijri(instant) !== icu.format(instant)) expect.fail(instant.toISOString());
  }
});
