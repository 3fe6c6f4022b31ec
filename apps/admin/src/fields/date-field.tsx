import type { TextareaProps } from '@mantine/core';
import { parseDate, parseOnlyDate, schoolClock } from '@pesantren/content/dates';
import { LineField } from './line-field.tsx';
import { NativePicker } from './native-picker.tsx';
import { Question } from './question.tsx';

type DateFieldProps = Omit<TextareaProps, 'value' | 'onChange'> & {
  value?: string;
  onChange: (value: string) => void;
  /** Says what a future day means for visitors. */
  untilThen?: string;
  /** A day that lies ahead is what is meant, and is not questioned. */
  liesAhead?: boolean;
};

/**
 * A day in words, typed or picked: `12 Januari 2025`. Other text stays as typed, with a hint; a future
 * day is questioned, and may stay.
 */
export function DateField({
  value = '',
  onChange,
  untilThen = '',
  liesAhead = false,
  ...props
}: DateFieldProps) {
  const day = parseOnlyDate(value, schoolClock());
  const pick = (iso: string) => {
    const picked = parseDate(iso, schoolClock());
    if (picked) onChange(schoolClock().formatDate(picked));
  };
  const upcoming =
    day && !liesAhead && schoolClock().isFuture(day) ? schoolClock().formatDate(day) : '';
  return (
    <div>
      <LineField
        placeholder="misalnya 6 Mei 2026"
        autoComplete="off"
        {...props}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        description={hintAt(value.trim(), day)}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        rightSectionWidth={46}
        rightSection={
          <NativePicker
            type="date"
            label="Pilih tanggal"
            value={day ? schoolClock().isoDay(day) : ''}
            onPick={pick}
          />
        }
      />
      <div role="status">
        {upcoming && (
          <Question
            answer="Pakai hari ini"
            onAnswer={() => onChange(schoolClock().formatDate(new Date()))}
          >
            Tanggal {upcoming} masih akan datang. Sudah benar? {untilThen}
          </Question>
        )}
      </div>
    </div>
  );
}

function hintAt(text: string, day: Date | null): string {
  if (!text || (day && schoolClock().formatDate(day) === text)) return '';
  return day
    ? `Tampil di situs sebagai ${schoolClock().formatDate(day)}.`
    : 'Belum terbaca sebagai tanggal (contoh: 12 Januari 2025). Kata bebas tetap boleh.';
}
