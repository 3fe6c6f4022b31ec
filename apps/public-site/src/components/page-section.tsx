import { SectionHeading } from '@pesantren/ui/list/section-heading';
import type { ComponentProps, ReactNode } from 'react';
import { Container } from './container.tsx';

type PageSectionProps = ComponentProps<typeof SectionHeading> & { children: ReactNode };

/** A section of the home page under its heading, with a link to the whole. */
export function PageSection({ children, ...heading }: PageSectionProps) {
  return (
    <Container as="section" className="pt-11 md:pt-23">
      <SectionHeading {...heading} />
      {children}
    </Container>
  );
}
