import type { ComponentProps, ElementType } from 'react';

type ContainerProps = Omit<ComponentProps<'section'>, 'className'> & {
  as?: 'div' | 'dl' | 'nav' | 'section';
  className: string;
};

/** Centers a part of a page at the site's width, between the page's margins. */
export function Container({ as: tag = 'div', className, ...rest }: ContainerProps) {
  // Their props differ only in the type of `ref`.
  const Tag = tag as ElementType;
  return <Tag {...rest} className={`max-w-page mx-auto px-5 md:px-6 ${className}`} />;
}
