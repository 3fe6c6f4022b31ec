import { Textarea } from '@mantine/core';
import type { BodyFieldProps } from '../editor/body-field-props.ts';

/** A body as plain text, for when the editor cannot be loaded. */
export function PlainBodyField(props: BodyFieldProps) {
  return (
    <Textarea
      description="Editor lengkap tidak dapat dimuat. Tulis teks biasa; baris kosong memisahkan paragraf."
      autosize
      minRows={14}
      value={props.value}
      error={props.isInvalid}
      aria-labelledby={props.labelId}
      aria-describedby={props.describedBy}
      data-path={props.path}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}
