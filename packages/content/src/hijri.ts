import { school } from './school.ts';

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
 * The years 1440 to 1479 of Umm al-Qura, one number each: bit 0 is Muharam, 1 means 30 days, 0 means 29.
 * Published by Saudi Arabia's King Abdulaziz City for Science and Technology, here as ICU has them.
 */
const years =
  '2ba 5b5 5aa d55 a9a 92e 26e 55d ada 6d4 6a5 b27 a4d 4ad 56d b5a 754 f49 e92 d26 a56 356 6b5 baa b92 b25 68b a9b 55a ada 5b4 da9 b52 a9a 536 276 575 af2 6d4 6a9'
    .split(' ')
    .map((year) => Number.parseInt(year, 16));
const firstYear = 1440;

const oneDay = 86_400_000;
/** 1 Muharam 1440 began with 11 September 2018, in WIB. */
const firstDay = Date.parse('2018-09-11T00:00:00+07:00');

/**
 * `9 Jumadilakhir 1448 H`: the calendar day of an instant in WIB, in the Hijri calendar of Umm al-Qura.
 * By hand from 2018 to 2057, since `Intl` costs a phone tens of milliseconds and spells months as its
 * machine does; other years are left to it.
 */
export function formatHijri(instant: Date): string {
  let day = Math.floor((instant.getTime() - firstDay) / oneDay);
  for (const [index, lengths] of day >= 0 ? years.entries() : []) {
    for (const [month, name] of months.entries()) {
      const length = 29 + ((lengths >> month) & 1);
      if (day < length) return `${day + 1} ${name} ${firstYear + index} H`;
      day -= length;
    }
  }
  const calendar = { dateStyle: 'long', timeZone: school.timeZone } as const;
  return instant.toLocaleDateString('id-ID-u-ca-islamic-umalqura', calendar);
}
