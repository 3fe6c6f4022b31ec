import { TextInput } from '@mantine/core';
import { factLimits } from '@pesantren/api-client/contract/school/fact-schemas';
import type { Wave } from '@pesantren/content/facts';
import { LineField } from '../../../fields/line-field.tsx';
import { NumberField } from '../../../fields/number-field.tsx';
import { RowList } from '../../../fields/row-list.tsx';
import { useClock } from '../../../services.ts';
import { nextWave } from '../empty-facts.ts';
import type { FactFieldsProps } from '../fact-card.ts';

/** The waves of admission. */
export function WaveFields({ form }: FactFieldsProps) {
  const props = form.getInputProps;
  const clock = useClock();
  return (
    <RowList<Wave>
      form={form}
      path="waves"
      legend="Gelombang"
      noun="gelombang"
      max={factLimits.waves}
      empty={(waves) => nextWave(waves, clock)}
      nameOf={({ name }) => name}
    >
      {(path) => (
        <>
          <LineField label="Nama" {...props(`${path}.name`)} />
          <TextInput label="Dibuka" type="date" {...props(`${path}.opens`)} />
          <TextInput label="Ditutup" type="date" {...props(`${path}.closes`)} />
          <NumberField label="Potongan" isRupiah {...props(`${path}.discount`)} />
          <NumberField label="Kuota (boleh kosong)" isOptional {...props(`${path}.quota`)} />
        </>
      )}
    </RowList>
  );
}
