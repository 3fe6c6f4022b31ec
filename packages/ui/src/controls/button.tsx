import type { ComponentProps, ReactNode } from 'react';

const looks = {
  // Forced colors take its ground away: the border is what is left of a button.
  solid: 'bg-primary text-on-primary hover:bg-primary-strong forced-colors:border',
  quiet: 'text-primary-strong border-tinted border hover:bg-primary-soft',
  alarm: 'text-danger border-danger border hover:bg-danger-soft',
} as const;

const sizes = {
  small: 'min-h-target px-4 text-small',
  large: 'min-h-12 px-5.5',
} as const;

type Looks = {
  look?: keyof typeof looks;
  size?: keyof typeof sizes;
  className?: string;
  children: ReactNode;
};

type ButtonProps = Looks &
  (
    | { href: string; 'aria-current'?: 'page' | undefined }
    | ({ href?: never } & Omit<ComponentProps<'button'>, keyof Looks>)
  );

/** A button, or with `href` a link to a page of the app that looks like one. */
export function Button({
  look = 'solid',
  size = 'large',
  className = '',
  children,
  ...rest
}: ButtonProps) {
  const classes = `rounded-control font-strong inline-flex items-center justify-center gap-2.5 text-center transition-colors ${looks[look]} ${sizes[size]} ${className}`;
  if (rest.href !== undefined) {
    return (
      <a {...rest} className={classes}>
        {children}
      </a>
    );
  }
  return (
    <button type="button" {...rest} className={classes}>
      {children}
    </button>
  );
}
