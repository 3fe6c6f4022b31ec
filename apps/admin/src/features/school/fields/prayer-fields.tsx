import { NativeSelect } from '@mantine/core';
import { prayerNames, prayerStrips } from '@pesantren/content/fact-choices';
import type { Facts } from '@pesantren/content/facts';
import { Link } from 'react-router-dom';
import { ChoiceField } from '../../../fields/choice-field.tsx';
import { itemPath } from '../../../paths.ts';
import type { FactFieldsProps } from '../fact-card.ts';

/** When the strip stands on the site, in words. */
export const stripLabels: Readonly<Record<Facts['prayer_times']['shown'], string>> = {
  ramadan: 'Sejak seminggu sebelum Ramadan sampai Ramadan usai',
  always: 'Sepanjang tahun',
  never: 'Tidak tampil',
};

const strips = prayerStrips.map((value) => ({ value, label: stripLabels[value] }));

const corrections = Array.from({ length: 21 }, (_, at) => {
  const minutes = 10 - at;
  return { value: String(minutes), label: correctionInWords(minutes) };
});

/** When visitors see the times of prayer, and the minutes by which the school moves each. */
export function PrayerFields({ form, field, facts }: FactFieldsProps) {
  const { latitude } = facts.identity.map;
  return (
    <>
      {latitude === null && (
        <p>
          Waktu salat dihitung dari letak sekolah: isi lintang dan bujur di kartu{' '}
          <Link to={itemPath('school', 'identity')}>Identitas</Link>.
        </p>
      )}
      <ChoiceField
        legend={field('prayer_times.shown').label}
        choices={strips}
        value={facts.prayer_times.shown}
        onChange={(shown) => form.setFieldValue('prayer_times.shown', shown)}
        data-path="prayer_times.shown"
      />
      {prayerNames.map((name) => {
        const path = `prayer_times.minutes.${name}`;
        return (
          <NativeSelect
            key={name}
            data={corrections}
            {...field(path)}
            value={String(facts.prayer_times.minutes[name])}
            onChange={(event) => form.setFieldValue(path, Number(event.currentTarget.value))}
          />
        );
      })}
    </>
  );
}

function correctionInWords(minutes: number): string {
  if (minutes === 0) return 'Sesuai hitungan';
  return `${Math.abs(minutes)} menit lebih ${minutes > 0 ? 'lambat' : 'awal'}`;
}
