import { Button, type TextareaProps } from '@mantine/core';
import { fieldLimits } from '@pesantren/content/limits';
import { articleExcerpt } from '@pesantren/ui/rich-text/excerpt';
import { GrowingTextarea } from '../../fields/growing-textarea.tsx';
import { lengthNote } from '../../fields/length-note.ts';
import classes from './article-form.module.css';

type ExcerptFieldProps = Omit<TextareaProps, 'value' | 'onChange'> & {
  value?: string;
  onChange: (value: string) => void;
  content: string;
};

/** The excerpt, shown below the title in lists; left empty, the site shows the proposed one. */
export function ExcerptField({ value = '', onChange, content, ...props }: ExcerptFieldProps) {
  const proposal = articleExcerpt({ excerpt: '', content });
  const canPropose = value.trim() === '' && proposal !== '';
  return (
    <div>
      <GrowingTextarea
        {...props}
        label="Ringkasan"
        minRows={2}
        placeholder={proposal}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        description={lengthNote(value, fieldLimits.excerpt)}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
      />
      {canPropose && (
        <Button
          className={classes.propose ?? ''}
          variant="subtle"
          onClick={() => onChange(proposal)}
        >
          Pakai paragraf pertama
        </Button>
      )}
    </div>
  );
}
