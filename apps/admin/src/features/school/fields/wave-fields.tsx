import { TextInput } from '@mantine/core';
import { factLimits } from '@pesantren/api-client/contract/school/fact-schemas';
import { isoDay } from '@pesantren/content/dates';
import type { Wave } from '@pesantren/content/facts';
import { NumberField } from '../../../fields/number-field.tsx';
import { RowList } from '../../../fields/row-list.tsx';
import type { FactFieldsProps } from '../fact-card.ts';

const oneDay = 86_400_000;

/** The waves of admission. */
export function WaveFields({ form }: FactFieldsProps) {
  const props = form.getInputProps;
  return (
    <RowList<Wave>
      form={form}
      path="waves"
      legend="Gelombang"
      noun="gelombang"
      max={factLimits.waves}
      empty={nextWave}
      nameOf={({ name }) => name}
    >
      {(path) => (
        <>
          <TextInput label="Nama" {...props(`${path}.name`)} />
          <TextInput label="Dibuka" type="date" {...props(`${path}.opens`)} />
          <TextInput label="Ditutup" type="date" {...props(`${path}.closes`)} />
          <NumberField label="Potongan" isRupiah {...props(`${path}.discount`)} />
          <NumberField label="Kuota (boleh kosong)" isOptional {...props(`${path}.quota`)} />
        </>
      )}
    </RowList>
  );
}

/** The wave that a school most likely adds: open from today on, for a month. */
function nextWave(waves: readonly Wave[]): Wave {
  const now = Date.now();
  return {
    name: `Gelombang ${waves.length + 1}`,
    opens: isoDay(new Date(now)),
    closes: isoDay(new Date(now + 30 * oneDay)),
    discount: 0,
  };
}
