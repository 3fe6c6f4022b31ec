import { factLimits } from '@pesantren/api-client/contract/school/fact-schemas';
import type { Facts } from '@pesantren/content/facts';
import { GrowingTextarea } from '../../../fields/growing-textarea.tsx';
import { LineField } from '../../../fields/line-field.tsx';
import { NumberField } from '../../../fields/number-field.tsx';
import rows from '../../../fields/row-list.module.css';
import { RowList } from '../../../fields/row-list.tsx';
import type { FactFieldsProps } from '../fact-card.ts';

/** The years of the school's history. */
export function HistoryFields({ form }: FactFieldsProps) {
  return (
    <RowList<Facts['history'][number]>
      form={form}
      path="history"
      legend="Sejarah, dari yang terdahulu"
      noun="tahun"
      max={factLimits.history}
      isFolded
      empty={() => ({ year: new Date().getFullYear(), title: '', text: '' })}
      nameOf={({ year, title }) => `${year} ${title}`.trim()}
    >
      {(path) => (
        <>
          <NumberField label="Tahun" {...form.getInputProps(`${path}.year`)} />
          <LineField label="Judul" {...form.getInputProps(`${path}.title`)} />
          <GrowingTextarea
            className={rows.wide}
            label="Isi"
            minRows={2}
            {...form.getInputProps(`${path}.text`)}
          />
        </>
      )}
    </RowList>
  );
}
