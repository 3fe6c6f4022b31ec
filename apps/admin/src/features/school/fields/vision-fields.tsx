import { factLimits } from '@pesantren/api-client/contract/school/fact-schemas';
import type { Facts } from '@pesantren/content/facts';
import { GrowingTextarea } from '../../../fields/growing-textarea.tsx';
import { LineField } from '../../../fields/line-field.tsx';
import rows from '../../../fields/row-list.module.css';
import { RowList } from '../../../fields/row-list.tsx';
import type { FactFieldsProps } from '../fact-card.ts';

/** Vision, missions and values. */
export function VisionFields({ form, field }: FactFieldsProps) {
  return (
    <>
      <GrowingTextarea minRows={2} {...field('vision')} />
      <RowList<string>
        form={form}
        path="missions"
        legend="Misi"
        noun="misi"
        max={factLimits.missions}
        empty={() => ''}
        nameOf={() => ''}
      >
        {(path) => (
          <GrowingTextarea
            className={rows.wide}
            aria-label="Misi"
            minRows={1}
            {...form.getInputProps(path)}
          />
        )}
      </RowList>
      <RowList<Facts['values'][number]>
        form={form}
        path="values"
        legend="Nilai"
        noun="nilai"
        max={factLimits.values}
        empty={() => ({ name: '', text: '' })}
        nameOf={({ name }) => name}
      >
        {(path) => (
          <>
            <LineField label="Nilai" {...form.getInputProps(`${path}.name`)} />
            <LineField label="Penjelasan" {...form.getInputProps(`${path}.text`)} />
          </>
        )}
      </RowList>
    </>
  );
}
