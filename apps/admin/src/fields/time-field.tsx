import type { TextareaProps } from '@mantine/core';
import { timeLabel } from '@pesantren/api-client/contract/labels';
import { useClock } from '../services.ts';
import { LineField } from './line-field.tsx';
import { NativePicker } from './native-picker.tsx';

type TimeFieldProps = Omit<TextareaProps, 'value' | 'onChange'> & {
  value?: string;
  onChange: (value: string) => void;
};

/** A time of day in WIB, typed or picked: `08.00 WIB`. Other text stays as typed. */
export function TimeField({ value = '', onChange, ...props }: TimeFieldProps) {
  const clock = useClock();
  const [, hour = '', minute = ''] = /^(\d{1,2})[.:](\d\d)/.exec(value.trim()) ?? [];
  return (
    <LineField
      placeholder="misalnya 08.00 WIB"
      autoComplete="off"
      {...props}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={() => onChange(timeLabel({ time: value }, clock))}
      rightSectionWidth={46}
      rightSection={
        <NativePicker
          type="time"
          label="Pilih jam"
          value={hour && `${hour.padStart(2, '0')}:${minute}`}
          onPick={(time) => onChange(timeLabel({ time }, clock))}
        />
      }
    />
  );
}
