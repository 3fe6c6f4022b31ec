import { NativeSelect } from '@mantine/core';
import type { FactFieldsProps } from '../fact-card.ts';

const choices = [
  { value: 'Asia/Jakarta', label: 'WIB (Indonesia Barat)' },
  { value: 'Asia/Makassar', label: 'WITA (Indonesia Tengah)' },
  { value: 'Asia/Jayapura', label: 'WIT (Indonesia Timur)' },
];

/** The zone of the school's clock. */
export function TimeZoneFields({ field }: FactFieldsProps) {
  return <NativeSelect data={choices} {...field('time_zone')} />;
}
