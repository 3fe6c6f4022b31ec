import { NativeSelect, TextInput } from '@mantine/core';
import { maxHijriMonths } from '@pesantren/api-client/contract/school/calendar-fact-schemas';
import { formatDay } from '@pesantren/content/admission';
import {
  fixedByIsbat,
  hijriDay,
  hijriMonthName,
  hijriMonthStart,
} from '@pesantren/content/calendar/hijri';
import type { Clock } from '@pesantren/content/clock';
import type { HijriMonth } from '@pesantren/content/facts';
import { RowList } from '../../../fields/row-list.tsx';
import { useClock } from '../../../services.ts';
import type { FactFieldsProps } from '../fact-card.ts';

/** The first days of Hijri months as they were fixed; a month that is chosen brings the day that was computed. */
export function HijriFields({ form }: FactFieldsProps) {
  const choices = monthsAround(new Date(), useClock());
  return (
    <>
      <p>
        Penanggalan hijriah dihitung dengan kriteria Kementerian Agama. Bila sidang isbat menetapkan
        hari lain, tulis di sini; bila sama pun, simpan supaya kata “perkiraan” hilang.
      </p>
      <RowList<HijriMonth>
        form={form}
        path="hijri_months"
        legend="Awal bulan"
        noun="bulan"
        max={maxHijriMonths}
        empty={(rows) => nextMonth(choices, rows)}
        nameOf={nameOfMonth}
      >
        {(path, row) => (
          <>
            <NativeSelect
              label="Bulan"
              value={keyOf(row)}
              data={[...new Map([row, ...choices].map((one) => [keyOf(one), one])).values()].map(
                (one) => ({ value: keyOf(one), label: nameOfMonth(one) }),
              )}
              onChange={({ currentTarget: { value } }) => {
                const chosen = choices.find((one) => keyOf(one) === value);
                if (chosen) form.setFieldValue(path, chosen);
              }}
            />
            <TextInput
              label={`Tanggal 1 ${hijriMonthName(row.month)}`}
              description={computedInWords(row)}
              type="date"
              {...form.getInputProps(`${path}.starts`)}
            />
          </>
        )}
      </RowList>
    </>
  );
}

/** Returns the name of a month with its year: `Ramadan 1448 H`. */
export function nameOfMonth({ year, month }: HijriMonth): string {
  return `${hijriMonthName(month)} ${year} H`;
}

/** Returns the months from two before this one to two years from now, each with its computed first day. */
function monthsAround(now: Date, clock: Clock): HijriMonth[] {
  const today = hijriDay(now, clock);
  if (!today) return [];
  const current = today.year * 12 + today.month - 1;
  return Array.from({ length: 27 }, (_, at) => current - 2 + at).flatMap((index) => {
    const [year, month] = [Math.floor(index / 12), (index % 12) + 1];
    const starts = hijriMonthStart(year, month);
    return starts ? [{ year, month, starts }] : [];
  });
}

/** Returns the month that is fixed next: the first Ramadan, Syawal or Zulhijah that is not in the list. */
function nextMonth(choices: readonly HijriMonth[], rows: readonly HijriMonth[]): HijriMonth {
  const isNew = (one: HijriMonth) => rows.every((row) => keyOf(row) !== keyOf(one));
  const coming = choices.slice(2).filter(({ month }) => fixedByIsbat.has(month));
  const next = coming.find(isNew) ?? choices.find(isNew);
  return next ?? { year: 1448, month: 9, starts: '' };
}

function computedInWords({ year, month }: HijriMonth): string {
  const starts = hijriMonthStart(year, month);
  return starts ? `Menurut hitungan ${formatDay(starts)}` : '';
}

function keyOf({ year, month }: HijriMonth): string {
  return `${year}-${month}`;
}
