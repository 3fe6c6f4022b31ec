import { Textarea, type TextareaProps } from '@mantine/core';
import type { CSSProperties } from 'react';
import classes from './growing-textarea.module.css';

type GrowingTextareaProps = Omit<TextareaProps, 'autosize'> & { minRows: number };

/** True where a style rule makes a field as high as its text; Mantine measures it, laying the page out each time. */
const growsByStyle = 'fieldSizing' in document.documentElement.style;

/** A text field that is as high as its text. */
export function GrowingTextarea({ minRows, ...props }: GrowingTextareaProps) {
  if (!growsByStyle) return <Textarea {...props} autosize minRows={minRows} />;
  return (
    <Textarea
      {...props}
      classNames={{ input: classes.growing ?? '' }}
      style={{ '--rows': minRows } as CSSProperties}
    />
  );
}
