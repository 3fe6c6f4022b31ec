import type { ComponentProps } from 'react';
import { Container } from './container.tsx';

/** The frame of a page's content, or of its head where a list of another width follows. */
export function PageFrame(props: Omit<ComponentProps<typeof Container>, 'className'>) {
  return <Container {...props} className="pt-10 md:pt-16" />;
}
