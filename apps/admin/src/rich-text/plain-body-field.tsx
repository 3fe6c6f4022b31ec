import { Textarea } from '@mantine/core';
import { isHtml } from '@pesantren/api-client/contract/rich-text';
import { useState } from 'react';
import type { BodyFieldProps } from './body-field-props.ts';

/** A body as plain text, while the editor cannot be loaded; one that is formatted already waits for it. */
export function PlainBodyField(props: BodyFieldProps) {
  const [isFormatted] = useState(() => isHtml(props.value));
  if (isFormatted) return <p>Isi yang berformat dapat diedit setelah editor dimuat.</p>;
  return (
    <Textarea
      description="Sementara itu, tulislah teks biasa; baris kosong memisahkan paragraf."
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
