import { type ReactNode, useEffect, useRef } from 'react';

type ResultsProps = {
  /** `Daftar artikel`. */
  label: string;
  /** What the list is narrowed to; another text means: another list, not more of the same. */
  narrowedTo: string;
  awaited: boolean;
  children: ReactNode;
};

/** Where the items of a list stand. Narrowed from far down, the new results are read from their start. */
export function Results({ label, narrowedTo, awaited, children }: ResultsProps) {
  const section = useRef<HTMLElement>(null);
  const before = useRef(narrowedTo);

  useEffect(() => {
    if (before.current === narrowedTo) return;
    before.current = narrowedTo;
    const top = section.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) section.current?.scrollIntoView();
  }, [narrowedTo]);

  return (
    <section
      ref={section}
      aria-label={label}
      aria-busy={awaited}
      className="max-w-page mx-auto scroll-mt-32 px-5 pt-5 md:px-6 md:pt-8"
    >
      {children}
    </section>
  );
}
