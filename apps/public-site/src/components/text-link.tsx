import type { ComponentProps } from 'react';

/** A link on a line of its own, with or without an icon. */
export function TextLink({ className = '', ...rest }: ComponentProps<'a'>) {
  return (
    <a
      {...rest}
      className={`text-small font-strong text-primary min-h-target inline-flex items-center gap-2 underline-offset-4 hover:underline ${className}`}
    />
  );
}
