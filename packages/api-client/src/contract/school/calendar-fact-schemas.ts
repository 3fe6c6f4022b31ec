import { oddHijriMonth } from '@pesantren/content/calendar/hijri';
import { prayerStrips } from '@pesantren/content/fact-choices';
import type { HijriMonth, PrayerTimesFact } from '@pesantren/content/facts';
import * as z from 'zod/mini';
import { day, whole } from '../texts/wire.ts';

const hijriMonth: z.ZodMiniType<HijriMonth> = z.object({
  year: whole('Tahun hijriah', 1480, 1439),
  month: whole('Bulan hijriah', 12, 1),
  starts: day('Tanggal 1'),
});

/** The most months whose first day a school has fixed. */
export const maxHijriMonths = 24;

/** The first days that the school has fixed; each leaves its month and the one before it 29 or 30 days long. */
export const hijriMonths = z
  .array(hijriMonth)
  .check(
    z.maxLength(maxHijriMonths, `Awal bulan paling banyak ${maxHijriMonths}.`),
    ({ value, issues }) => {
      const again = value.findIndex((one, at) => value.findIndex(isSameMonth(one)) < at);
      const odd = oddHijriMonth(value);
      if (again !== -1) issues.push(refusal(again, 'Bulan ini sudah ada di daftar.'));
      else if (odd !== -1) issues.push(refusal(odd, oddMonth));

      function refusal(at: number, message: string) {
        return { code: 'custom' as const, input: value, path: [at, 'starts'], message };
      }
    },
  );

const oddMonth =
  'Bulan ini atau yang sebelumnya tidak lagi 29 atau 30 hari: periksa tanggalnya, atau isi juga awal bulan di sebelahnya.';

function isSameMonth({ year, month }: HijriMonth) {
  return (other: HijriMonth) => other.year === year && other.month === month;
}

const minutes = whole('Koreksi', 10, -10);

/** When the times of prayer are shown, and how the school moves them. */
export const prayerTimes: z.ZodMiniType<PrayerTimesFact> = z.object({
  shown: z.enum(prayerStrips, 'Pilih selama Ramadan, selalu, atau tidak pernah.'),
  minutes: z.object({
    ...{ imsak: minutes, subuh: minutes, zuhur: minutes },
    ...{ asar: minutes, magrib: minutes, isya: minutes },
  }),
});
