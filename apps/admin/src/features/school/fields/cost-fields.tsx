import { NativeSelect } from '@mantine/core';
import { factLimits } from '@pesantren/api-client/contract/school/fact-schemas';
import { costIntervals, costPayers } from '@pesantren/content/fact-choices';
import type { Cost } from '@pesantren/content/facts';
import { LineField } from '../../../fields/line-field.tsx';
import { NumberField } from '../../../fields/number-field.tsx';
import { RowList } from '../../../fields/row-list.tsx';
import type { FactFieldsProps } from '../fact-card.ts';

const intervals = { once: 'Sekali', month: 'Setiap bulan', year: 'Setiap tahun' };
const payers = { new: 'Santri baru', all: 'Semua santri' };
const intervalChoices = costIntervals.map((value) => ({ value, label: intervals[value] }));
const payerChoices = costPayers.map((value) => ({ value, label: payers[value] }));

/** The costs of a pupil, in groups. */
export function CostFields({ form }: FactFieldsProps) {
  return (
    <RowList<Cost>
      form={form}
      path="costs"
      legend="Biaya"
      noun="biaya"
      max={factLimits.costs}
      isFolded
      empty={(rows) => ({
        group: rows.at(-1)?.group ?? '',
        label: '',
        amount: 0,
        every: rows.at(-1)?.every ?? 'once',
        payer: rows.at(-1)?.payer ?? 'new',
      })}
      nameOf={({ label }) => label}
    >
      {(path) => (
        <>
          <LineField label="Nama biaya" {...form.getInputProps(`${path}.label`)} />
          <NumberField label="Jumlah" isRupiah {...form.getInputProps(`${path}.amount`)} />
          <NativeSelect
            label="Dibayar"
            data={intervalChoices}
            {...form.getInputProps(`${path}.every`)}
          />
          <NativeSelect label="Oleh" data={payerChoices} {...form.getInputProps(`${path}.payer`)} />
          <LineField
            label="Kelompok"
            description="Biaya dengan kelompok yang sama berdiri bersama."
            {...form.getInputProps(`${path}.group`)}
          />
        </>
      )}
    </RowList>
  );
}
