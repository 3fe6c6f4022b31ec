import { Textarea, type TextareaProps } from '@mantine/core';
import classes from './content-field.module.css';

/** The required body of an article or announcement. */
export function ContentField(props: TextareaProps) {
  return (
    <Textarea
      {...props}
      className={classes.content ?? ''}
      label="Isi"
      description="Baris kosong memisahkan paragraf."
      inputWrapperOrder={['label', 'description', 'error', 'input']}
      autosize
      minRows={14}
      required
      labelProps={{ 'data-wajib': true }}
    />
  );
}
