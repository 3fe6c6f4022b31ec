import type { TextareaProps } from '@mantine/core';
import type { Clock } from '@pesantren/content/clock';
import { parseDate, parseOnlyDate } from '@pesantren/content/dates';
import { useClock } from '../services.ts';
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
  const clock = useClock();
  const day = parseOnlyDate(value, clock);
  const pick = (iso: string) => {
    const picked = parseDate(iso, clock);
    if (picked) onChange(clock.formatDate(picked));
  };
  const upcoming = day && !liesAhead && clock.isFuture(day) ? clock.formatDate(day) : '';
  return (
    <div>
      <LineField
        placeholder="misalnya 6 Mei 2026"
        autoComplete="off"
        {...props}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        description={hintAt(value.trim(), day, clock)}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        rightSectionWidth={46}
        rightSection={
          <NativePicker
            type="date"
            label="Pilih tanggal"
            value={day ? clock.isoDay(day) : ''}
            onPick={pick}
          />
        }
      />
      <div role="status">
        {upcoming && (
          <Question answer="Pakai hari ini" onAnswer={() => onChange(clock.formatDate(new Date()))}>
            Tanggal {upcoming} masih akan datang. Sudah benar? {untilThen}
          </Question>
        )}
      </div>
    </div>
  );
}

function hintAt(text: string, day: Date | null, { formatDate }: Clock): string {
  if (!text || (day && formatDate(day) === text)) return '';
  return day
    ? `Tampil di situs sebagai ${formatDate(day)}.`
    : 'Belum terbaca sebagai tanggal (contoh: 12 Januari 2025). Kata bebas tetap boleh.';
}
