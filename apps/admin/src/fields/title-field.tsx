import { Textarea, type TextareaProps } from '@mantine/core';
import type { KeyboardEvent } from 'react';

type TitleFieldProps = Omit<TextareaProps, 'onChange'> & { onChange: (title: string) => void };

/** A title: one line of text that wraps instead of running out of sight. */
export function TitleField({ onChange, ...props }: TitleFieldProps) {
  const keepOneLine = (event: KeyboardEvent) => {
    if (event.key === 'Enter') event.preventDefault();
  };
  return (
    <Textarea
      {...props}
      autosize
      minRows={1}
      onKeyDown={keepOneLine}
      onChange={(event) => onChange(event.currentTarget.value.replace(/\s*[\r\n]+\s*/g, ' '))}
    />
  );
}
