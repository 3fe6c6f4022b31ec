import type { ComponentProps } from 'react';
import { useViewTransitionState } from 'react-router-dom';

/** The link of an article's card; `data-going` while the browser goes over between the two, by which the picture moves along. */
export function ArticleLink({ href = '', ...rest }: ComponentProps<'a'>) {
  return <a href={href} data-going={useViewTransitionState(href) || undefined} {...rest} />;
}
