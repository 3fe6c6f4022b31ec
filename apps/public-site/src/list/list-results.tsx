import type { ReactNode } from 'react';
import { Container } from '../components/container.tsx';

/** The section around a list's items, which `plain/list-controls.ts` changes in place (docs/spec.md#f-32). */
export function ListResults({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Container
      as="section"
      aria-label={label}
      data-list=""
      tabIndex={-1}
      className="outline-none! tall:scroll-mt-32 pt-5 md:pt-8"
    >
      {children}
    </Container>
  );
}
