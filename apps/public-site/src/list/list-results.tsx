import { type ReactNode, useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { asksForMore } from '../hydration/intercept-links.ts';

type ListResultsProps = {
  /** `Daftar artikel`. */
  label: string;
  /** What the list is narrowed to; another text means: another list, not more of the same. */
  filterKey: string;
  isFetching: boolean;
  children: ReactNode;
};

/**
 * Where the items of a list stand. Narrowed from far down, the new results are read from their start;
 * Back leads to where one was. What was pressed there and went away with the old results leaves the
 * focus to the new; 'Muat lebih banyak' leaves it to the first of what it brought.
 */
export function ListResults({ label, filterKey, isFetching, children }: ListResultsProps) {
  const section = useRef<HTMLElement>(null);
  const before = useRef(filterKey);
  const pressedIn = useRef<string>(undefined);
  const grownFrom = useRef<number>(undefined);
  const returning = useNavigationType() === NavigationType.Pop;

  useEffect(() => {
    if (before.current === filterKey) return;
    before.current = filterKey;
    const top = section.current?.getBoundingClientRect().top ?? 0;
    if (top < 0 && !returning) section.current?.scrollIntoView();
  }, [filterKey, returning]);

  // Results come after their address: each time they may be the ones.
  useEffect(() => {
    const { current } = pressedIn;
    if (current === undefined || current === filterKey) return;
    if (document.activeElement === document.body) section.current?.focus({ preventScroll: true });
  });

  useEffect(() => {
    const { current: list } = section;
    const note = (event: MouseEvent) => {
      const index = linksIn(list).findIndex((link) => link.contains(event.target as Node));
      const isMore = linksIn(list)[index]?.dataset.more !== undefined;
      grownFrom.current = isMore && !asksForMore(event) ? index : undefined;
    };
    list?.addEventListener('click', note);
    return () => list?.removeEventListener('click', note);
  }, []);

  // What is new stands where the link stood.
  useEffect(() => {
    const first = linksIn(section.current)[grownFrom.current ?? -1];
    if (!first || first.dataset.more !== undefined) return;
    grownFrom.current = undefined;
    first.focus({ preventScroll: true });
  });

  return (
    <section
      ref={section}
      aria-label={label}
      aria-busy={isFetching}
      tabIndex={-1}
      onFocus={() => {
        pressedIn.current = filterKey;
      }}
      onBlur={() => {
        pressedIn.current = undefined;
      }}
      className="outline-none! max-w-page mx-auto tall:scroll-mt-32 px-5 pt-5 md:px-6 md:pt-8"
    >
      {children}
    </section>
  );
}

function linksIn(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll('a') ?? [])];
}
