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
  /** Enter sends the form, as in a short one; otherwise it leads into the text below. */
  sends?: boolean;
};

/** A title field: a single line that wraps instead of scrolling out of sight. Enter goes on from it. */
export function TitleField({
  value = '',
  onChange,
  limit = fieldLimits.title,
  sends = false,
  ...props
}: TitleFieldProps) {
  const goOn = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const { form } = event.currentTarget;
    // Nothing is typed yet: the form opens first.
    if (value === '' || event.nativeEvent.isComposing) return;
    if (sends) form?.requestSubmit();
    else focusText(event.currentTarget);
  };
  return (
    <GrowingTextarea
      {...props}
      value={value}
      description={lengthNote(value, limit)}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      minRows={1}
      enterKeyHint={sends ? 'send' : 'next'}
      onKeyDown={goOn}
      onChange={(event) => onChange(event.currentTarget.value.replace(/\s*[\r\n]+\s*/g, ' '))}
    />
  );
}

/** Leads from a title into the text, once its editor has come, unless the person has gone on meanwhile. */
function focusText(title: HTMLTextAreaElement): void {
  const { form, value } = title;
  const focus = () => {
    const text = form?.querySelector<HTMLElement>('[contenteditable="true"]');
    text?.focus();
    return text;
  };
  if (!form || focus()) return;
  const observer = new MutationObserver(() => {
    const waits = document.activeElement === title && title.value === value;
    if (!waits || focus()) observer.disconnect();
  });
  observer.observe(form, { childList: true, subtree: true });
}
