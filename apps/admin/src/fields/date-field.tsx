import { TextInput, type TextInputProps } from '@mantine/core';
import { formatDate, isoDay, parseDate } from '@pesantren/content/dates';
import { NativePicker } from './native-picker.tsx';

type DateFieldProps = Omit<TextInputProps, 'value' | 'onChange'> & {
  value?: string;
  onChange: (value: string) => void;
};

/** A day in words, typed or picked: `12 Januari 2025`. Other words stay as typed, with a hint at it. */
export function DateField({ value = '', onChange, ...props }: DateFieldProps) {
  const day = parseDate(value);
  const pick = (iso: string) => {
    const picked = parseDate(iso);
    if (picked) onChange(formatDate(picked));
  };
  return (
    <TextInput
      placeholder="misalnya 12 Januari 2025"
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
          value={day ? isoDay(day) : ''}
          onPick={pick}
        />
      }
    />
  );
}

function hintAt(text: string, day: Date | null): string {
  if (!text || (day && formatDate(day) === text)) return '';
  return day
    ? `Tampil di situs sebagai ${formatDate(day)}.`
    : 'Belum terbaca sebagai tanggal (contoh: 12 Januari 2025). Kata bebas tetap boleh.';
}
