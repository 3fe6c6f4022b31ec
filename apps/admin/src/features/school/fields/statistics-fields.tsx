import { factLimits } from '@pesantren/api-client/contract/school/fact-schemas';
import type { Facts } from '@pesantren/content/facts';
import { LineField } from '../../../fields/line-field.tsx';
import { NumberField } from '../../../fields/number-field.tsx';
import { RowList } from '../../../fields/row-list.tsx';
import type { FactFieldsProps } from '../fact-card.ts';

type Statistics = Facts['statistics'];

/** The numbers of the home page, and the teaching staff by degree. */
export function StatisticsFields({ form }: FactFieldsProps) {
  return (
    <>
      <RowList<Statistics['figures'][number]>
        form={form}
        path="statistics.figures"
        legend="Angka di beranda"
        noun="angka"
        max={factLimits.figures}
        empty={() => ({ figure: '', label: '' })}
        nameOf={({ figure, label }) => `${figure} ${label}`.trim()}
      >
        {(path) => (
          <>
            <LineField label="Angka" {...form.getInputProps(`${path}.figure`)} />
            <LineField label="Keterangan" {...form.getInputProps(`${path}.label`)} />
          </>
        )}
      </RowList>
      <RowList<Statistics['staff'][number]>
        form={form}
        path="statistics.staff"
        legend="Guru menurut gelar, dari yang tertinggi"
        noun="gelar"
        max={factLimits.figures}
        empty={() => ({ count: 1, degree: '', meaning: '' })}
        nameOf={({ degree }) => degree}
      >
        {(path) => (
          <>
            <LineField label="Gelar" {...form.getInputProps(`${path}.degree`)} />
            <LineField label="Arti" {...form.getInputProps(`${path}.meaning`)} />
            <NumberField label="Jumlah" {...form.getInputProps(`${path}.count`)} />
          </>
        )}
      </RowList>
    </>
  );
}
