import { isoDay } from './dates.ts';

const months = [
  'Muharam',
  'Safar',
  'Rabiulawal',
  'Rabiulakhir',
  'Jumadilawal',
  'Jumadilakhir',
  'Rajab',
  'Syakban',
  'Ramadan',
  'Syawal',
  'Zulkaidah',
  'Zulhijah',
];

/**
 * The years 1439 to 1480 by Indonesia's criterion, three hexadecimal digits each: bit 0 is Muharam, 1
 * means 30 days, 0 means 29. Printed by `pnpm --filter @pesantren/content hijri-years`.
 */
const years =
  '2ae56e2ea6d56aa5552ab95b1da5d5ba9b52aa5555aad56aae96d4ea9e8ad1654eaae5acba5b4aa9552b2974b7ab65b4d65d4aa568ae26d4edae96d4ea9d2a';
const firstYear = 1439;

const oneDay = 86_400_000;
/** 1 Muharam 1439. */
const firstDay = Date.parse('2017-09-22');

/**
 * Returns `9 Jumadilakhir 1448 H`: the calendar day of an instant in the school's zone, in the Hijri calendar of
 * Indonesia's Ministry of Religious Affairs (MABIMS' criterion), as far as it can be computed before
 * the Ministry fixes a month. By hand, since `Intl` knows other criteria only and costs a phone tens of milliseconds.
 * @returns null outside the table, which covers 2018 to 2057.
 */
export function formatHijri(instant: Date): string | null {
  if (Number.isNaN(instant.getTime())) return null;
  let day = (Date.parse(isoDay(instant)) - firstDay) / oneDay;
  if (day < 0) return null;
  for (let year = 0; year * 3 < years.length; year += 1) {
    const lengths = Number.parseInt(years.slice(year * 3, year * 3 + 3), 16);
    for (const [month, name] of months.entries()) {
      const length = 29 + ((lengths >> month) & 1);
      if (day < length) return `${day + 1} ${name} ${firstYear + year} H`;
      day -= length;
    }
  }
  return null;
}
