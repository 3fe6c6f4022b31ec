import { Textarea, TextInput } from '@mantine/core';
import { PictureField } from '../../../fields/upload/picture-field.tsx';
import type { FactFieldsProps } from '../fact-card.ts';

/** The founder's words and portrait. */
export function FounderFields({ form, field, facts }: FactFieldsProps) {
  return (
    <>
      <Textarea autosize minRows={3} {...field('founder.quote')} />
      <TextInput {...field('founder.name')} />
      <PictureField
        label="Potret"
        path="founder.picture"
        field={form.getInputProps}
        value={facts.founder.picture}
      />
    </>
  );
}
