import type { TextareaProps } from '@mantine/core';
import { fieldLimits } from '@pesantren/content/limits';
import type { KeyboardEvent } from 'react';
import { GrowingTextarea } from './growing-textarea.tsx';
import { lengthNote } from './length-note.ts';

type TitleFieldProps = Omit<TextareaProps, 'value' | 'onChange'> & {
  value?: string;
  onChange: (title: string) => void;
  /** The limit in characters. */
  limit?: number;
};

/** A title field: a single line that wraps instead of scrolling out of sight. */
export function TitleField({
  value = '',
  onChange,
  limit = fieldLimits.title,
  ...props
}: TitleFieldProps) {
  const keepOneLine = (event: KeyboardEvent) => {
    if (event.key === 'Enter') event.preventDefault();
  };
  return (
    <GrowingTextarea
      {...props}
      value={value}
      description={lengthNote(value, limit)}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      minRows={1}
      onKeyDown={keepOneLine}
      onChange={(event) => onChange(event.currentTarget.value.replace(/\s*[\r\n]+\s*/g, ' '))}
    />
  );
}
