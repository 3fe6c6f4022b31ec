import type { TextareaProps } from '@mantine/core';
import type { ChangeEvent, KeyboardEvent } from 'react';
import { GrowingTextarea } from './growing-textarea.tsx';

/**
 * A field of one line that wraps instead of cutting what it holds, as the name of a person on a phone. Enter sends the
 * form, as it does in an `<input>`.
 */
export function LineField({ onChange, onKeyDown, ...props }: TextareaProps) {
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    const { currentTarget: field } = event;
    if (/[\r\n]/.test(field.value)) field.value = field.value.replace(/\s*[\r\n]+\s*/g, ' ');
    onChange?.(event);
  };
  const send = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'Enter' || event.defaultPrevented) return;
    event.preventDefault();
    if (!event.nativeEvent.isComposing) event.currentTarget.form?.requestSubmit();
  };
  return (
    <GrowingTextarea
      {...props}
      minRows={1}
      onChange={change}
      onKeyDown={send}
      // Browsers bring the caret of a text area into sight, not its edges.
      onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
    />
  );
}
