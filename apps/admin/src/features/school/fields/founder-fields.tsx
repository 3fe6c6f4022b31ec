import { GrowingTextarea } from '../../../fields/growing-textarea.tsx';

import { LineField } from '../../../fields/line-field.tsx';
import { PictureField } from '../../../fields/upload/picture-field.tsx';
import type { FactFieldsProps } from '../fact-card.ts';

/** The founder's words and portrait. */
export function FounderFields({ form, field, facts }: FactFieldsProps) {
  return (
    <>
      <GrowingTextarea minRows={3} {...field('founder.quote')} />
      <LineField {...field('founder.name')} />
      <PictureField
        label="Potret"
        path="founder.picture"
        field={form.getInputProps}
        value={facts.founder.picture}
      />
    </>
  );
}
