import { TextInput, type TextInputProps } from '@mantine/core';
import { estimatedReadTime } from './article-values.ts';

type ReadTimeFieldProps = Omit<TextInputProps, 'value'> & { value?: string; content: string };

/** How long an article takes: computed from its text until someone types something else. */
export function ReadTimeField({ value = '', content, ...props }: ReadTimeFieldProps) {
  const computed = estimatedReadTime(content);
  const isOwn = value.trim() !== '' && value.trim() !== computed;
  return (
    <TextInput
      {...props}
      label="Waktu baca"
      value={value}
      placeholder={computed}
      description={isOwn ? `Menurut panjang isi: ${computed}.` : 'Dihitung dari panjang isi.'}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
    />
  );
}
