import { Textarea, TextInput } from '@mantine/core';
import { factLimits } from '@pesantren/api-client/contract/school/fact-schemas';
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
          <TextInput className={rows.wide} aria-label="Berkas" {...form.getInputProps(path)} />
        )}
      </RowList>
      <Textarea autosize minRows={2} {...field('requirements.note')} />
      <TextInput
        description="Kelanjutan dari “Assalamualaikum, saya ingin bertanya tentang …”."
        {...field('requirements.question')}
      />
    </>
  );
}
