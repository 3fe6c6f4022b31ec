import type { ReactNode } from 'react';
import { Container } from './container.tsx';

type PageSectionProps = {
  title: string;
  /** Link to the whole list. */
  more?: { label: string; href: string };
  children: ReactNode;
};

/** A section of the home page under its heading. */
export function PageSection({ title, more, children }: PageSectionProps) {
  return (
    <Container as="section" className="pt-8 md:pt-23">
      <div className="mb-2.5 flex flex-wrap items-end justify-between gap-x-6 md:mb-9 md:gap-y-2">
        <h2 className="text-h2">{title}</h2>
        {more && (
          <a
            href={more.href}
            className="text-small font-strong text-primary min-h-target group -mt-2 tight:mt-0 inline-flex items-end"
          >
            <span className="border-accent border-b-2 pb-0.5 transition-colors group-hover:border-current">
              {more.label}
            </span>
          </a>
        )}
      </div>
      {children}
    </Container>
  );
}
