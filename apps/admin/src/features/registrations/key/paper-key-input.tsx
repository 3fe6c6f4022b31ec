import { Textarea, type TextareaProps } from '@mantine/core';
import classes from '../registrations-page.module.css';

/** Takes a paper key as it is typed from paper: all of it is in sight on a phone, in letters that are told apart. */
export function PaperKeyInput(props: TextareaProps) {
  return (
    <Textarea
      rows={2}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      classNames={{ input: classes.typedKey }}
      // A line has no meaning here: Enter sends, as in any field of one line.
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        event.currentTarget.form?.requestSubmit();
      }}
      {...props}
    />
  );
}
