import { Arch } from '@pesantren/ui/ornament/arch';
import type { ReactNode } from 'react';
import { Container } from './container.tsx';

type NoticeProps = {
  /** Large in the arch: `404`. */
  sign: ReactNode;
  title: string;
  text: string;
  /** Buttons. */
  children: ReactNode;
};

/** A page with nothing but a message and buttons. */
export function Notice({ sign, title, text, children }: NoticeProps) {
  return (
    // Negative margins: the arch touches the footer's weave.
    <Container className="notice -mb-20 grid w-full items-end gap-12 pt-10 max-md:grid-rows-[auto_1fr] md:-mb-28 md:grid-cols-[1.2fr_.8fr] md:gap-16 md:pt-18">
      <div className="md:pb-20">
        <h1 className="text-h2">{title}</h1>
        <p className="text-lead text-muted mt-4 max-w-[34em]">{text}</p>
        <div className="mt-8 flex flex-wrap gap-3.5">{children}</div>
      </div>
      <Arch className="mx-auto aspect-[12/13] w-full max-w-80">
        <p
          aria-hidden="true"
          className="bg-band text-on-band text-h1 font-heading grid size-full place-items-center pt-[15%] tabular-nums"
        >
          {sign}
        </p>
      </Arch>
    </Container>
  );
}
