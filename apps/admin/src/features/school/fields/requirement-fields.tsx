import { factLimits } from '@pesantren/api-client/contract/school/fact-schemas';
import { GrowingTextarea } from '../../../fields/growing-textarea.tsx';
import { LineField } from '../../../fields/line-field.tsx';
import rows from '../../../fields/row-list.module.css';
import { RowList } from '../../../fields/row-list.tsx';
import type { FactFieldsProps } from '../fact-card.ts';

/** The fields of what parents bring and ask. */
export function RequirementFields({ form, field }: FactFieldsProps) {
  return (
    <>
      <RowList<string>
        form={form}
        path="requirements.documents"
        legend="Berkas yang dibawa"
        noun="berkas"
        max={factLimits.documents}
        empty={() => ''}
        nameOf={() => ''}
      >
        {(path) => (
          <LineField className={rows.wide} aria-label="Berkas" {...form.getInputProps(path)} />
        )}
      </RowList>
      <GrowingTextarea minRows={2} {...field('requirements.note')} />
      <LineField
        description="Kelanjutan dari “Assalamualaikum, saya ingin bertanya tentang …”."
        {...field('requirements.question')}
      />
    </>
  );
}
